/// Where a finger is, and how long after the last waypoint.
public struct ScenarioWaypoint: Hashable, Sendable {
  public var point: ScenarioPoint
  /// In seconds.
  public var seconds: Double
  /// The finger moves there evenly in this time; otherwise it is there all at once at its end.
  public var isEven: Bool

  /// A waypoint that a finger is at all at once.
  public init(_ point: ScenarioPoint, after seconds: Double) {
    self.init(point, seconds, isEven: false)
  }

  /// A waypoint to which a finger moves evenly.
  public init(_ point: ScenarioPoint, over seconds: Double) {
    self.init(point, seconds, isEven: true)
  }

  private init(_ point: ScenarioPoint, _ seconds: Double, isEven: Bool) {
    self.point = point
    self.seconds = seconds
    self.isEven = isEven
  }
}
