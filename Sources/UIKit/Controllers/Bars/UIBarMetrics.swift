/// Which of a bar's heights something is for.
public enum UIBarMetrics: Int, Sendable {
  /// The usual one.
  case `default`
  /// The low one of landscape.
  case compact
  /// With a prompt.
  case defaultPrompt = 101
}
