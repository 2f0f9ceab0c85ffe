import UIKit

extension AvoidanceStep {
  /// Hangs what is pinned to the bottom of the screen's view, or of its safe area, on the keyboard's layout guide. What
  /// covers the screen and does not hold the input, such as a background, stays.
  static let hangOnKeyboard = AvoidanceStep { situation, adjustments in
    adjustments.hang {
      let root = situation.root
      let pairs = root.constraints.compactMap { constraint -> (NSLayoutConstraint, NSLayoutConstraint)? in
        replacement(for: constraint, of: root, situation.input).map { (constraint, $0) }
      }
      return HungConstraints(root: root, pairs.map { (original: $0.0, replacement: $0.1) })
    }
    situation.window.layoutIfNeeded()
  }

  private static func replacement(
    for constraint: NSLayoutConstraint, of root: UIView, _ input: UIView
  ) -> NSLayoutConstraint? {
    let isFirst = isBottom(constraint.firstItem, constraint.firstAttribute, of: root)
    let isSecond = isBottom(constraint.secondItem, constraint.secondAttribute, of: root)
    guard isFirst != isSecond, let first = constraint.firstItem, let second = constraint.secondItem else { return nil }
    let other = isFirst ? second : first
    let attribute = isFirst ? constraint.secondAttribute : constraint.firstAttribute
    guard attribute == .bottom || attribute == .lastBaseline, let view = other as? UIView else { return nil }
    let isBackground = !input.isDescendant(of: view) && view.bounds.height > root.bounds.height / 2
    guard !isBackground else { return nil }
    let guide = root.keyboardLayoutGuide
    let result = NSLayoutConstraint(
      item: isFirst ? guide : first, attribute: isFirst ? .top : constraint.firstAttribute,
      relatedBy: constraint.relation, toItem: isFirst ? second : guide,
      attribute: isFirst ? constraint.secondAttribute : .top, multiplier: constraint.multiplier,
      constant: constraint.constant)
    result.priority = constraint.priority
    return result
  }

  /// Whether an item's attribute is the bottom of the screen's view, of its safe area, or of what bars leave.
  private static func isBottom(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, of root: UIView) -> Bool {
    guard let item else { return false }
    if item === root || item === root.safeAreaLayoutGuide { return attribute == .bottom }
    guard let controller = root.next as? UIViewController else { return false }
    return item === (controller.bottomLayoutGuide as AnyObject) && (attribute == .top || attribute == .bottom)
  }
}
