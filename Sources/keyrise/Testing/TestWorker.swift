import Assets
import Foundation
import KeyriseFiles
import Scenarios
import Simulator
import Snapshots

/// Plays scenarios that are asked for on standard input, a line of JSON each, and answers with a line each.
struct TestWorker {
  var screenshotFolder: String?
  var scale: Int?
  var fonts = PhoneFonts.system
  /// When a screenshot becomes the reference; nil for what the environment says.
  var recording: SnapshotRecording?

  /// The words that make another process such a worker.
  var arguments: [String] {
    ["test", "--worker"] + (screenshotFolder.map { ["--screenshots", $0] } ?? [])
      + (scale.map { ["--scale", "\($0)"] } ?? []) + ["--fonts", fonts.rawValue]
      + (recording.map { ["--record", $0.rawValue] } ?? [])
  }

  /// Answers until there is nothing more to play.
  @MainActor
  func serve() throws {
    // What an app prints must not get between the answers.
    let answers = dup(1)
    dup2(2, 1)
    defer { close(answers) }
    while let line = readLine() {
      let job = try JSONDecoder().decode(TestJob.self, from: Data(line.utf8))
      var answer = try JSONEncoder().encode(result(of: job))
      answer.append(10)
      try answer.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = write(answers, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { throw CommandError("the results cannot be written") }
          rest = rest.dropFirst(count)
        }
      }
    }
  }

  @MainActor
  func result(of job: TestJob) -> TestResult {
    var result = TestResult(file: job.file, device: job.device ?? "", outcome: .broken)
    do {
      let source = try ScenarioSource(path: job.file)
      result.steps = source.scenario.steps.count
      var scene = Scene()
      scene.options.scale = scale
      scene.options.fonts = fonts
      if let device = job.device { scene.surroundings.device = try DeviceProfile.named(device) }
      scene.scenario = source
      let phone = try scene.makePhone()
      result.device = phone.device.id
      let screenshots = try TestScreenshots(of: job.file, fonts: fonts, recording: recording)
      play(source, on: phone, screenshots, job.pictureName, &result)
    } catch let error as ScenarioError {
      result.problems += error.problems.map { TestProblem(line: $0.line, column: $0.column, message: $0.message) }
    } catch let error as FileError where error.path == job.file {
      result.problems.append(TestProblem(message: "cannot be read: \(error.reason)"))
    } catch {
      result.problems.append(TestProblem(message: "\(error)"))
    }
    return result
  }

  @MainActor
  private func play(
    _ source: ScenarioSource, on phone: Phone, _ screenshots: TestScreenshots, _ name: String,
    _ result: inout TestResult
  ) {
    let player = ScenarioPlayer(source.scenario, on: phone, file: source.path)
    func picture(_ moment: String) throws {
      guard let screenshotFolder else { return }
      let file = SnapshotPlace.shortened("\(name).\(phone.device.id).\(moment)")
      try phone.writePNG(to: "\(screenshotFolder)/\(file).png")
    }
    // A screenshot that is another is a failure, and the steps go on: one run shows all of them.
    var found = result
    var current: ScenarioStep?
    player.willPerform = { _, step in current = step }
    player.takePicture = { moment in
      try picture(moment)
      if let current { screenshots.take(moment, at: current, of: phone, &found) }
    }
    do {
      try player.play()
      result = found
      result.outcome = Self.outcome(of: result)
    } catch let failure as ScenarioFailure {
      result = found
      result.problems.append(TestProblem(failure.step, failure.message))
      result.outcome = Self.outcome(of: result)
      // The failure itself is reported; a folder that cannot be written is told by the first screenshot.
      try? picture(source.hasScreenshot(named: "failed") ? "failed-end" : "failed")
    } catch {
      result = found
      result.problems.append(TestProblem(message: "\(error)"))
    }
    result.seconds = (phone.time * 1000).rounded() / 1000
  }

  /// A screenshot that could not be taken or recorded says nothing of the scenario.
  private static func outcome(of result: TestResult) -> TestResult.Outcome {
    if result.screenshots.contains(where: { $0.outcome == .broken }) { return .broken }
    return result.problems.isEmpty ? .held : .failed
  }
}
