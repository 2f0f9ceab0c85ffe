/// No file makes the reader or the player work without end.
enum ScenarioLimits {
  static let bytes = 1 << 20
  static let steps = 10_000
  static let problems = 20
  /// Of one wait, movement or pressed finger, and of all together.
  static let seconds = 3600.0
  static let textLength = 10_000
  static let coordinate = 100_000.0
  static let repetitions = 1000
  static let nameLength = 100
}
