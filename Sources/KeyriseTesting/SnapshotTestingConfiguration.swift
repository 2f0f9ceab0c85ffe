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
