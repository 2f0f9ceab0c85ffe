/// Which way the phone is turned.
public enum ScenarioTurn: String, CaseIterable, Hashable, Sendable {
  /// Against the clock.
  case left
  /// With the clock.
  case right
}
