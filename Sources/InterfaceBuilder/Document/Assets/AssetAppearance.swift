/// The look for which a variant of an asset is meant.
public struct AssetAppearance: Sendable, Hashable, Decodable {
  /// luminosity, contrast
  public let appearance: String
  /// light, dark, high …
  public let value: String

  public init(appearance: String, value: String) {
    self.appearance = appearance
    self.value = value
  }
}
