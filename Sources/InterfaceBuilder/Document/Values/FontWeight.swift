/// The weights of a system font.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  /// Accepts Interface Builder's spellings, which vary in case ("ultralight", "ultraLight").
  public init?(rawValue: String) {
    guard let weight = Self.allCases.first(where: { "\($0)".lowercased() == rawValue.lowercased() }) else {
      return nil
    }
    self = weight
  }
}
