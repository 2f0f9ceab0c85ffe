import Testing
import UIKit

/// Configures the snapshots of a test or a suite; see `Trait.snapshots(record:)`.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  /// When a snapshot becomes the reference.
  public let record: SnapshotTestingConfiguration.Record?
  /// Whether the tests of a suite in a suite have it too.
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var configuration = SnapshotTestingConfiguration.current
    configuration.record = record ?? configuration.record
    configuration.counter = SnapshotCounter()
    try await SnapshotTestingConfiguration.$current.withValue(configuration) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Records as told, and counts snapshots without a name anew for every run of a test.
  public static func snapshots(record: SnapshotTestingConfiguration.Record? = nil) -> Self {
    SnapshotsTrait(record: record)
  }

  /// Counts snapshots without a name anew for every run of a test.
  public static var snapshots: Self { snapshots() }
}
