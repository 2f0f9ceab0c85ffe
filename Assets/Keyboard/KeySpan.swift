/// The horizontal place of a key, in points: `[x, width]` in the file.
public struct KeySpan: Codable, Hashable, Sendable {
  /// Distance from the left edge of the keyboard, in points.
  public var x: Double
  /// Width in points.
  public var width: Double

  /// Makes a value from its parts.
  public init(x: Double, width: Double) {
    self.x = x
    self.width = width
  }

  /// Reads the form of the data file.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    x = try container.decode(Double.self)
    width = try container.decode(Double.self)
  }

  /// Writes the form of the data file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(width)
  }
}
