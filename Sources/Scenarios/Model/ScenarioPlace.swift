/// A place in a scenario's file.
public struct ScenarioPlace: Hashable, Sendable {
  /// Counted from 1.
  public var line: Int
  /// In characters, counted from 1.
  public var column: Int

  /// A place; the beginning of the file when nothing is said.
  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }
}
