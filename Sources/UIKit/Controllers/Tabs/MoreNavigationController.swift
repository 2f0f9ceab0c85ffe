import Foundation

/// Holds the list of the screens that have no place in a tab bar, and on top of it the one that was chosen.
final class MoreNavigationController: UINavigationController {
  let list = MoreListController()
  /// Screens are not in the stack any more: they are the tab bar controller's again.
  var onRemoval: (([UIViewController]) -> Void)?

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [list]
    tabBarItem = list.tabBarItem
  }

  required init?(coder: NSCoder) { nil }

  /// The chosen screen, or the list.
  var shownMember: UIViewController? { stack.count > 1 ? stack[1] : nil }

  override func didRemove(_ controllers: [UIViewController]) {
    super.didRemove(controllers)
    onRemoval?(controllers)
  }
}
