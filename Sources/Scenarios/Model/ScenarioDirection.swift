/// Which part of the content comes into sight.
public enum ScenarioDirection: String, CaseIterable, Hashable, Sendable {
  case up, down, left, right
}
