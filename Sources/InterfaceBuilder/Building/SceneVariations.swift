import Foundation
import UIKit

/// What of a scene is other in other size classes: views and constraints that are there or not, constants, looks.
@MainActor
final class SceneVariations {
  private let context: BuildingContext
  /// The views that speak of size classes, the outer ones first.
  private let views: [ViewNode]
  private let constraints: [(node: ConstraintNode, owner: String)]

  init(root: ViewNode, context: BuildingContext) {
    self.context = context
    let all = [root] + root.descendantViews
    views = all.filter { !$0.variations.isEmpty }
    constraints =
      views.isEmpty && !all.contains { $0.constraints.contains { !$0.variations.isEmpty } }
      ? [] : all.flatMap { view in view.constraints.map { ($0, view.id ?? "") } }
  }

  /// Whether the scene is the same in all size classes.
  var isEmpty: Bool { views.isEmpty && constraints.isEmpty }

  /// Changes the scene to what the file says for other size classes. Where the file says the same for both, what the
  /// app has changed stays.
  func adapt(to sizeClasses: SizeClasses) {
    let old = context.sizeClasses
    guard sizeClasses != old else { return }
    let before = heldConstraints()
    context.sizeClasses = sizeClasses
    var uninstalled: Set<String> = []
    for view in views { uninstalled.formUnion(view.excludedIdentifiers(from: "subviews", for: sizeClasses)) }
    for id in uninstalled.subtracting(context.uninstalled) { (context.objects[id] as? UIView)?.removeFromSuperview() }
    context.uninstalled = uninstalled
    let after = heldConstraints()
    NSLayoutConstraint.deactivate(before.subtracting(after).compactMap { context.objects[$0] as? NSLayoutConstraint })
    for view in views { place(view) }
    for (node, _) in constraints where !node.variations.isEmpty { change(node, from: old, to: sizeClasses) }
    // Those of a view that came back were taken out with it.
    NSLayoutConstraint.activate(after.subtracting(before).compactMap { context.objects[$0] as? NSLayoutConstraint })
    for view in views {
      guard let object = view.id.flatMap({ context.objects[$0] }) as? UIView else { continue }
      VariedAttributes(context: context).apply(view, to: object)
    }
  }

  private func heldConstraints() -> Set<String> {
    var held: Set<String> = []
    var lists: [String: Set<String>] = [:]
    for view in views {
      guard let id = view.id else { continue }
      lists[id] = Set(view.constraints(for: context.sizeClasses).compactMap(\.id))
    }
    for (node, owner) in constraints {
      guard let id = node.id, context.isInstalled(node, owner: owner) else { continue }
      if lists[owner].map({ $0.contains(id) }) ?? node.isInstalled { held.insert(id) }
    }
    return held
  }

  /// Puts subviews that came back where they belong among the others.
  private func place(_ node: ViewNode) {
    guard let superview = node.id.flatMap({ context.objects[$0] }) as? UIView else { return }
    var index = 0
    for child in node.subviews {
      guard let id = child.id, let view = context.objects[id] as? UIView, !context.uninstalled.contains(id) else {
        continue
      }
      if let present = superview.subviews.firstIndex(where: { $0 === view }) {
        index = present + 1
        continue
      }
      if let stack = superview as? UIStackView {
        stack.insertArrangedSubview(view, at: min(index, stack.arrangedSubviews.count))
      } else {
        superview.insertSubview(view, at: index)
      }
      index += 1
    }
  }

  private func change(_ node: ConstraintNode, from old: SizeClasses, to new: SizeClasses) {
    guard let constraint = node.id.flatMap({ context.objects[$0] }) as? NSLayoutConstraint else { return }
    let constant = node.constant(for: new)
    if constant != node.constant(for: old) { constraint.constant = constant }
    let priority = node.priority(for: new)
    if priority != node.priority(for: old) { constraint.priority = UILayoutPriority(rawValue: Float(priority)) }
  }
}
