import Assets

/// What a finding looks like, without and with the best strategy.
public struct FindingPicture: Codable, Sendable, Hashable {
  /// The `key` of the check.
  public var check: String
  /// A PNG in base64.
  public var before: String
  /// With the best strategy; nil where none is better.
  public var after: String?
}
