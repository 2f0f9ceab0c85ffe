/// What is tried.
public struct AuditOptions: Codable, Sendable, Hashable {
  public var keyboards: [KeyboardState] = KeyboardState.allCases
  /// Names of strategies that are tried where something is found.
  public var strategies: [String] = ["resize", "inset", "shift", "guide", "automatic"]
  public var thresholds = Thresholds()
  /// Whether pictures of the findings are made.
  public var takesPictures = false

  public init() {}
}
