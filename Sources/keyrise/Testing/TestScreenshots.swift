import Foundation
import Scenarios
import Simulator
import Snapshots

/// Compares a scenario's screenshots with their references, which lie in `__Snapshots__/<scenario>` beside it.
@MainActor
struct TestScreenshots {
  private let file: String
  private let fonts: PhoneFonts
  private let verifier: SnapshotVerifier
  /// Where references lie instead, when the environment says so.
  private let root: String?

  init(of file: String, fonts: PhoneFonts, recording: SnapshotRecording?) throws {
    self.file = file
    self.fonts = fonts
    let environment = ProcessInfo.processInfo.environment
    root = environment["SNAPSHOT_REFERENCES"].flatMap { $0.isEmpty ? nil : $0 }
    // Where `keyrise accept`, called from the same folder, looks for them.
    let package = SnapshotPlace.package(of: FileManager.default.currentDirectoryPath)
    verifier = SnapshotVerifier(
      recording: try recording ?? SnapshotRecording(environment: environment),
      failures: .usual(environment: environment, package: package))
  }

  /// Takes the screenshot of a step and puts what came of it into the result. A device, a scale and the boxes have each
  /// a reference of their own.
  func take(_ name: String, at step: ScenarioStep, of phone: Phone, _ result: inout TestResult) {
    let variant = "\(phone.device.id)@\(Int(phone.scale))x" + (fonts == .boxes ? "-boxes" : "")
    let place = SnapshotPlace(testFile: file, testName: name, name: variant, pathExtension: "png", root: root)
    var screenshot = TestScreenshot(name: name, reference: place.reference)
    if let failure = verifier.check({ phone }, as: .image, at: place) {
      screenshot.outcome = failure.isUnwritable ? .broken : .init(failure.kind)
      result.problems.append(TestProblem(step, failure.message))
    }
    result.screenshots.append(screenshot)
  }
}
