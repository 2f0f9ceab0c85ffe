import Foundation
import Scenarios
import Simulator

/// Tells people and programs what came of the scenarios.
struct TestReport {
  /// A line for each, and what was found where something failed.
  func print(_ result: TestResult) {
    let device = result.device.isEmpty ? "" : "  \(result.device)"
    switch result.outcome {
    case .held:
      Swift.print("ok      \(result.file)\(device)  \(result.steps) steps, \(ScenarioNumber.rounded(result.seconds)) s")
    case .failed: Swift.print("FAILED  \(result.file)\(device)")
    case .broken: Swift.print("BROKEN  \(result.file)\(device)")
    // There may be many; the summary counts them.
    case .interrupted: return
    }
    for line in result.problems.flatMap({ Self.lines($0, of: result) }) { Swift.print("        \(line)") }
    // A pipe is read while the rest is played.
    fflush(nil)
  }

  /// The place and the step, then what is wrong.
  private static func lines(_ problem: TestProblem, of result: TestResult) -> [String] {
    let place = result.place(of: problem)
    let text = problem.step.map { "\(place): \($0)\n\(problem.message)" } ?? "\(place): \(problem.message)"
    return text.split(separator: "\n").map(String.init)
  }

  func printSummary(_ results: [TestResult]) {
    func count(_ outcome: TestResult.Outcome) -> Int { results.filter { $0.outcome == outcome }.count }
    var parts = ["\(count(.held)) held"]
    if count(.failed) > 0 { parts.append("\(count(.failed)) failed") }
    if count(.broken) > 0 { parts.append("\(count(.broken)) could not be run") }
    if count(.interrupted) > 0 { parts.append("\(count(.interrupted)) not played, for the run was interrupted") }
    Swift.print("\(results.count) scenario\(results.count == 1 ? "" : "s"): \(parts.joined(separator: ", "))")
  }

  /// An array of the results.
  static func json(_ results: [TestResult]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(results), as: UTF8.self) + "\n"
  }

  /// The form that CI servers read: a suite for each file, a case for each device. Times are the phone's. The line of a
  /// failure stands in its text: the common schema has no place for it (`Scripts/report-test`).
  static func junit(_ results: [TestResult]) -> String {
    var files: [String] = []
    for result in results where !files.contains(result.file) { files.append(result.file) }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites name=\"keyrise\"\(totals(results))>"]
    for file in files {
      let cases = results.filter { $0.file == file }
      lines.append("  <testsuite name=\"\(Markup.escaped(file))\" file=\"\(Markup.escaped(file))\"\(totals(cases))>")
      lines += cases.flatMap(testCase)
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).map { $0 + "\n" }.joined()
  }

  private static func totals(_ results: [TestResult]) -> String {
    let failures = results.filter { $0.outcome == .failed }.count
    // What was interrupted must not look as if it had held.
    let errors = results.filter { $0.outcome == .broken || $0.outcome == .interrupted }.count
    let time = results.reduce(0) { $0 + $1.seconds }
    return
      " tests=\"\(results.count)\" failures=\"\(failures)\" errors=\"\(errors)\" time=\"\(ScenarioNumber.rounded(time))\""
  }

  private static func testCase(_ result: TestResult) -> [String] {
    let name = result.device.isEmpty ? "scenario" : result.device
    let head =
      "    <testcase classname=\"\(Markup.escaped(result.file))\" name=\"\(Markup.escaped(name))\""
      + " time=\"\(ScenarioNumber.rounded(result.seconds))\""
    guard result.outcome != .held else { return [head + "/>"] }
    let element = result.outcome == .failed ? "failure" : "error"
    // Servers show one failure for a case: the first as the message, all in the text.
    let message = Markup.escaped(result.problems.first?.message ?? "")
    let text = Markup.escaped(result.problems.flatMap { lines($0, of: result) }.joined(separator: "\n"))
    return [head + ">", "      <\(element) message=\"\(message)\">\(text)</\(element)>", "    </testcase>"]
  }
}
