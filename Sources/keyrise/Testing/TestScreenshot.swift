import Snapshots

/// What came of a screenshot of a scenario.
struct TestScreenshot: Codable, Equatable {
  enum Outcome: String, Codable {
    /// It is as its reference.
    case held
    case different
    case missing
    case unreadable
    /// It became the reference; nobody may have looked at it yet.
    case recorded
    /// It could not be taken, or its reference not be written.
    case broken
  }

  var name: String
  var reference: String
  var outcome = Outcome.held
}

extension TestScreenshot.Outcome {
  init(_ kind: FailureRecord.Kind?) {
    switch kind {
    case .different: self = .different
    case .missing: self = .missing
    case .unreadable: self = .unreadable
    case .recorded: self = .recorded
    case nil: self = .broken
    }
  }
}
