/// The notch or island: centred on the portrait screen. Points.
public struct SensorHousing: Codable, Hashable, Sendable {
  /// Width in points.
  public var width: Double
  /// Height in points.
  public var height: Double
  /// Distance of its upper edge from the top of the screen, in points: 0 for a notch, more for an island.
  public var top: Double

  /// Makes a value from its parts.
  public init(width: Double, height: Double, top: Double) {
    self.width = width
    self.height = height
    self.top = top
  }
}
