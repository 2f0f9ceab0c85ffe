import Foundation
import UIKit

/// Makes the view of a scene: the views, then their constraints, then outlets and actions.
@MainActor
struct SceneViewLoader {
  let context: BuildingContext
  /// What is around the view, its controller included.
  var containment = Containment()

  /// Gives `controller` the view of `node`; `owner` is the controller's node, whose outlets are joined.
  func load(_ node: ViewNode, into controller: UIViewController, owner: ControllerNode?) {
    let view = ViewBuilder(context: context).build(node)
    // The root's frame is its controller's affair, whatever the file says of constraints.
    view.translatesAutoresizingMaskIntoConstraints = true
    // The document's tint is that of the app's window.
    if node.tintColor == nil, let tint = context.color(context.document.tintColor) { view.tintColor = tint }
    if node.autoresizingMask == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    controller.view = view
    if context.document.usesAutoLayout {
      ConstraintBuilder(context: context, controller: controller).build(node)
    }
    let variations = SceneVariations(root: node, context: context)
    if !variations.isEmpty {
      controller.fileTraitsDidChange = { [weak controller] _ in
        guard let controller else { return }
        variations.adapt(to: SizeClasses(controller.traitCollection))
      }
    }
    let refreshControl = owner?.refreshControl
    if let refreshControl, let scrollView = view as? UIScrollView {
      scrollView.refreshControl = ViewBuilder(context: context).build(refreshControl) as? UIRefreshControl
    }
    join(node) { connector in
      if let owner { connector.connect(controller, owner) }
      if let refreshControl, let made = (view as? UIScrollView)?.refreshControl {
        connector.connect(made, refreshControl)
      }
      connectFilesOwner(controller, connector)
    } beforeAwaking: {
      SegueBuilder(context: context).embed(node, into: controller, containment)
    }
    PrototypePreview.show(in: node, controller: controller, owner: owner, context: context)
  }

  /// Joins recognisers, outlets and actions of a view and all that is in it; `joinOwner` does so for its owner.
  func join(
    _ node: ViewNode, joinOwner: (Connector) -> Void = { _ in }, beforeAwaking: () -> Void = {}
  ) {
    let views = [node] + node.descendantViews
    let recognizers = GestureRecognizerBuilder(context: context)
    for child in views {
      if let id = child.id, let view = context.objects[id] as? UIView { recognizers.attach(child, to: view) }
    }
    let connector = Connector(context: context)
    joinOwner(connector)
    for child in views {
      guard let id = child.id, let object = context.objects[id] as? UIView else { continue }
      connector.connect(object, child)
      SegueBuilder(context: context).connect(object, child)
    }
    for recognizer in recognizers.nodes(in: views) {
      if let id = recognizer.id, let object = context.objects[id] {
        connector.connect(object, recognizer)
        SegueBuilder(context: context).connect(object, recognizer)
      }
    }
    beforeAwaking()
    // Everything is joined when the first object hears of it.
    for child in views {
      if let id = child.id, let object = context.objects[id] as? UIView { object.awakeFromNib() }
    }
  }

  /// In a xib the controller is the file's owner, which stands in the file as a placeholder.
  private func connectFilesOwner(_ controller: UIViewController, _ connector: Connector) {
    guard context.document.kind == .xib else { return }
    for case .placeholder(let placeholder) in context.document.objects where placeholder.kind == .filesOwner {
      if let id = placeholder.id { context.objects[id] = controller }
      connector.connect(controller, placeholder)
    }
  }
}
