import Foundation
import InterfaceBuilder
import UIKit

/// ScrollViewSample as it should be: the overlap is measured, and it is the focused field that is shown.
final class FixedViewController: UIViewController {
  @Outlet var myscrollView: UIScrollView!
  @Outlet var myField: UITextField!
  @Outlet var myField2: UITextField!
  @Outlet var myLabel: UILabel!
  @Outlet var myLabel2: UILabel!

  private var overlap: KeyboardOverlap?

  override func loadView() {
    super.loadView()
    // A file brings its own view.
    if viewLoader == nil { ScrollSampleScreen.build(self) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    myscrollView?.contentSize = CGSize(width: 320, height: 460)
    overlap = myscrollView.map(KeyboardOverlap.init)
  }

  func keyHide(_ sender: Any) { myLabel?.text = myField?.text }

  func keyHide2(_ sender: Any) { myLabel2?.text = myField2?.text }
}

extension FixedViewController: ActionReceiver {
  static let actions: [String: InterfaceAction] = [
    "keyHide:": InterfaceAction(keyHide), "keyHide2:": InterfaceAction(keyHide2),
  ]
}

extension FixedViewController: ScrollSampleOwner {}
