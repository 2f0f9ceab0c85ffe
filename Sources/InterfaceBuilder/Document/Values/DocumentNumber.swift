import Foundation

/// How numbers of a file become values that cannot harm: none is NaN or infinite, and none is beyond a limit.
///
/// What is not a number at all, or NaN, is as if it were absent, so the default of the property holds. Infinities and
/// numbers beyond the limit become the limit with their sign. The tiny 2.2250738585072014e-308, Interface Builder's way
/// of writing "0, but not the default", becomes 0.
public enum DocumentNumber {
  /// The largest coordinate, length or constant, in points.
  public static let geometryLimit = 1_000_000.0
  /// The largest other number.
  public static let valueLimit = 1_000_000_000_000.0

  private static let smallest = 1e-30

  /// A number limited to `limit`; nil when the text is none, or NaN.
  public static func number(_ text: String, limit: Double = valueLimit) -> Double? {
    guard let number = parse(text), !number.isNaN else { return nil }
    if abs(number) < smallest { return 0 }
    return min(max(number, -limit), limit)
  }

  /// A decimal number; Swift reads hexadecimal ones too, which Interface Builder does not write.
  private static func parse(_ text: String) -> Double? {
    text.utf8.contains { $0 == UInt8(ascii: "x") || $0 == UInt8(ascii: "X") } ? nil : Double(text)
  }

  /// A coordinate, length or constant.
  public static func geometry(_ text: String) -> Double? { number(text, limit: geometryLimit) }

  /// A whole number; one that does not fit is brought to `valueLimit`, a fraction is rounded.
  public static func integer(_ text: String) -> Int? {
    if let integer = Int(text) { return min(max(integer, -Int(valueLimit)), Int(valueLimit)) }
    guard let number = number(text) else { return nil }
    return Int(number.rounded())
  }

  /// Whether `number` or `geometry` would hand on another value than the text's.
  static func isAbsurd(_ text: String, limit: Double) -> Bool {
    guard let number = parse(text) else { return true }
    return number.isNaN || abs(number) > limit
  }

  /// The numbers in a text such as "{{20, 30}, {280, 31}}".
  static func numbers(inBraces text: String) -> [Double] {
    text.split { "{}, \t\n\r".contains($0) }.compactMap { geometry(String($0)) }
  }
}
