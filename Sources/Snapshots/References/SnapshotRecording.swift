/// When a snapshot becomes the new reference, as in SnapshotTesting. A test that records fails, so that somebody looks.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// Always.
  case all
  /// When it differs from the reference or there is none.
  case failed
  /// When there is no reference.
  case missing
  /// Never.
  case never

  /// `SNAPSHOT_TESTING_RECORD` of the environment; `missing` when it is not set.
  ///
  /// - Throws: `UnknownRecording` when it is set to something else.
  public init(environment: [String: String]) throws {
    guard let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty else {
      self = .missing
      return
    }
    guard let recording = Self(rawValue: word) else { throw UnknownRecording(word: word) }
    self = recording
  }

  struct UnknownRecording: Error, CustomStringConvertible {
    var word: String

    var description: String {
      let words = SnapshotRecording.allCases.map(\.rawValue).joined(separator: ", ")
      return "SNAPSHOT_TESTING_RECORD is '\(word)'; it can be \(words)"
    }
  }
}
