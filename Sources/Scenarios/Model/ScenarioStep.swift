/// One step and where it stands.
public struct ScenarioStep: Equatable, Sendable {
  /// What happens.
  public var action: ScenarioAction
  /// Counted from 1.
  public var line: Int
  /// In characters, counted from 1.
  public var column: Int

  /// A step at a place of a file.
  public init(_ action: ScenarioAction, line: Int = 0, column: Int = 1) {
    self.action = action
    self.line = line
    self.column = column
  }
}
