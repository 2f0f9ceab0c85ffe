/// A page of a keyboard: letters, numbers, symbols.
public struct KeyboardPage: Codable, Hashable, Sendable, Identifiable {
  /// Such as `letters`.
  public var id: String
  /// From top to bottom.
  public var rows: [KeyboardRow]

  /// Makes a value from its parts.
  public init(id: String, rows: [KeyboardRow]) {
    self.id = id
    self.rows = rows
  }
}
