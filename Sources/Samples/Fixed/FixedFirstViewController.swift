import Foundation
import InterfaceBuilder
import UIKit

/// TabScrollViewSample as it should be: the tab bar counts once, and it is the focused field that is shown.
final class FixedFirstViewController: UIViewController {
  @Outlet var myscrollView: UIScrollView!
  @Outlet var myField: UITextField!
  @Outlet var myField2: UITextField!
  @Outlet var myLabel: UILabel!
  @Outlet var myLabel2: UILabel!

  private var overlap: KeyboardOverlap?

  override func loadView() {
    super.loadView()
    // A file brings its own view.
    if viewLoader == nil { TabSampleScreen.build(self) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    myscrollView?.contentSize = CGSize(width: 320, height: 411)
    overlap = myscrollView.map(KeyboardOverlap.init)
  }

  func goText1(_ sender: Any) { myLabel?.text = myField?.text }

  func goText2(_ sender: Any) { myLabel2?.text = myField2?.text }
}

extension FixedFirstViewController: ActionReceiver {
  static let actions: [String: InterfaceAction] = [
    "goText1:": InterfaceAction(goText1), "goText2:": InterfaceAction(goText2),
  ]
}

extension FixedFirstViewController: TabSampleOwner {}
