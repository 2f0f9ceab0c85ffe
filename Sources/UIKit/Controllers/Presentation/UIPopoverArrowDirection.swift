/// Where the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  /// Directions of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover is below what it comes from.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any = UIPopoverArrowDirection(rawValue: 15)
}
