/// How the status bar is drawn (iOS 7 and later).
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on light, light on dark; before iOS 13 always dark.
  case `default`
  /// Light, for dark content behind it.
  case lightContent
  /// Dark, for light content behind it (iOS 13 and later).
  case darkContent = 3
}
