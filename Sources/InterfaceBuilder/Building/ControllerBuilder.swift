import Foundation
import UIKit

/// Makes controllers of a file.
@MainActor
struct ControllerBuilder {
  let context: BuildingContext
  /// What is around the controller, itself included.
  let containment: Containment

  func build(_ node: ControllerNode) -> UIViewController {
    let controller = make(node, base: baseClass(of: node))
    controller.interfaceBuilderIdentifier = node.id
    controller.storyboard = context.storyboard
    controller.fileObjects = context
    controller.title = context.text(node.title, of: node, property: "title")
    if let id = node.id { context.objects[id] = controller }
    applyBars(node, to: controller)
    let clearsSelection = node.element.bool("clearsSelectionOnViewWillAppear") ?? true
    (controller as? UITableViewController)?.clearsSelectionOnViewWillAppear = clearsSelection
    (controller as? UICollectionViewController)?.clearsSelectionOnViewWillAppear = clearsSelection
    applyPresentation(node, to: controller)
    SegueBuilder(context: context).addTemplates(node, to: controller)
    switch controller {
    case let tabs as UITabBarController:
      tabs.viewControllers = children(of: node, by: "viewControllers")
      Connector(context: context).connect(tabs, node)
    case let navigation as UINavigationController: apply(node, to: navigation)
    case let split as UISplitViewController:
      split.viewControllers =
        children(of: node, by: "masterViewController")
        + children(of: node, by: "detailViewController")
      apply(node, to: split)
    case let pages as UIPageViewController: apply(node, to: pages)
    default:
      if ![.viewController, .tableViewController, .collectionViewController].contains(node.kind) {
        context.warn(
          "<\(node.element.name)> is not built yet; a plain view controller stands in its place", at: node.element)
      }
      loadView(of: controller, from: node)
    }
    RuntimeAttributesBuilder(context: context).apply(node, to: controller)
    controller.awakeFromNib()
    return controller
  }

  private func baseClass(of node: ControllerNode) -> UIViewController.Type {
    switch node.kind {
    case .tabBarController: UITabBarController.self
    case .navigationController: UINavigationController.self
    case .tableViewController: UITableViewController.self
    case .collectionViewController: UICollectionViewController.self
    case .splitViewController: UISplitViewController.self
    case .pageViewController: UIPageViewController.self
    default: UIViewController.self
    }
  }

  private func make(_ node: ControllerNode, base: UIViewController.Type) -> UIViewController {
    if let name = node.customClass {
      let found: AnyClass? = context.classes.find(name, module: node.customModule)
      if let type = found as? UIViewController.Type, ViewBuilder.isSubclass(type, of: base),
        let controller = type.init(coder: InterfaceBuilderCoder())
      {
        return controller
      }
      let reason = found == nil ? "is not there" : "is not a \(base)"
      context.warn("the class \(name) \(reason); a plain \(base) stands in its place", at: node.element)
    }
    let controller = base.init(coder: InterfaceBuilderCoder()) ?? UIViewController()
    controller.missingClassName = node.customClass
    return controller
  }

  private func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
    sequence(first: type as AnyClass?, next: { $0.flatMap(_getSuperclass) }).contains { $0 == base }
  }

  // MARK: Controllers that hold others

  private func apply(_ node: ControllerNode, to navigation: UINavigationController) {
    let views = ViewBuilder(context: context)
    navigation.adopt(
      navigationBar: node.navigationBar.flatMap { views.build($0) as? UINavigationBar },
      toolbar: node.toolbar.flatMap { views.build($0) as? UIToolbar })
    navigation.isNavigationBarHidden = node.isNavigationBarHidden
    navigation.isToolbarHidden = node.isToolbarHidden
    navigation.viewControllers = children(of: node, by: "rootViewController")
    Connector(context: context).connect(navigation, node)
  }

  private func apply(_ node: ControllerNode, to split: UISplitViewController) {
    let modes: [String: UISplitViewController.DisplayMode] = [
      "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly, "allVisible": .oneBesideSecondary,
      "oneBesideSecondary": .oneBesideSecondary, "primaryOverlay": .oneOverSecondary,
      "oneOverSecondary": .oneOverSecondary,
    ]
    split.preferredDisplayMode = node.element["preferredDisplayMode"].flatMap { modes[$0] } ?? .automatic
    split.presentsWithGesture = node.element.bool("presentsWithGesture") ?? true
    if let width = node.element.geometry("maximumPrimaryColumnWidth"), width > 0 {
      split.maximumPrimaryColumnWidth = width
    }
    if let width = node.element.geometry("minimumPrimaryColumnWidth"), width > 0 {
      split.minimumPrimaryColumnWidth = width
    }
    if let part = node.element.number("preferredPrimaryColumnWidthFraction"), part > 0, part <= 1 {
      split.preferredPrimaryColumnWidthFraction = part
    }
    Connector(context: context).connect(split, node)
  }

  private func apply(_ node: ControllerNode, to pages: UIPageViewController) {
    pages.transitionStyle = node.element["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    pages.navigationOrientation = node.element["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    switch node.element["spineLocation"] {
    case "min": pages.spineLocation = .min
    case "mid": pages.spineLocation = .mid
    case "max": pages.spineLocation = .max
    default: pages.spineLocation = .none
    }
    pages.isDoubleSided = node.element.bool("doubleSided") ?? false
    pages.interPageSpacing = max(0, node.element.geometry("pageSpacing") ?? 0)
    Connector(context: context).connect(pages, node)
  }

  private func children(of node: ControllerNode, by relationship: String) -> [UIViewController] {
    var nodes: [(ControllerNode, DocumentElement)] = []
    for segue in node.segues where segue.kind == .relationship && segue.relationship == relationship {
      if let child = context.document.controller(id: segue.destination) {
        nodes.append((child, segue.element))
      } else {
        context.warn(
          "there is no controller '\(segue.destination)', which '\(node.elementName)' holds", at: segue.element)
      }
    }
    nodes += node.childControllers.map { ($0, $0.element) }
    return nodes.compactMap { child, place in
      guard let inner = context.entering(child, from: containment, at: place) else { return nil }
      // A reference leads to another scene, whose objects are its own.
      if child.kind == .viewControllerPlaceholder { return context.makeController(child, inner) }
      return ControllerBuilder(context: context, containment: inner).build(child)
    }
  }

  private func applyPresentation(_ node: ControllerNode, to controller: UIViewController) {
    if let style = node.modalPresentationStyle.flatMap(ModalStyles.presentation) {
      controller.modalPresentationStyle = style
    }
    if let style = node.modalTransitionStyle.flatMap(ModalStyles.transition) { controller.modalTransitionStyle = style }
    controller.definesPresentationContext = node.element.bool("definesPresentationContext") ?? false
    if let size = node.element.size("contentSize") { controller.preferredContentSize = size }
  }

  // MARK: Bars

  private func applyBars(_ node: ControllerNode, to controller: UIViewController) {
    let bars = BarBuilder(context: context)
    if let item = node.tabBarItem { controller.tabBarItem = tabBarItem(item) }
    if let item = node.navigationItem {
      let made = bars.navigationItem(item)
      // A controller's own title counts where its item has none.
      if made.title == nil { made.title = controller.title }
      controller.adopt(navigationItem: made)
    }
    let items = node.toolbarItems.map(bars.barButtonItem)
    if !items.isEmpty { controller.toolbarItems = items }
    controller.hidesBottomBarWhenPushed = node.hidesBottomBarWhenPushed
    controller.extendedLayoutIncludesOpaqueBars = node.extendedLayoutIncludesOpaqueBars
    controller.automaticallyAdjustsScrollViewInsets = node.automaticallyAdjustsScrollViewInsets
    if let edges = node.edgesForExtendedLayout { controller.edgesForExtendedLayout = rectEdge(edges) }
  }

  private func rectEdge(_ names: [String]) -> UIRectEdge {
    names.reduce(into: []) { edges, name in
      switch name {
      case "top": edges.insert(.top)
      case "left": edges.insert(.left)
      case "bottom": edges.insert(.bottom)
      case "right": edges.insert(.right)
      default: break
      }
    }
  }

  private func tabBarItem(_ node: TabBarItemNode) -> UITabBarItem {
    func image(_ name: String?) -> UIImage? {
      guard let name else { return nil }
      if let image = context.image(named: name) { return image }
      context.warn("the picture '\(name)' is not there", at: node.element)
      return nil
    }
    let system = UITabBarItem.SystemItem.allCases.first { "\($0)" == node.systemItem }
    let item =
      system.map { UITabBarItem(tabBarSystemItem: $0, tag: node.tag) }
      ?? UITabBarItem(
        title: context.text(node.title, of: node, property: "title"), image: image(node.imageName), tag: node.tag)
    item.selectedImage = image(node.selectedImageName)
    item.badgeColor = context.color(node.element.color("badgeColor"))
    item.badgeValue = node.badgeValue
    return item
  }

  private func loadView(of controller: UIViewController, from node: ControllerNode) {
    let context = context
    let containment = containment
    controller.viewLoader = { controller in
      if let view = node.view {
        SceneViewLoader(context: context, containment: containment).load(view, into: controller, owner: node)
        return
      }
      let view = UIView(frame: UIScreen.main.interfaceFrame)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view = view
      Connector(context: context).connect(controller, node)
    }
  }
}
