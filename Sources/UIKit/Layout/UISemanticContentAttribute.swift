/// Whether a view is mirrored where text runs to the left.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the app's language.
  case unspecified
  /// Controls of a player: never mirrored.
  case playback
  /// Directions in space: never mirrored.
  case spatial
  /// Never mirrored.
  case forceLeftToRight
  /// Always mirrored.
  case forceRightToLeft
}
