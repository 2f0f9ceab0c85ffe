import UIKit

/// The view that stands for the whole screen around an input.
@MainActor
enum ScreenRoot {
  /// The view of the outermost controller around `view` that is no bar's: bars stay where they are.
  static func of(_ view: UIView, in window: UIWindow) -> UIView {
    var root: UIView?
    var responder: UIResponder? = view
    while let current = responder {
      if let controller = current as? UIViewController, !isBar(controller), let view = controller.viewIfLoaded {
        root = view
      }
      responder = current.next
    }
    if let root { return root }
    // A view that no controller looks after.
    var top = view
    while let parent = top.superview, parent !== window { top = parent }
    return top
  }

  private static func isBar(_ controller: UIViewController) -> Bool {
    controller is UITabBarController || controller is UINavigationController
  }
}
