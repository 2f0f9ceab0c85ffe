import Audit
import Foundation
import Simulator

/// Where a report goes, in which form, and when it fails.
struct AuditOutput {
  var format = AuditFormat.text
  private(set) var path: String?
  var failOn: FailOn?
  private var baseline: String?
  private var known: Baseline?

  /// Takes a word that belongs to it; false when it does not.
  mutating func take(_ word: String, _ reader: inout ArgumentReader) throws -> Bool {
    switch word {
    case "--format": format = try Self.choice(word, &reader)
    case "-o", "--output": path = try reader.value(of: word)
    case "--fail-on": failOn = try Self.choice(word, &reader) as FailOn
    case "--baseline": baseline = try reader.value(of: word)
    default: return false
    }
    return true
  }

  /// Finds out before the work whether the report can be written.
  func checkPlace() throws { try OutputFiles.check(("-o", path)) }

  /// What the settings file says counts where the call says nothing.
  func completed(with configuration: AuditConfiguration) -> AuditOutput {
    var result = self
    result.failOn = failOn ?? configuration.failOn
    result.baseline = baseline ?? configuration.baseline
    return result
  }

  /// Reads the baseline, which has to be done before the work: nobody wants to lose that to a slip of the pen.
  ///
  /// - Throws: `AuditError`.
  mutating func readBaseline() throws {
    known = try baseline.map { Baseline(try AuditReport(contentsOfFile: $0)) }
  }

  /// The file that the findings are compared with; nil for none.
  var baselinePath: String? { baseline }

  static func choice<Choice: RawRepresentable & CaseIterable>(
    _ option: String, _ reader: inout ArgumentReader
  ) throws -> Choice where Choice.RawValue == String {
    let word = try reader.value(of: option)
    guard let choice = Choice(rawValue: word) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandError("\(option) takes one of \(known), not '\(word)'")
    }
    return choice
  }

  /// Writes the report; a report with failures ends the program with status 1, one that is not complete with 2.
  func write(_ report: AuditReport, exits: Bool = true) throws {
    var context = ReportContext()
    context.failOn = failOn ?? .hidden
    context.toolVersion = Keyrise.version
    context.baseline = known
    if let baseline, let known, !known.concerns(report) {
      StandardError.print(
        "keyrise: \(baseline) knows none of the files that were looked at; their paths are told from the repository's "
          + "root, or where there is none from the working directory")
    }
    context.isTerminal = path == nil && format == .text && isatty(STDOUT_FILENO) == 1
    let text = try format.write(report, context)
    if let path {
      try TextFile.write(text, to: path)
    } else {
      print(text, terminator: "")
      fflush(nil)
    }
    guard exits else { return }
    if !report.isComplete || !report.problems.isEmpty { throw ExitStatus(2) }
    if report.checks.contains(where: context.fails) { throw ExitStatus(1) }
  }
}
