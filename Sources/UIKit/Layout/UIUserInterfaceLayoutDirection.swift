/// Which way a user interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// To the right.
  case leftToRight
  /// To the left.
  case rightToLeft
}
