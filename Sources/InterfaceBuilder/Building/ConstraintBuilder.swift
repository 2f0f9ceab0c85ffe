import Foundation
import UIKit

/// Makes the constraints of a scene, once all of its views are there.
@MainActor
struct ConstraintBuilder {
  let context: BuildingContext
  /// The controller whose top and bottom guides constraints may name.
  weak var controller: UIViewController?

  /// Makes the constraints that the view and its descendants list, and activates those that hold in the size classes
  /// of now; outlets can hold the others too.
  func build(_ root: ViewNode) {
    var made: [NSLayoutConstraint] = []
    for node in [root] + root.descendantViews {
      guard let id = node.id, let owner = context.objects[id] as? UIView else { continue }
      if let guide = node.layoutGuide(.keyboard) { apply(guide, to: owner.keyboardLayoutGuide) }
      let active = node.variations.isEmpty ? nil : Set(node.constraints(for: context.sizeClasses).compactMap(\.id))
      for constraint in node.constraints where context.keepsPlaceholders || !constraint.isPlaceholder {
        let holds = active.map { $0.contains(constraint.id ?? "") } ?? constraint.isInstalled
        guard let built = build(constraint, owner: owner) else { continue }
        if holds, context.isInstalled(constraint, owner: id) { made.append(built) }
      }
    }
    NSLayoutConstraint.activate(made)
  }

  /// iOS 15 and 16 have the guide but not the choice of where it ends (uikit-facts E.14). Before there is none, and the
  /// file is laid out as it means.
  private func apply(_ node: LayoutGuideNode, to guide: UIKeyboardLayoutGuide) {
    guide.followsUndockedKeyboard = node.followsUndockedKeyboard
    if ![15, 16].contains(UIKitEnvironment.current.traits.majorVersion) {
      guide.usesBottomSafeArea = node.usesBottomSafeArea
    }
  }

  private func build(_ node: ConstraintNode, owner: UIView) -> NSLayoutConstraint? {
    let first: AnyObject
    if let id = node.firstItem {
      guard let item = item(id, node) else { return nil }
      first = item
    } else {
      first = owner
    }
    var second: AnyObject?
    if let id = node.secondItem {
      guard let item = item(id, node) else { return nil }
      second = item
    }
    let firstAttribute = attribute(node.firstAttribute)
    var secondAttribute = attribute(node.secondAttribute)
    if second == nil { secondAttribute = .notAnAttribute }
    if second != nil, secondAttribute == .notAnAttribute { secondAttribute = firstAttribute }
    guard firstAttribute != .notAnAttribute else {
      context.warn("the constraint has no attribute and is left out", at: node.element)
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: firstAttribute, relatedBy: relation(node.relation), toItem: second,
      attribute: secondAttribute, multiplier: node.multiplier, constant: node.constant(for: context.sizeClasses))
    constraint.priority = UILayoutPriority(rawValue: Float(node.priority(for: context.sizeClasses)))
    constraint.identifier = node.identifier ?? node.id
    constraint.interfaceBuilderIdentifier = node.id
    if let id = node.id { context.objects[id] = constraint }
    return constraint
  }

  private func item(_ id: String, _ node: ConstraintNode) -> AnyObject? {
    if let view = context.objects[id] { return view }
    guard let guide = context.document.layoutGuide(id: id) else {
      if context.document.element(id: id) == nil {
        context.warn("the constraint names '\(id)', which is not in the file; it is left out", at: node.element)
      }
      return nil
    }
    switch guide.kind {
    case .top: return controller?.topLayoutGuide
    case .bottom: return controller?.bottomLayoutGuide
    default: break
    }
    guard let ownerID = guide.element.parent?["id"] ?? guide.element.parent?.parent?["id"],
      let owner = context.objects[ownerID] as? UIView
    else { return nil }
    switch guide.kind {
    case .safeArea: return owner.safeAreaLayoutGuide
    case .keyboard: return owner.keyboardLayoutGuide
    case .contentLayoutGuide: return (owner as? UIScrollView)?.contentLayoutGuide
    case .frameLayoutGuide: return (owner as? UIScrollView)?.frameLayoutGuide
    default:
      context.warn("this kind of layout guide is not built; its constraints are left out", at: guide.element)
      return nil
    }
  }

  private func relation(_ relation: ConstraintRelation) -> NSLayoutConstraint.Relation {
    switch relation {
    case .equal: return .equal
    case .lessThanOrEqual: return .lessThanOrEqual
    case .greaterThanOrEqual: return .greaterThanOrEqual
    }
  }

  private func attribute(_ attribute: ConstraintAttribute) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .left: return .left
    case .right: return .right
    case .top: return .top
    case .bottom: return .bottom
    case .leading: return .leading
    case .trailing: return .trailing
    case .width: return .width
    case .height: return .height
    case .centerX: return .centerX
    case .centerY: return .centerY
    case .baseline, .lastBaseline: return .lastBaseline
    case .firstBaseline: return .firstBaseline
    case .leftMargin: return .leftMargin
    case .rightMargin: return .rightMargin
    case .topMargin: return .topMargin
    case .bottomMargin: return .bottomMargin
    case .leadingMargin: return .leadingMargin
    case .trailingMargin: return .trailingMargin
    case .centerXWithinMargins: return .centerXWithinMargins
    case .centerYWithinMargins: return .centerYWithinMargins
    case .notAnAttribute: return .notAnAttribute
    }
  }
}
