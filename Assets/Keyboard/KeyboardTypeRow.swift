/// A row that stands in place of a page's own for some types of keyboard.
public struct KeyboardTypeRow: Codable, Hashable, Sendable {
  /// The names of `UIKeyboardType`, such as `emailAddress`.
  public var types: [String]
  /// The id of the page.
  public var page: String
  /// The row that it replaces, counted from the top.
  public var index: Int
  /// What stands there.
  public var row: KeyboardRow
}
