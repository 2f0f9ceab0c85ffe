/// The colour scheme of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Blue-grey up to iOS 6, light later.
  case `default`
  /// Black.
  case black
  /// Black that lets content shine through; of old files.
  case blackTranslucent
}
