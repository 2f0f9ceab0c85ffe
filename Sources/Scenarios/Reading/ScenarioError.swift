/// Everything that is wrong with a scenario's file.
public struct ScenarioError: Error, CustomStringConvertible, Equatable {
  /// One thing that is wrong.
  public struct Problem: Equatable, Sendable {
    /// Counted from 1.
    public var line: Int
    /// In characters, counted from 1.
    public var column: Int
    /// What is wrong and what would have been understood.
    public var message: String
  }

  /// The file as it was named.
  public var file: String
  /// In the order of the lines; at least one.
  public var problems: [Problem]

  /// One line a problem: file, line, column, message.
  public var description: String {
    problems.map { "\(file):\($0.line):\($0.column): \($0.message)" }.joined(separator: "\n")
  }
}
