import Scenarios

/// A step that could not be done, or an expectation that does not hold.
public struct ScenarioFailure: Error, CustomStringConvertible, Equatable {
  /// The scenario's file.
  public var file: String
  /// The step.
  public var step: ScenarioStep
  /// What was found instead.
  public var message: String
  /// On the phone's clock, in seconds.
  public var time: Double

  /// File, line, column, step, and what was found.
  public var description: String {
    "\(file):\(step.line):\(step.column): \(step.action): \(message) (at \(ScenarioNumber.rounded(time)) s)"
  }
}
