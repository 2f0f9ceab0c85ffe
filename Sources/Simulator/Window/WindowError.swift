/// Why there is no window.
public enum WindowError: Error, CustomStringConvertible {
  /// SDL found no display; its reason.
  case noDisplay(String)
  /// There is a display but no window on it; SDL's reason.
  case noWindow(String)

  public var description: String {
    switch self {
    case .noDisplay(let reason):
      return "there is no display for a window (\(reason)); use 'keyrise shot' or 'keyrise demo', which need none"
    case .noWindow(let reason): return "the window cannot be opened: \(reason)"
    }
  }
}
