import Foundation

/// An attribute of an item, from which constraints are made.
@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  /// A view or a layout guide.
  public private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  /// A name of item and attribute.
  open var name: String { LayoutNames.name(of: item) + "." + attribute.name }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: AnyObject?, _ otherAttribute: NSLayoutConstraint.Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
  }

  /// This is at `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor.item, anchor.attribute)
  }

  /// This is at `anchor` or after it.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.item, anchor.attribute)
  }

  /// This is at `anchor` or before it.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.item, anchor.attribute)
  }

  /// This is `constant` points after `anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor.item, anchor.attribute, constant: constant)
  }

  /// This is at least `constant` points after `anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.item, anchor.attribute, constant: constant)
  }

  /// This is at most `constant` points after `anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.item, anchor.attribute, constant: constant)
  }
}
