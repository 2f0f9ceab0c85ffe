import Foundation
import UIKit

/// Makes controllers of a file.
@MainActor
struct ControllerBuilder {
  let context: BuildingContext
  /// Deeper than this a file contains itself.
  static let depthLimit = 32

  func build(_ node: ControllerNode, depth: Int) -> UIViewController {
    let base: UIViewController.Type = node.kind == .tabBarController ? UITabBarController.self : UIViewController.self
    let controller = make(node, base: base)
    controller.interfaceBuilderIdentifier = node.id
    controller.title = node.title
    if let id = node.id { context.objects[id] = controller }
    if let item = node.tabBarItem { controller.tabBarItem = tabBarItem(item) }
    if let tabs = controller as? UITabBarController {
      tabs.viewControllers = children(of: node, depth: depth)
    } else {
      if node.kind != .viewController {
        context.warn(
          "<\(node.element.name)> is not built yet; a plain view controller stands in its place", at: node.element)
      }
      loadView(of: controller, from: node)
    }
    RuntimeAttributesBuilder(context: context).apply(node, to: controller)
    controller.awakeFromNib()
    return controller
  }

  private func make(_ node: ControllerNode, base: UIViewController.Type) -> UIViewController {
    if let name = node.customClass {
      let found: AnyClass? = context.classes.find(name, module: node.customModule)
      if let type = found as? UIViewController.Type, base == UIViewController.self || type is UITabBarController.Type,
        let controller = type.init(coder: InterfaceBuilderCoder())
      {
        return controller
      }
      let reason = found == nil ? "is not there" : "is not a \(base)"
      context.warn("the class \(name) \(reason); a plain \(base) stands in its place", at: node.element)
    }
    return base.init(coder: InterfaceBuilderCoder()) ?? UIViewController()
  }

  private func children(of node: ControllerNode, depth: Int) -> [UIViewController] {
    guard depth < Self.depthLimit else {
      context.warn("the controllers contain each other without end; the rest is left out", at: node.element)
      return []
    }
    let identifiers = node.relationships("viewControllers")
    let nodes = identifiers.compactMap { id -> ControllerNode? in
      if let child = context.document.controller(id: id) { return child }
      context.warn("there is no controller '\(id)', which a tab is joined to", at: node.element)
      return nil
    }
    return (nodes + node.childControllers).map { build($0, depth: depth + 1) }
  }

  private func tabBarItem(_ node: TabBarItemNode) -> UITabBarItem {
    let image = node.imageName.flatMap { name -> UIImage? in
      if let image = context.image(named: name) { return image }
      context.warn("the picture '\(name)' is not there", at: node.element)
      return nil
    }
    let item = UITabBarItem(
      title: context.text(node.title, of: node, property: "title"), image: image, tag: node.tag)
    item.badgeValue = node.badgeValue
    return item
  }

  private func loadView(of controller: UIViewController, from node: ControllerNode) {
    let context = context
    controller.viewLoader = { controller in
      if let view = node.view {
        SceneViewLoader(context: context).load(view, into: controller, owner: node)
        return
      }
      let view = UIView(frame: UIScreen.main.interfaceFrame)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view = view
      Connector(context: context).connect(controller, node)
    }
  }
}
