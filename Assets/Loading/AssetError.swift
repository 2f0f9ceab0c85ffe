/// What is wrong with a data file, as one readable line, such as
/// `devices.json: devices[3].scale: expected a number, found a string`.
public struct AssetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the file, such as `devices.json`.
  public var file: String
  /// The place in the file, such as `devices[3].screen.width`; empty for the file as a whole.
  public var keyPath: String
  /// What was expected there, and what was found.
  public var message: String

  /// Makes a value from its parts.
  public init(file: String, keyPath: String, message: String) {
    self.file = file
    self.keyPath = keyPath
    self.message = message
  }

  /// The value as text.
  public var description: String {
    let line = keyPath.isEmpty ? "\(file): \(message)" : "\(file): \(keyPath): \(message)"
    return line.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
