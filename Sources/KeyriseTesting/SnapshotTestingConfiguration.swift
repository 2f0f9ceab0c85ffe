import Foundation

/// What `assertSnapshot` goes by.
public struct SnapshotTestingConfiguration: Sendable {
  /// When a snapshot becomes the reference.
  public typealias Record = SnapshotRecording

  /// When a snapshot becomes the reference; nil for what the environment says.
  public var record: Record?
  /// Counts the snapshots of one run of a test; nil for the counter of all tests.
  var counter: SnapshotCounter?

  @TaskLocal static var current = SnapshotTestingConfiguration()

  /// `SNAPSHOT_TESTING_RECORD` of the environment; `missing` when it is not set.
  ///
  /// - Throws: `UnknownRecording` when it is set to something else.
  static func environmentRecording(_ environment: [String: String]) throws -> Record {
    guard let word = environment["SNAPSHOT_TESTING_RECORD"], !word.isEmpty else { return .missing }
    guard let record = Record(rawValue: word) else { throw UnknownRecording(word: word) }
    return record
  }

  struct UnknownRecording: Error, CustomStringConvertible {
    var word: String

    var description: String {
      let words = Record.allCases.map(\.rawValue).joined(separator: ", ")
      return "SNAPSHOT_TESTING_RECORD is '\(word)'; it can be \(words)"
    }
  }
}

/// Runs `operation` with another way to record; what it does not name stays.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, operation: () throws -> Result
) rethrows -> Result {
  var configuration = SnapshotTestingConfiguration.current
  configuration.record = record ?? configuration.record
  return try SnapshotTestingConfiguration.$current.withValue(configuration) { try operation() }
}

/// Runs `operation` with another way to record; what it does not name stays.
public func withSnapshotTesting<Result>(
  record: SnapshotTestingConfiguration.Record? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  var configuration = SnapshotTestingConfiguration.current
  configuration.record = record ?? configuration.record
  return try await SnapshotTestingConfiguration.$current.withValue(configuration) { try await operation() }
}
