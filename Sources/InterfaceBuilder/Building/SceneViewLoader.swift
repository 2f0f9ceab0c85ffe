import Foundation
import UIKit

/// Makes the view of a scene: the views, then their constraints, then outlets and actions.
@MainActor
struct SceneViewLoader {
  let context: BuildingContext

  /// Gives `controller` the view of `node`; `owner` is the controller's node, whose outlets are joined.
  func load(_ node: ViewNode, into controller: UIViewController, owner: ControllerNode?) {
    let view = ViewBuilder(context: context).build(node)
    // The root's frame is its controller's affair, whatever the file says of constraints.
    view.translatesAutoresizingMaskIntoConstraints = true
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
    let connector = Connector(context: context)
    if let owner { connector.connect(controller, owner.element, outlets: owner.outlets, actions: []) }
    for child in [node] + node.descendantViews {
      guard let id = child.id, let object = context.objects[id] as? UIView else { continue }
      connector.connect(object, child.element, outlets: child.outlets, actions: child.actions)
      object.awakeFromNib()
    }
  }
}
