/// How high content lies over other content: in the dark style what lies higher is lighter.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The surroundings' level.
  case unspecified = -1
  /// A window's content.
  case base
  /// A sheet over it.
  case elevated
}
