import Foundation

/// A width or a height.
@MainActor
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// This is `c` points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, .notAnAttribute, constant: c)
  }

  /// This is at least `c` points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, .notAnAttribute, constant: c)
  }

  /// This is at most `c` points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, .notAnAttribute, constant: c)
  }

  /// This is a multiple of `anchor`, and `c` points more.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.equal, anchor.item, anchor.attribute, multiplier: m, constant: c)
  }

  /// This is at least a multiple of `anchor`, and `c` points more.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor.item, anchor.attribute, multiplier: m, constant: c)
  }

  /// This is at most a multiple of `anchor`, and `c` points more.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.item, anchor.attribute, multiplier: m, constant: c)
  }
}
