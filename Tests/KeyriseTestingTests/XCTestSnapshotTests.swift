import KeyriseTesting
import XCTest

/// The assertions from XCTest: failures are XCTest's, and every test counts its snapshots from 1.
final class XCTestSnapshotTests: XCTestCase {
  private let folder = NSTemporaryDirectory() + "keyrise-xctest-\(UUID().uuidString)"

  override func tearDown() {
    // Nobody has to accept what was recorded there.
    MainActor.assumeIsolated {
      let failures = FailureFolder.usual(
        environment: ProcessInfo.processInfo.environment,
        package: SnapshotPlace.package(of: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path))
      for number in 1...2 { failures.remove("KeyriseTestingTests/XCTestSnapshotTests/counts.\(number)") }
    }
    try? FileManager.default.removeItem(atPath: folder)
    super.tearDown()
  }

  private func verify(_ text: String, record: SnapshotTestingConfiguration.Record? = nil) -> String? {
    let folder = folder
    return MainActor.assumeIsolated {
      verifySnapshot(of: text, as: .lines, record: record, snapshotDirectory: folder, testName: "counts()")
    }
  }

  func testSnapshotsAreCountedFromOne() throws {
    XCTAssertNotNil(verify("one"))
    XCTAssertNotNil(verify("two"))
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted(), ["counts.1.txt", "counts.2.txt"])
  }

  /// The same test name in another test: the numbers begin again.
  func testTheNumbersBeginAgain() throws {
    XCTAssertNotNil(verify("one"))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder), ["counts.1.txt"])
  }

  func testRecordingCanBeForbidden() throws {
    let message = withSnapshotTesting(record: .never) { verify("one") }
    XCTAssertEqual(message?.contains("none may be recorded"), true)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/counts.1.txt"))
  }

  func testAnAssertionThatHolds() {
    MainActor.assumeIsolated {
      let phone = Phone(.iPhone3_5, fonts: .boxes, app: SignUpViewController())
      phone.tap(.field("Password"))
      phone.settle()
      assertSnapshot(of: phone, as: .notifications)
    }
  }
}
