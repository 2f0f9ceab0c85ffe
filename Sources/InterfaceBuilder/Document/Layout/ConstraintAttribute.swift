/// The part of an item that a constraint speaks of.
public enum ConstraintAttribute: String, Sendable, Hashable, CaseIterable {
  case left
  case right
  case top
  case bottom
  case leading
  case trailing
  case width
  case height
  case centerX
  case centerY
  /// The last baseline.
  case baseline
  case lastBaseline
  case firstBaseline
  case leftMargin
  case rightMargin
  case topMargin
  case bottomMargin
  case leadingMargin
  case trailingMargin
  case centerXWithinMargins
  case centerYWithinMargins
  case notAnAttribute
}
