/// A key of a hardware keyboard that is more than a character.
public enum HardwareKey: Equatable, Sendable {
  case left, right, up, down, home, end, delete, forwardDelete, `return`, escape, tab

  /// Keys that are held with another.
  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    /// Moves by words.
    public static let option = Modifiers(rawValue: 2)
  }
}
