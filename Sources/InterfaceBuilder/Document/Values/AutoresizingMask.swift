/// Which margins and sizes of a view follow its superview. Raw values are those of `UIView.AutoresizingMask`.
public struct AutoresizingMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The attributes of the `autoresizingMask` element, in the order of the bits.
  static let names = [
    "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
  ]

  init(_ element: DocumentElement) {
    var value: UInt = 0
    for (bit, name) in Self.names.enumerated() where element.bool(name) == true { value |= 1 << UInt(bit) }
    self.init(rawValue: value)
  }
}
