import Foundation

/// The report as SARIF 2.1.0, which code hosts show beside the lines of the file.
struct SARIFReport {
  private let report: AuditReport
  private let context: ReportContext

  init(_ report: AuditReport, _ context: ReportContext) {
    self.report = report
    self.context = context
  }

  /// - Throws: `EncodingError`.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(log), as: UTF8.self) + "\n"
    }
  }

  private static let rules: [(verdict: Verdict, id: String, text: String, help: String)] = [
    (
      .unreachable, "input-unreachable", "A person cannot get to the text input.",
      "Enable it, take away what covers it, or put it into a scroll view whose content is high enough."
    ),
    (
      .hidden, "hidden-by-keyboard", "The keyboard hides the text input, or its caret.",
      "Make room for the keyboard: see which strategy of the module Avoidance the result names."
    ),
    (
      .partlyHidden, "partly-hidden-by-keyboard",
      "A part of the text input is out of sight while it has the keyboard, or the label or button that belongs to it.",
      "Make room for the keyboard: see which strategy of the module Avoidance the result names."
    ),
    (
      .notRestored, "not-restored-after-keyboard", "When the keyboard has gone, the screen is not as it was before.",
      "Put frames, insets and offsets back to what they were before the keyboard came, not to constants."
    ),
    (
      .tight, "tight-above-keyboard", "The text input ends less than 8 points above the keyboard.",
      "Leave a margin: a prediction bar or a larger keyboard will cover the input."
    ),
  ]

  private var log: Log {
    let results = FindingGroup.groups(of: report.counted).compactMap { group -> Result? in
      guard let index = Self.rules.firstIndex(where: { $0.verdict == group.verdict }) else { return nil }
      let isError = group.checks.contains { context.fails(group.finding, $0) }
      var message = "\(group.input.name) on \(group.occurrences): \(group.finding.text)."
      if let cure = group.checks.lazy.compactMap(\.cure).first {
        message += " Best cure: \(cure)."
      }
      let physical = group.input.line.map { line in
        PhysicalLocation(
          artifactLocation: ArtifactLocation(uri: Self.uri(group.input.identity)),
          region: Region(startLine: line, startColumn: max(1, group.input.column ?? 1)))
      }
      let name = LogicalLocation(name: group.input.id, fullyQualifiedName: "\(group.input.scene)/\(group.input.id)")
      return Result(
        ruleId: Self.rules[index].id, ruleIndex: index, level: isError ? "error" : "warning",
        message: Message(text: message), locations: [Location(physicalLocation: physical, logicalLocations: [name])],
        partialFingerprints: [
          "keyrise/v1": [group.input.identity, group.input.scene, group.input.id, group.finding.subject.rawValue]
            .joined(separator: "|")
        ])
    }
    let rules = Self.rules.map {
      Rule(
        id: $0.id, shortDescription: Message(text: $0.text), help: Message(text: $0.help),
        defaultConfiguration: Configuration(level: context.failOn.includes($0.verdict) ? "error" : "warning"))
    }
    let notes = (report.problems.map { "\($0.file): \($0.message)" } + [report.incompleteness].compactMap { $0 }).map {
      Notification(level: "error", message: Message(text: $0))
    }
    return Log(runs: [
      Run(
        tool: Tool(driver: Driver(name: "Keyrise", semanticVersion: context.toolVersion, rules: rules)),
        columnKind: "unicodeCodePoints",
        invocations: [
          Invocation(
            executionSuccessful: report.isComplete && report.problems.isEmpty, toolExecutionNotifications: notes)
        ], results: results)
    ])
  }

  /// A path as a reference: relative ones stay relative to where the code host keeps the sources.
  private static func uri(_ path: String) -> String {
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: ":")
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://\(escaped)" : escaped
  }

  // MARK: The form

  private struct Log: Encodable {
    let version = "2.1.0"
    let schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case version
      case schema = "$schema"
      case runs
    }
  }

  private struct Run: Encodable {
    var tool: Tool
    var columnKind: String
    var invocations: [Invocation]
    var results: [Result]
  }

  private struct Tool: Encodable { var driver: Driver }

  private struct Driver: Encodable {
    var name: String
    var semanticVersion: String
    var rules: [Rule]
  }

  private struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var help: Message
    var defaultConfiguration: Configuration
  }

  private struct Configuration: Encodable { var level: String }

  private struct Message: Encodable { var text: String }

  private struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }

  private struct Notification: Encodable {
    var level: String
    var message: Message
  }

  private struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: [String: String]
  }

  private struct Location: Encodable {
    var physicalLocation: PhysicalLocation?
    var logicalLocations: [LogicalLocation]
  }

  private struct LogicalLocation: Encodable {
    var name: String
    var fullyQualifiedName: String
  }

  private struct PhysicalLocation: Encodable {
    var artifactLocation: ArtifactLocation
    var region: Region
  }

  private struct ArtifactLocation: Encodable { var uri: String }

  private struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
  }
}
