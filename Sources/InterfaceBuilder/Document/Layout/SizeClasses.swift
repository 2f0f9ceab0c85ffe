/// The two size classes of a screen.
public struct SizeClasses: Sendable, Hashable {
  public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    case compact
    case regular
  }

  public var horizontal: SizeClass
  public var vertical: SizeClass

  public init(horizontal: SizeClass, vertical: SizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// A phone held upright.
  public static let phonePortrait = SizeClasses(horizontal: .compact, vertical: .regular)
}
