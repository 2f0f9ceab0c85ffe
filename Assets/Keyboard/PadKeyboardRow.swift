/// Where the keys of a row lie on a pad: keys of given widths at both ends, and between them keys that share the rest.
public struct PadKeyboardRow: Codable, Hashable, Sendable {
  /// The name of the form, such as `second`.
  public var form: String
  /// From the keyboard's first column to the first key, in points.
  public var indent: Double
  /// Widths of the first keys, in points.
  public var leading: [Double]
  /// How many keys share what is left.
  public var keys: Int
  /// Widths of the last keys, in points.
  public var trailing: [Double]

  /// The places of the keys in a width, all lengths multiplied with a factor. Points.
  func spans(width: Double, inset: Double, gap: Double, factor: Double) -> [KeySpan] {
    let fixed = (leading + trailing).reduce(0, +) + indent + gap * Double(leading.count + keys + trailing.count - 1)
    let rest = (width - 2 * inset * factor - fixed * factor) / Double(max(keys, 1))
    let widths =
      leading.map { $0 * factor } + Array(repeating: rest, count: max(keys, 0)) + trailing.map { $0 * factor }
    var x = (inset + indent) * factor
    return widths.map { width in
      defer { x += width + gap * factor }
      return KeySpan(x: x, width: width)
    }
  }
}
