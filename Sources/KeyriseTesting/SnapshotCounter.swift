import Foundation
import Synchronization
import Testing
import UIKit
import XCTest

/// Numbers the snapshots of a test that have no name, from 1.
final class SnapshotCounter: Sendable {
  /// Counts for tests without a counter of their own.
  static let shared = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// The number of the next snapshot of a test. A run of the same test starts again from 1.
  func next(testFile: String, testName: String) -> Int {
    if Test.current == nil { XCTestRuns.watch() }
    // Swift Testing runs every test in a task of its own.
    let run = withUnsafeCurrentTask { $0?.hashValue } ?? 0
    let key = "\(testFile)\0\(testName)\0\(Test.current == nil ? 0 : run)"
    return counts.withLock { counts in
      if counts[key] == nil { Self.keepCurrentTask() }
      counts[key, default: 0] += 1
      return counts[key, default: 1]
    }
  }

  /// Keeps the task's memory, so that the task of a later run (`--repetitions`) does not come to lie at the same place and
  /// go on with the numbers. Costs as much as a small object for each run of a test that has snapshots without a name.
  private static func keepCurrentTask() {
    withUnsafeCurrentTask { task in
      // The standard library gives no reference to a task out; what it gives holds just that.
      guard let task, MemoryLayout<UnsafeCurrentTask>.size == MemoryLayout<Unmanaged<AnyObject>>.size else { return }
      _ = unsafeBitCast(task, to: Unmanaged<AnyObject>.self).retain()
    }
  }

  func reset() { counts.withLock { $0 = [:] } }
}

/// Starts the numbers again with every run of an XCTest case.
private final class XCTestRuns: NSObject, XCTestObservation {
  private static let once: Void = XCTestObservationCenter.shared.addTestObserver(XCTestRuns())

  static func watch() { _ = once }

  func testCaseWillStart(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
}
