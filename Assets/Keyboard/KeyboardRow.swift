/// The keys of a row from left to right. Where they lie is the business of the geometry's form of that name.
public struct KeyboardRow: Codable, Hashable, Sendable {
  /// The name of a form in `KeyboardGeometry.forms`, such as `ten` or `sevenBetweenSides`.
  public var form: String
  /// From left to right.
  public var keys: [KeyboardKey]

  /// Makes a value from its parts.
  public init(form: String, keys: [KeyboardKey]) {
    self.form = form
    self.keys = keys
  }
}
