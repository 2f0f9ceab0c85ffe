import Foundation
import KeyriseFiles

/// Makes results that failed the new references.
@MainActor
public struct Acceptance {
  /// What is wrong with what shall be accepted.
  public enum Problem: Error, CustomStringConvertible {
    case unknown(String, known: [String])
    case ambiguous(String, candidates: [String])
    case changed(FailureRecord)
    case noResult(FailureRecord)

    public var description: String {
      switch self {
      case .unknown(let name, let known):
        let list = known.isEmpty ? "no snapshot failed" : "these failed: \(known.joined(separator: ", "))"
        return "no snapshot that failed is called '\(name)'; \(list)"
      case .ambiguous(let name, let candidates):
        return "'\(name)' can be \(candidates.joined(separator: " or ")); say more of the name"
      case .changed(let record):
        return
          "the reference of \(record.shortName) is not the one any more that the test compared with; run the test again, "
          + "or remove the failure's folder when there is no such test any more"
      case .noResult(let record): return "the result of \(record.shortName) is gone; run the test again"
      }
    }
  }

  /// A replacement that is to be made.
  public struct Replacement {
    public let record: FailureRecord
    let data: Data
    let change: Change

    enum Change: String {
      case adds
      case replaces
      /// Somebody was first, or was ended after the replacement and before the failure was forgotten.
      case isAlready = "is already"
    }

    /// What is replaced by what.
    public var description: String { "\(record.identifier)\n  \(change.rawValue) \(record.reference)" }
  }

  /// What a person says to a shell to accept the result of a snapshot.
  nonisolated static func command(for name: String) -> String {
    "keyrise accept '\(name.replacingOccurrences(of: "'", with: "'\\''"))'"
  }

  private let failures: FailureFolder

  /// Accepts from a folder of failures.
  public init(_ failures: FailureFolder) { self.failures = failures }

  /// The failures with a result that is not the reference already.
  public var candidates: [FailureRecord] { failures.records().filter { $0.kind != .recorded } }

  /// What would be replaced for these names; a name is an identifier or its last parts. Nothing is done yet.
  ///
  /// - Throws: `Problem`.
  public func replacements(named names: [String]) throws -> [Replacement] {
    let candidates = candidates
    var chosen: [FailureRecord] = []
    for name in names {
      let exact = candidates.filter { $0.identifier == name }
      let found = exact.isEmpty ? candidates.filter { $0.identifier.hasSuffix("/" + name) } : exact
      guard let record = found.first else {
        throw Problem.unknown(name, known: candidates.map(\.shortName))
      }
      guard found.count == 1 else { throw Problem.ambiguous(name, candidates: found.map(\.identifier)) }
      if !chosen.contains(record) { chosen.append(record) }
    }
    return try chosen.map(replacement)
  }

  /// What would be replaced for all failures, and what is wrong with the others: what is left of a test that is gone does
  /// not keep the rest from being accepted.
  public func replacements() -> (possible: [Replacement], problems: [any Error]) {
    var possible: [Replacement] = []
    var problems: [any Error] = []
    for record in candidates {
      do {
        possible.append(try replacement(record))
      } catch {
        problems.append(error)
      }
    }
    return (possible, problems)
  }

  private func replacement(_ record: FailureRecord) throws -> Replacement {
    guard let name = record.file(.result),
      case .data(let data) = ReferenceFile.read("\(failures.folder(of: record.identifier))/\(name)")
    else { throw Problem.noResult(record) }
    switch ReferenceFile.read(record.reference) {
    case .data(let now):
      if now == data { return Replacement(record: record, data: data, change: .isAlready) }
      guard record.referenceDigest == Digest.text(of: now) else { throw Problem.changed(record) }
      return Replacement(record: record, data: data, change: .replaces)
    case .missing:
      guard record.referenceDigest == nil else { throw Problem.changed(record) }
      return Replacement(record: record, data: data, change: .adds)
    case .unreadable: return Replacement(record: record, data: data, change: .replaces)
    }
  }

  /// Replaces, each file as a whole or not at all, and forgets the failure.
  ///
  /// - Throws: `FileError`.
  public func make(_ replacement: Replacement) throws {
    if replacement.change != .isAlready {
      try ReferenceFile.write(replacement.data, to: replacement.record.reference)
    }
    failures.remove(replacement.record.identifier)
  }
}
