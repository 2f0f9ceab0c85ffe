/// The direction in which an app's language runs.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The surroundings' direction.
  case unspecified = -1
  /// As English.
  case leftToRight
  /// As Arabic.
  case rightToLeft
}
