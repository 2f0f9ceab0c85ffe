import Foundation
import UIKit

/// Makes segues: what performs them, and what they do.
@MainActor
struct SegueBuilder {
  let context: BuildingContext

  /// Lets the controller perform the segues of its scene by their names.
  func addTemplates(_ node: ControllerNode, to controller: UIViewController) {
    let all = node.element.descendants.filter { $0.name == "segue" }.map { SegueNode($0) }
    for segue in all where segue.kind != .relationship && segue.kind != .embed {
      guard let identifier = segue.identifier else { continue }
      controller.segueTemplates.append(
        SegueTemplate(identifier: identifier) { [weak controller, context] sender in
          if let controller { SegueBuilder(context: context).perform(segue, from: controller, sender: sender) }
        })
    }
  }

  /// Lets a control, a bar button, a recogniser or a cell perform its segues.
  func connect(_ object: AnyObject, _ node: some DocumentNode) {
    for segue in node.segues where segue.kind != .relationship && segue.kind != .embed {
      let perform: @MainActor (Any) -> Void = { [weak scene = context.scene] sender in
        if let scene { SegueBuilder(context: scene).trigger(segue, sender: sender) }
      }
      switch object {
      case let source as any ActionSource: source.addAction(for: nil, perform)
      case let cell as UITableViewCell:
        if segue.trigger == "accessoryAction" { cell.accessoryAction = perform } else { cell.selectionAction = perform }
      case let cell as UICollectionViewCell: cell.selectionAction = perform
      default: break
      }
    }
  }

  /// Performs a segue because of something that a person did: the source is asked first.
  func trigger(_ segue: SegueNode, sender: Any?) {
    guard let source = source(of: segue) else { return }
    guard source.shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: sender) else { return }
    perform(segue, from: source, sender: sender)
  }

  /// The controller in whose scene a segue stands.
  private func source(of segue: SegueNode) -> UIViewController? {
    let element = segue.element.ancestors.first { ControllerNode.isController($0) }
    return element?["id"].flatMap { context.objects[$0] as? UIViewController }
  }

  // MARK: Performing

  func perform(_ node: SegueNode, from source: UIViewController, sender: Any?) {
    if node.kind == .unwind { return Unwinding(context: context).perform(node, from: source, sender: sender) }
    guard let destination = destination(of: node) else { return }
    let segue = make(node, from: source, to: destination)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Makes the controller that a segue leads to, in this file or in another one beside it.
  func destination(of node: SegueNode) -> UIViewController? {
    guard let controller = destinationNode(of: node) else { return nil }
    return context.makeController(controller, Containment(controller, file: Storyboard.key(of: context.document.file)))
  }

  private func destinationNode(of node: SegueNode) -> ControllerNode? {
    if let controller = context.document.controller(id: node.destination) { return controller }
    context.warn("the segue leads to '\(node.destination)', which is not in the file", at: node.element)
    return nil
  }

  private func make(_ node: SegueNode, from source: UIViewController, to destination: UIViewController)
    -> UIStoryboardSegue
  {
    if let name = node.customClass {
      if let type = context.classes.find(name, module: node.customModule) as? UIStoryboardSegue.Type {
        return type.init(identifier: node.identifier, source: source, destination: destination)
      }
      context.warn("the segue's class \(name) is not there; the segue does what its kind says", at: node.element)
    }
    let context = context
    return UIStoryboardSegue(identifier: node.identifier, source: source, destination: destination) {
      Self.go(node, from: source, to: destination, context)
    }
  }

  private static func go(
    _ node: SegueNode, from source: UIViewController, to destination: UIViewController, _ context: BuildingContext
  ) {
    let animates = node.animates
    // UIKit raises an exception: "Pushing a navigation controller is not supported".
    if destination is UINavigationController, node.kind == .push || node.kind == .show,
      source.navigationController != nil
    {
      return context.warn(
        "the segue would push a navigation controller, which UIKit does not support; nothing happens", at: node.element)
    }
    switch node.kind {
    case .push:
      guard let navigation = source.navigationController else {
        // UIKit raises an exception.
        return context.warn("the push segue has no navigation controller around its source", at: node.element)
      }
      navigation.pushViewController(destination, animated: animates)
    case .showDetail, .replace: source.showDetailViewController(destination, sender: source)
    case .presentation, .modal: present(node, from: source, to: destination)
    case .popover, .popoverPresentation:
      destination.modalPresentationStyle = .popover
      let popover = destination.popoverPresentationController
      popover?.sourceView = node.popoverAnchorView.flatMap { context.objects[$0] as? UIView }
      popover?.barButtonItem = node.popoverAnchorBarButtonItem.flatMap { context.objects[$0] as? UIBarButtonItem }
      source.present(destination, animated: animates)
    default:
      guard !animates else { return source.show(destination, sender: source) }
      UIView.performWithoutAnimation { source.show(destination, sender: source) }
    }
  }

  private static func present(_ node: SegueNode, from source: UIViewController, to destination: UIViewController) {
    if let style = node.modalPresentationStyle.flatMap(ModalStyles.presentation) {
      destination.modalPresentationStyle = style
    }
    if let style = node.modalTransitionStyle.flatMap(ModalStyles.transition) {
      destination.modalTransitionStyle = style
    }
    source.present(destination, animated: node.animates)
  }

  // MARK: Embedding

  /// Puts the controllers of embed segues into their container views, before the outer view is said to be loaded.
  func embed(_ node: ViewNode, into controller: UIViewController, _ containment: Containment) {
    for container in [node] + node.descendantViews {
      guard let segue = container.segues.first(where: { $0.kind == .embed }), let id = container.id,
        let view = context.objects[id] as? UIView
      else { continue }
      guard let childNode = destinationNode(of: segue),
        let inner = context.entering(childNode, from: containment, at: segue.element),
        let child = context.makeController(childNode, inner)
      else { continue }
      controller.prepare(
        for: UIStoryboardSegue(identifier: segue.identifier, source: controller, destination: child) {}, sender: nil)
      controller.addChild(child)
      if let childView = child.view {
        childView.frame = view.bounds
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        childView.translatesAutoresizingMaskIntoConstraints = true
        view.addSubview(childView)
      }
      child.didMove(toParent: controller)
    }
  }
}

/// UIKit's styles by Interface Builder's names.
enum ModalStyles {
  static func presentation(_ name: String) -> UIModalPresentationStyle? {
    switch name {
    case "fullScreen": .fullScreen
    case "pageSheet": .pageSheet
    case "formSheet": .formSheet
    case "currentContext": .currentContext
    case "custom": .custom
    case "overFullScreen", "blurOverFullScreen": .overFullScreen
    case "overCurrentContext": .overCurrentContext
    case "popover": .popover
    case "automatic": .automatic
    default: nil
    }
  }

  static func transition(_ name: String) -> UIModalTransitionStyle? {
    switch name {
    case "coverVertical": .coverVertical
    case "flipHorizontal": .flipHorizontal
    case "crossDissolve": .crossDissolve
    default: nil
    }
  }
}
