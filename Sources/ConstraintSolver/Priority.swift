/// How much a constraint matters: 1000 is required, anything from 0 up to that is a wish.
///
/// Priorities are lexicographic. The solver keeps one objective for every distinct priority in use and never makes a
/// higher one worse for the sake of lower ones, however many these are. No weights are involved, so nothing is lost
/// between, say, 750 and 750.001.
///
/// Within one priority the sum of the absolute errors is least. If several solutions share that sum at every
/// priority, the constraint added earlier keeps the smaller error.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number, 0 to 1000.
  public var rawValue: Float

  /// Makes a priority. The solver rejects numbers outside 0...1000 when a constraint is added.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a literal.
  public init(floatLiteral value: Float) {
    self.rawValue = value
  }

  /// Makes a priority of a literal.
  public init(integerLiteral value: Int) {
    self.rawValue = Float(value)
  }

  /// The constraint must hold.
  public static let required: Priority = 1000

  /// A strong wish, 750.
  public static let high: Priority = 750

  /// A weak wish, 250.
  public static let low: Priority = 250

  /// Whether a constraint of this priority must hold.
  public var isRequired: Bool { rawValue >= 1000 }

  /// Whether the number lies in 0...1000.
  var isValid: Bool { rawValue >= 0 && rawValue <= 1000 }

  /// Orders by the number.
  public static func < (left: Priority, right: Priority) -> Bool {
    left.rawValue < right.rawValue
  }
}
