/// Distances from the four edges of the screen, in points.
public struct DeviceInsets: Codable, Hashable, Sendable {
  /// In points.
  public var top: Double
  /// In points.
  public var left: Double
  /// In points.
  public var bottom: Double
  /// In points.
  public var right: Double

  /// No distance on any edge.
  public static let zero = DeviceInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Makes a value from its parts.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
