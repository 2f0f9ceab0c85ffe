import Foundation
import Testing
import UIKit

/// Compares a snapshot of a value with its reference, `__Snapshots__/<test file>/<test>.<name or number>.<extension>`
/// beside the test, or in the folder `SNAPSHOT_REFERENCES` of the environment. Without a reference the snapshot is recorded and the test fails, so that somebody looks at it.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How the value becomes something that can be kept and compared.
///   - name: The snapshot's name; its number in the test when nil. A test with arguments has to name its snapshots, since
///     its runs have no order.
///   - recording: When the snapshot becomes the reference; nil for what `withSnapshotTesting` or
///     `SNAPSHOT_TESTING_RECORD` says.
@MainActor
public func assertSnapshot<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let message = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: recording, file: filePath, testName: testName)
  guard let message else { return }
  TestFailure.record(message, at: TestSource(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Compares several snapshots of a value, each with the name of its strategy.
@MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, fileID: fileID, file: filePath,
      testName: testName, line: line, column: column)
  }
}

/// Compares several snapshots of a value, numbered in their order.
@MainActor
public func assertSnapshots<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record recording: SnapshotTestingConfiguration.Record? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: recording, fileID: fileID, file: filePath, testName: testName, line: line,
      column: column)
  }
}

/// As `assertSnapshot`, but returns what is wrong, or nil, for assertions of one's own.
///
/// - Parameter snapshotDirectory: The folder of the references, when it is not the usual one.
@MainActor
public func verifySnapshot<Value, Format>(
  of value: @autoclosure @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  file filePath: StaticString = #filePath, testName: String = #function
) -> String? {
  let environment = ProcessInfo.processInfo.environment
  let configuration = SnapshotTestingConfiguration.current
  let record: SnapshotRecording
  do {
    record =
      try recording ?? configuration.record
      ?? SnapshotRecording(environment: environment)
  } catch {
    return "\(error)"
  }
  if name == nil, Test.current?.isParameterized == true {
    return "\(testName) has arguments, and its runs have no order: name its snapshots, as in named: \"\\(argument)\""
  }
  let testFile = "\(filePath)"
  let counter = configuration.counter ?? .shared
  let place = SnapshotPlace(
    testFile: testFile, testName: testName,
    name: name ?? "\(counter.next(testFile: testFile, testName: testName))",
    pathExtension: snapshotting.pathExtension, folder: snapshotDirectory,
    root: environment["SNAPSHOT_REFERENCES"].flatMap { $0.isEmpty ? nil : $0 })
  let failures = FailureFolder.usual(environment: environment, package: place.package)
  return SnapshotVerifier(recording: record, failures: failures).verify(value, as: snapshotting, at: place)
}
