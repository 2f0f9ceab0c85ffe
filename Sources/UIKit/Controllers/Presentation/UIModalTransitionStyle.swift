/// How a presented controller comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// As the back of what was there, turned over. Without perspective: the sides come together in the middle and part.
  case flipHorizontal
  /// Faded in.
  case crossDissolve
}
