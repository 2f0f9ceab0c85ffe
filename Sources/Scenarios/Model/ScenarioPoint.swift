/// A point of the screen, or a length in both directions, in points.
public struct ScenarioPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  /// A point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
