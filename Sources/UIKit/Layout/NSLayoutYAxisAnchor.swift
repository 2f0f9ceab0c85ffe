import Foundation

/// A horizontal edge, centre line or baseline.
@MainActor
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// This is `multiplier` system spacings below `anchor`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: SystemSpacing.standard * multiplier)
  }

  /// This is at least `multiplier` system spacings below `anchor`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: SystemSpacing.standard * multiplier)
  }

  /// This is at most `multiplier` system spacings below `anchor`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: SystemSpacing.standard * multiplier)
  }
}
