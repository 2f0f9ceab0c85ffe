import Foundation

/// How far content follows a finger past its edge.
///
/// Source: uikit-facts D.6: `(1 − 1/(0.55·x/d + 1))·d` from iOS 6; half the finger's way before.
struct RubberBand: Equatable {
  static let stiffness: CGFloat = 0.55

  /// The scroll view's length on the axis, in points.
  var length: CGFloat
  /// The rule of iOS 5 and earlier.
  var isPlain: Bool

  /// How far the content is past its edge when the finger is `distance` past it; both not negative.
  func shown(_ distance: CGFloat) -> CGFloat {
    if isPlain { return distance / 2 }
    guard length > 0 else { return 0 }
    return (1 - 1 / (distance * Self.stiffness / length + 1)) * length
  }

  /// How far the finger is past the edge when the content is `shown` past it: the inverse of `shown(_:)`.
  func distance(_ shown: CGFloat) -> CGFloat {
    if isPlain { return shown * 2 }
    // The content never comes as far as the whole length; what code put there is held just short of it.
    guard length > 0 else { return 0 }
    let reachable = min(shown, length * 0.99)
    return length * reachable / (Self.stiffness * (length - reachable))
  }

  /// The offset that shows when the finger asks for `offset`.
  func shown(_ offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    if offset < range.lowerBound { return range.lowerBound - shown(range.lowerBound - offset) }
    if offset > range.upperBound { return range.upperBound + shown(offset - range.upperBound) }
    return offset
  }

  /// The offset that the finger asks for when `offset` shows.
  func asked(_ offset: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
    if offset < range.lowerBound { return range.lowerBound - distance(range.lowerBound - offset) }
    if offset > range.upperBound { return range.upperBound + distance(offset - range.upperBound) }
    return offset
  }
}
