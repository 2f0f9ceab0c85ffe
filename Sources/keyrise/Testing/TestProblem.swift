import Scenarios

/// What is wrong at a place of a scenario.
struct TestProblem: Codable, Equatable {
  var line: Int?
  var column: Int?
  var step: String?
  var message: String
}

extension TestProblem {
  /// A step that does not do what it says.
  init(_ step: ScenarioStep, _ message: String) {
    self.init(line: step.line, column: step.column, step: "\(step.action)", message: message)
  }
}
