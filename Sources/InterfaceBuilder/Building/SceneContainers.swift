import UIKit

extension Storyboard {
  /// The way to a scene, to be made by `instantiate(_:)` as often as wanted.
  package func route(to scene: StoryboardScene) -> SceneRoute { document.route(to: scene) }

  /// Makes a scene inside of the controllers that hold it, on top of the screens that push it, and shows it there: the tab
  /// is chosen, the screen pushed.
  package func instantiate(_ route: SceneRoute) -> UIViewController {
    guard let first = route.steps.first else { return instantiate(route.scene) }
    var root = instantiate(StoryboardScene(controller: first.controller))
    for (index, step) in route.steps.enumerated() {
      let next =
        route.steps.dropFirst(index + 1).first.map { StoryboardScene(controller: $0.controller) } ?? route.scene
      switch step.segue.kind {
      case .relationship, .embed: Self.select(step.segue.destination, in: root)
      default:
        let controller = instantiate(next)
        let source = step.controller.id.flatMap { id in
          // What is embedded comes with the view around it.
          Self.find(id, in: root, loadsViews: false) ?? Self.find(id, in: root, loadsViews: true)
        }
        if let navigation = source?.navigationController {
          navigation.pushViewController(controller, animated: false)
        } else {
          // Where nobody pushes, the screen is presented, over all that was.
          root = controller
        }
      }
    }
    return root
  }

  private static func find(_ id: String, in controller: UIViewController, loadsViews: Bool) -> UIViewController? {
    if controller.interfaceBuilderIdentifier == id { return controller }
    if loadsViews { controller.loadViewIfNeeded() }
    return controller.children.lazy.compactMap { find(id, in: $0, loadsViews: loadsViews) }.first
  }

  /// Chooses the tabs on the way to a controller, and the first one of a split view controller; false when it is not there.
  @discardableResult
  private static func select(_ id: String, in controller: UIViewController) -> Bool {
    if controller.interfaceBuilderIdentifier == id { return true }
    if let tabs = controller as? UITabBarController {
      for (index, child) in (tabs.viewControllers ?? []).enumerated() where select(id, in: child) {
        tabs.selectedIndex = index
        return true
      }
      return false
    }
    if let split = controller as? UISplitViewController, let first = split.viewControllers.first, select(id, in: first)
    {
      split.showsPrimaryWhenCollapsed = true
      split.preferredDisplayMode = .oneBesideSecondary
      return true
    }
    return controller.children.contains { select(id, in: $0) }
  }
}
