/// Where a finger is, and how long after the last waypoint.
public struct ScenarioWaypoint: Hashable, Sendable {
  public var point: ScenarioPoint
  /// In seconds.
  public var seconds: Double

  /// A waypoint.
  public init(_ point: ScenarioPoint, after seconds: Double) {
    self.point = point
    self.seconds = seconds
  }
}
