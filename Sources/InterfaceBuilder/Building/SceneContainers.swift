import UIKit

extension Storyboard {
  /// Makes a scene inside of the controllers that contain it in the file, with the scene chosen: the tab of its tab bar.
  /// The result is the outermost controller; the scene's own when nothing contains it.
  package func instantiateInContainers(_ scene: StoryboardScene) -> UIViewController {
    instantiateInContainers(scene, seen: [])
  }

  private func instantiateInContainers(_ scene: StoryboardScene, seen: Set<String>) -> UIViewController {
    // A screen that another one pushes stands on top of that one.
    if let id = scene.id, !seen.contains(id), seen.count < 16, let (source, segue) = document.container(of: id),
      segue.kind != .relationship
    {
      let root = instantiateInContainers(StoryboardScene(controller: source), seen: seen.union([id]))
      guard let navigation = Self.navigation(in: root) else { return instantiate(scene) }
      navigation.pushViewController(instantiate(scene), animated: false)
      return root
    }
    var outermost: ControllerNode?
    var seen: Set<String> = []
    var current = scene.id
    while let id = current, seen.insert(id).inserted, let (source, segue) = document.container(of: id) {
      guard segue.kind == .relationship else { break }
      outermost = source
      current = source.id
    }
    guard let outermost, let id = scene.id else { return instantiate(scene) }
    let root = instantiate(StoryboardScene(controller: outermost))
    Self.select(id, in: root)
    return root
  }

  /// The navigation controller that is shown in a controller.
  private static func navigation(in controller: UIViewController) -> UINavigationController? {
    if let navigation = controller as? UINavigationController { return navigation }
    if let tabs = controller as? UITabBarController { return tabs.selectedViewController.flatMap(navigation) }
    return nil
  }

  /// Chooses the tabs on the way to a controller; false when it is not there.
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
