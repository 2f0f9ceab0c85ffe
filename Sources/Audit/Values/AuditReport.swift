import Foundation
import KeyriseFiles

/// Everything that an audit found.
public struct AuditReport: Codable, Sendable {
  /// The form of the file.
  public var version = 1
  /// False when the run was broken off.
  public var isComplete = true
  /// What is missing, where that is known; nil for nothing.
  public var gaps: [String]?
  /// What was asked for; nil for a report that was put together from several runs.
  public var request: AuditRequest?
  /// Which part of the run this is; nil for all of it.
  public var shard: AuditShard?
  public var checks: [AuditCheck] = []
  public var skipped: [SkippedInput] = []
  public var problems: [AuditProblem] = []
  /// Pictures of findings, where they were asked for.
  public var pictures: [FindingPicture]?

  public init() {}

  /// Adds what other reports found; what several looked at counts once.
  public mutating func merge(_ others: [AuditReport]) {
    var known = Set(checks.map(\.key))
    var inputs = Set(skipped)
    var told = Set(problems)
    var seen = Set((pictures ?? []).map(\.check))
    for other in others {
      isComplete = isComplete && other.isComplete
      checks += other.checks.filter { known.insert($0.key).inserted }
      skipped += other.skipped.filter { inputs.insert($0).inserted }
      problems += other.problems.filter { told.insert($0).inserted }
      guard let pictures = other.pictures else { continue }
      self.pictures = self.pictures ?? []
      self.pictures?.append(contentsOf: pictures.filter { seen.insert($0.check).inserted })
    }
  }

  /// The same in an order that does not hang on who was faster: by file, place in it, device.
  public func sorted() -> AuditReport {
    var result = self
    result.checks.sort { Self.place($0) < Self.place($1) }
    result.skipped.sort {
      ($0.input.file, $0.input.line ?? 0, $0.input.id) < ($1.input.file, $1.input.line ?? 0, $1.input.id)
    }
    result.pictures?.sort { $0.check < $1.check }
    result.problems.sort { ($0.file, $0.message) < ($1.file, $1.message) }
    return result
  }

  private static func place(_ check: AuditCheck) -> Place {
    Place(
      file: check.input.file, line: check.input.line ?? 0, key: check.key)
  }

  private struct Place: Comparable {
    var file: String
    var line: Int
    var key: String

    static func < (a: Place, b: Place) -> Bool { (a.file, a.line, a.key) < (b.file, b.line, b.key) }
  }

  /// Why there is more to look at, as words for people; nil when there is not.
  var incompleteness: String? {
    isComplete
      ? nil : gaps.map { "incomplete: " + $0.joined(separator: "; ") } ?? "broken off, there is more to look at"
  }

  /// The checks that count.
  public var counted: [AuditCheck] { checks.filter { $0.ignored == nil } }

  /// The report as JSON with sorted keys.
  ///
  /// - Throws: `EncodingError`.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Reads a report that `json` wrote.
  ///
  /// - Throws: `AuditError`.
  public init(contentsOfFile path: String) throws {
    let data: Data
    do {
      data = try FileReader.contents(of: path)
    } catch .missing {
      throw AuditError("\(path): is not there; write one with keyrise audit --format json -o \(path)")
    } catch {
      throw AuditError("\(path): cannot be read: \(error.description)")
    }
    if data.isEmpty {
      throw AuditError("\(path): is empty and no report; keyrise audit --format json writes one")
    }
    do {
      self = try JSONDecoder().decode(AuditReport.self, from: data)
    } catch {
      throw AuditError("\(path): is not a report of keyrise audit --format json")
    }
    guard version == 1 else {
      throw AuditError("\(path): is a report of form \(version), made by a newer keyrise; this one reads form 1")
    }
  }
}
