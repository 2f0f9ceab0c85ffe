/// What came of a scenario on a device.
struct TestResult: Codable, Equatable {
  enum Outcome: String, Codable {
    case held
    /// A step could not be done, an expectation does not hold, or a screenshot is not as its reference.
    case failed
    /// The scenario could not be played.
    case broken
    /// The run was interrupted before it was played to its end.
    case interrupted
  }

  var file: String
  var device: String
  var outcome: Outcome
  /// The steps of the scenario.
  var steps = 0
  /// How long it took on the phone's clock, in seconds: the same on every run.
  var seconds = 0.0
  /// What is wrong, in the order of the steps.
  var problems: [TestProblem] = []
  /// The screenshots that were taken.
  var screenshots: [TestScreenshot] = []

  /// File, line, column.
  func place(of problem: TestProblem) -> String {
    file + (problem.line.map { ":\($0)" } ?? "") + (problem.column.map { ":\($0)" } ?? "")
  }
}
