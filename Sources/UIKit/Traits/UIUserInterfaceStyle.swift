/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The surroundings' style.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
