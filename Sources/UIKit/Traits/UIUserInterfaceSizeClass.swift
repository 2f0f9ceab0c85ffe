/// How much room there is in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The surroundings' class.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}
