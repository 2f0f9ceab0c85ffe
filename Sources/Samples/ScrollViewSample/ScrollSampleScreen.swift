import Foundation
import UIKit

/// What the controllers of ScrollViewSample have in common: the outlets and actions of its storyboard.
@MainActor
protocol ScrollSampleOwner: UIViewController {
  var myscrollView: UIScrollView! { get set }
  var myField: UITextField! { get set }
  var myField2: UITextField! { get set }
  var myLabel: UILabel! { get set }
  var myLabel2: UILabel! { get set }
  func keyHide(_ sender: Any)
  func keyHide2(_ sender: Any)
}

/// The screen of ScrollViewSample made in code, with the frames of the published storyboard.
@MainActor
enum ScrollSampleScreen {
  static func build(_ owner: some ScrollSampleOwner) {
    guard let root = owner.viewIfLoaded else { return }
    // As in the file: from here on the masks fit the parts to other screens.
    root.frame = CGRect(x: 0, y: 20, width: 320, height: 460)
    root.backgroundColor = .white
    let scrollView = SampleParts.scrollView(CGRect(x: 0, y: 0, width: 320, height: 460), in: root)
    let field = SampleParts.field(CGRect(x: 25, y: 327, width: 178, height: 31), in: scrollView)
    let label = SampleParts.label("Label", CGRect(x: 25, y: 284, width: 86, height: 21), in: scrollView)
    let label2 = SampleParts.label("Label", CGRect(x: 25, y: 372, width: 42, height: 21), in: scrollView)
    let field2 = SampleParts.field(CGRect(x: 25, y: 401, width: 178, height: 31), in: scrollView)
    field.addAction(UIAction { [weak owner] in owner?.keyHide($0) }, for: .editingDidEndOnExit)
    field2.addAction(UIAction { [weak owner] in owner?.keyHide2($0) }, for: .editingDidEndOnExit)
    owner.myscrollView = scrollView
    owner.myField = field
    owner.myField2 = field2
    owner.myLabel = label
    owner.myLabel2 = label2
  }
}
