import Foundation
import UIKit

/// Makes views of a prototype of a file, as many as are asked for: each with constraints, outlets and actions of its own.
@MainActor
struct PrototypeBuilder {
  private let node: ViewNode
  /// Without objects: those of the scene are only looked at, so that nothing is kept alive by its own prototypes.
  private let context: BuildingContext
  private let others: ObjectsOfScene

  init(_ node: ViewNode, context: BuildingContext) {
    self.node = node
    self.context = context.forked()
    others = ObjectsOfScene(context)
  }

  func makeCell() -> UITableViewCell {
    make() as? UITableViewCell ?? UITableViewCell(style: .default, reuseIdentifier: node.reuseIdentifier)
  }

  /// A new view of the prototype.
  func make() -> UIView {
    let context = context.forked()
    context.objects = others.objects
    let view = ViewBuilder(context: context).build(node)
    view.translatesAutoresizingMaskIntoConstraints = true
    if context.document.usesAutoLayout { ConstraintBuilder(context: context, controller: nil).build(node) }
    SceneViewLoader(context: context).join(node)
    return view
  }
}

/// The objects of a scene, not kept alive.
@MainActor
final class ObjectsOfScene {
  private struct Reference {
    weak var object: AnyObject?
  }

  private weak var context: BuildingContext?
  private var references: [String: Reference] = [:]

  init(_ context: BuildingContext) { self.context = context }

  /// Looked at when the first prototype is made: the scene is complete by then.
  var objects: ObjectTable {
    if let context {
      references = context.objects.all.mapValues { Reference(object: $0) }
    }
    return ObjectTable(references.compactMapValues(\.object))
  }
}
