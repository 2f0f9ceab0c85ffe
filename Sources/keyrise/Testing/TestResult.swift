/// What came of a scenario on a device.
struct TestResult: Codable, Equatable {
  enum Outcome: String, Codable {
    case held
    /// A step could not be done or an expectation does not hold.
    case failed
    /// The scenario could not be played.
    case broken
  }

  var file: String
  var device: String
  var outcome: Outcome
  /// The steps of the scenario.
  var steps = 0
  /// How long it took on the phone's clock, in seconds: the same on every run.
  var seconds = 0.0
  /// Where it failed.
  var line: Int?
  var column: Int?
  var step: String?
  var message: String?

  /// File, line, column.
  var place: String { file + (line.map { ":\($0)" } ?? "") + (column.map { ":\($0)" } ?? "") }
}
