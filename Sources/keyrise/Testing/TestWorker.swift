import Assets
import Foundation
import Scenarios
import Simulator

/// Plays scenarios that are asked for on standard input, a line of JSON each, and answers with a line each.
struct TestWorker {
  var screenshotFolder: String?
  var scale: Int?

  /// The words that make another process such a worker.
  var arguments: [String] {
    ["test", "--worker"] + (screenshotFolder.map { ["--screenshots", $0] } ?? [])
      + (scale.map { ["--scale", "\($0)"] } ?? [])
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
      if let device = job.device { scene.surroundings.device = try DeviceProfile.named(device) }
      scene.scenario = source
      let phone = try scene.makePhone()
      result.device = phone.device.id
      play(source, on: phone, &result)
    } catch let error as ScenarioError {
      result.line = error.problems.first?.line
      result.column = error.problems.first?.column
      let more = error.problems.count > 1 ? " (and \(error.problems.count - 1) more)" : ""
      result.message = (error.problems.first?.message ?? "") + more
    } catch {
      result.message = "\(error)"
    }
    return result
  }

  @MainActor
  private func play(_ source: ScenarioSource, on phone: Phone, _ result: inout TestResult) {
    let player = ScenarioPlayer(source.scenario, on: phone, file: source.path)
    let name = source.path.split(separator: "/").last.map { $0.dropLast(ScenarioSource.suffix.count) } ?? "scenario"
    func picture(_ moment: String) throws {
      guard let screenshotFolder else { return }
      try phone.writePNG(to: "\(screenshotFolder)/\(name).\(phone.device.id).\(moment).png")
    }
    player.takePicture = picture
    do {
      try player.play()
      result.outcome = .held
    } catch let failure as ScenarioFailure {
      result.outcome = .failed
      result.line = failure.step.line
      result.column = failure.step.column
      result.step = "\(failure.step.action)"
      result.message = failure.message
      // The failure itself is reported; a folder that cannot be written is told by the first screenshot.
      try? picture("failed")
    } catch {
      result.message = "\(error)"
    }
    result.seconds = (phone.time * 1000).rounded() / 1000
  }
}
