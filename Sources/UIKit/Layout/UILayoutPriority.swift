/// How much a constraint matters, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Float
  /// A priority of the given number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority of the given number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: the constraint holds.
  public static let required = UILayoutPriority(1000)
  /// 750: what a button resists compression with.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: dragging may resize a scene this way.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: the size of a scene.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: dragging does not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: what a button hugs its content with.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how hard `systemLayoutSizeFitting` tries to reach its target.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }

  /// A priority higher by a number.
  public static func + (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + difference)
  }

  /// A priority lower by a number.
  public static func - (priority: UILayoutPriority, difference: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - difference)
  }
}
