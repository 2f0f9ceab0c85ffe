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

    /// A problem.
    public init(line: Int, column: Int, message: String) {
      self.line = line
      self.column = column
      self.message = message
    }

    /// A problem at a place.
    public init(at place: ScenarioPlace, _ message: String) {
      self.init(line: place.line, column: place.column, message: message)
    }
  }

  /// The file as it was named.
  public var file: String
  /// In the order of the lines; at least one.
  public var problems: [Problem]

  /// An error of at least one problem.
  public init(file: String, problems: [Problem]) {
    self.file = file
    self.problems = problems
  }

  /// One line a problem: file, line, column, message.
  public var lines: [String] { problems.map { "\(file):\($0.line):\($0.column): \($0.message)" } }

  /// The lines.
  public var description: String { lines.joined(separator: "\n") }
}
