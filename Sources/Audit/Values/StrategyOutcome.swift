/// What a strategy makes of an input.
public struct StrategyOutcome: Codable, Sendable, Hashable {
  /// The strategy's name.
  public var strategy: String
  /// The worst that remains.
  public var verdict: Verdict
  /// Whether nothing of what was found remains.
  public var cures: Bool
  /// Inputs of the same screen that fare worse with it than without.
  public var worsens: [String]
  /// What remains.
  public var findings: [Finding]
}
