import Foundation
import UIKit

/// What the controllers of TabScrollViewSample's first tab have in common: the outlets and actions of its storyboard.
@MainActor
protocol TabSampleOwner: UIViewController {
  var myscrollView: UIScrollView! { get set }
  var myField: UITextField! { get set }
  var myField2: UITextField! { get set }
  var myLabel: UILabel! { get set }
  var myLabel2: UILabel! { get set }
  func goText1(_ sender: Any)
  func goText2(_ sender: Any)
}

/// The screens of TabScrollViewSample made in code, with the frames of the published storyboard.
@MainActor
enum TabSampleScreen {
  static func build(_ owner: some TabSampleOwner) {
    guard let root = owner.viewIfLoaded else { return }
    root.frame = CGRect(x: 0, y: 20, width: 320, height: 411)
    root.backgroundColor = .white
    let scrollView = SampleParts.scrollView(CGRect(x: 0, y: 0, width: 320, height: 411), in: root)
    let field2 = SampleParts.field(CGRect(x: 20, y: 319, width: 196, height: 31), in: scrollView)
    let field = SampleParts.field(CGRect(x: 20, y: 241, width: 196, height: 31), in: scrollView)
    let label = SampleParts.label("Label", CGRect(x: 20, y: 207, width: 42, height: 21), in: scrollView)
    let label2 = SampleParts.label("Label", CGRect(x: 20, y: 283, width: 42, height: 21), in: scrollView)
    field.addAction(UIAction { [weak owner] in owner?.goText1($0) }, for: .editingDidEndOnExit)
    field2.addAction(UIAction { [weak owner] in owner?.goText2($0) }, for: .editingDidEndOnExit)
    owner.myscrollView = scrollView
    owner.myField = field
    owner.myField2 = field2
    owner.myLabel = label
    owner.myLabel2 = label2
  }

  /// The tab bar controller with `first` in its first tab.
  static func tabs(first: UIViewController) -> UITabBarController {
    TabIcons.register()
    let second = SecondViewController()
    first.title = "First"
    first.tabBarItem = UITabBarItem(title: "First", image: UIImage(named: "first"), tag: 0)
    second.title = "Second"
    second.tabBarItem = UITabBarItem(title: "Second", image: UIImage(named: "second"), tag: 1)
    let controller = UITabBarController()
    controller.viewControllers = [first, second]
    return controller
  }
}
