import Foundation

/// The part of the SARIF 2.1.0 schema (OASIS, sarif-schema-2.1.0.json) that our reports use: required members, types,
/// values of enumerations, least numbers, and that there are no members of other names.
enum SARIFSchema {
  private indirect enum Form: Sendable {
    case string
    case words([String])
    case integer(atLeast: Int)
    case bool
    case list(Form)
    case map(Form)
    case object(required: [String: Form], optional: [String: Form] = [:])
  }

  private static let message = Form.object(required: ["text": .string])
  private static let level = Form.words(["none", "note", "warning", "error"])
  private static let log = Form.object(
    required: ["version": .words(["2.1.0"]), "runs": .list(run)], optional: ["$schema": .string])
  private static let run = Form.object(
    required: ["tool": .object(required: ["driver": driver])],
    optional: [
      "columnKind": .words(["utf16CodeUnits", "unicodeCodePoints"]), "results": .list(result),
      "invocations": .list(
        .object(
          required: ["executionSuccessful": .bool],
          optional: [
            "toolExecutionNotifications": .list(.object(required: ["message": message], optional: ["level": level]))
          ])),
    ])
  private static let driver = Form.object(
    required: ["name": .string],
    optional: [
      "semanticVersion": .string,
      "rules": .list(
        .object(
          required: ["id": .string],
          optional: [
            "shortDescription": message, "help": message,
            "defaultConfiguration": .object(required: [:], optional: ["level": level]),
          ])),
    ])
  /// The schema asks for the message only; code hosts need the rule and a place as well.
  private static let result = Form.object(
    required: ["message": message, "ruleId": .string, "locations": .list(location)],
    optional: ["ruleIndex": .integer(atLeast: -1), "level": level, "partialFingerprints": .map(.string)])
  private static let location = Form.object(
    required: [:],
    optional: [
      "physicalLocation": .object(
        required: ["artifactLocation": .object(required: ["uri": .string])],
        optional: [
          "region": .object(
            required: ["startLine": .integer(atLeast: 1)], optional: ["startColumn": .integer(atLeast: 1)])
        ]),
      "logicalLocations": .list(.object(required: [:], optional: ["name": .string, "fullyQualifiedName": .string])),
    ])

  /// What is wrong with a log, with the path to it.
  static func problems(in log: Any) -> [String] {
    var problems = check(log, Self.log, "$")
    // What no form can say: an index points at the rule of that name.
    for run in (log as? [String: Any])?["runs"] as? [[String: Any]] ?? [] {
      let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
      let rules = (driver?["rules"] as? [[String: Any]] ?? []).map { $0["id"] as? String }
      for result in run["results"] as? [[String: Any]] ?? [] {
        guard let index = result["ruleIndex"] as? Int else { continue }
        if !rules.indices.contains(index) || rules[index] != result["ruleId"] as? String {
          problems.append("ruleIndex \(index) is not that of \(result["ruleId"] ?? "nothing")")
        }
      }
    }
    return problems
  }

  private static func check(_ value: Any, _ form: Form, _ path: String) -> [String] {
    switch form {
    case .string: return value is String ? [] : ["\(path) is no string"]
    case .words(let words):
      return (value as? String).map(words.contains) == true ? [] : ["\(path) is none of \(words)"]
    case .integer(let least):
      guard let number = value as? Int, number >= least else { return ["\(path) is no number from \(least) on"] }
      return []
    case .bool: return value is Bool ? [] : ["\(path) is no boolean"]
    case .list(let inner):
      guard let items = value as? [Any] else { return ["\(path) is no list"] }
      return items.enumerated().flatMap { check($1, inner, "\(path)[\($0)]") }
    case .map(let inner):
      guard let members = value as? [String: Any] else { return ["\(path) is no object"] }
      return members.flatMap { check($1, inner, "\(path).\($0)") }
    case .object(let required, let optional):
      guard let members = value as? [String: Any] else { return ["\(path) is no object"] }
      var problems = required.keys.filter { members[$0] == nil }.map { "\(path).\($0) is missing" }
      for (name, member) in members {
        guard let inner = required[name] ?? optional[name] else {
          problems.append("\(path).\(name) is unknown")
          continue
        }
        problems += check(member, inner, "\(path).\(name)")
      }
      return problems
    }
  }
}
