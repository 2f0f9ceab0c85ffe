import Canvas
import Foundation
import KeyriseFiles

/// Compares snapshots with their references, records where it is asked to, and notes what fails.
@MainActor
public struct SnapshotVerifier {
  /// When a snapshot becomes the reference.
  public var recording: SnapshotRecording
  /// Where failures are noted.
  public var failures: FailureFolder

  /// A verifier.
  public init(recording: SnapshotRecording, failures: FailureFolder) {
    self.recording = recording
    self.failures = failures
  }

  /// Takes the snapshot and compares it. Nil when it is as its reference, else what is wrong, for people.
  public func verify<Value, Format>(
    _ value: @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>, at place: SnapshotPlace
  ) -> String? {
    check(value, as: snapshotting, at: place)?.message
  }

  /// Takes the snapshot and compares it. Nil when it is as its reference, else what is wrong.
  public func check<Value, Format>(
    _ value: @MainActor () throws -> Value, as snapshotting: Snapshotting<Value, Format>, at place: SnapshotPlace
  ) -> SnapshotFailure? {
    let result: Format
    do {
      result = try snapshotting.take(value)
    } catch {
      return SnapshotFailure(kind: nil, message: "The snapshot \(place.shortName) cannot be taken: \(error)")
    }
    if recording == .all {
      return record(
        result, snapshotting.diffing, at: place, old: ReferenceFile.read(place.reference), "Recording is on.")
    }
    let content = ReferenceFile.read(place.reference)
    switch content {
    case .missing:
      guard recording == .never else {
        return record(result, snapshotting.diffing, at: place, old: content, "There was no reference.")
      }
      return note(
        .missing, "There is no reference for \(place.shortName), and none may be recorded: \(place.reference).", result,
        snapshotting.diffing, at: place)
    case .unreadable(let reason):
      return note(
        .unreadable, "The reference of \(place.shortName) cannot be read: \(reason). It is \(place.reference).", result,
        snapshotting.diffing, at: place)
    case .data(let data):
      return compare(result, with: data, snapshotting.diffing, at: place)
    }
  }

  private func compare<Format>(
    _ result: Format, with data: Data, _ diffing: Diffing<Format>, at place: SnapshotPlace
  ) -> SnapshotFailure? {
    let reference: Format
    do {
      reference = try diffing.fromData(data)
    } catch {
      let reason = (error as? FileError)?.reason ?? "\(error)"
      return note(
        .unreadable, "The reference of \(place.shortName) cannot be read: \(reason). It is \(place.reference).", result,
        diffing, at: place, old: data)
    }
    guard let difference = diffing.diff(reference, result) else {
      failures.remove(place.identifier)
      return nil
    }
    var lines = ["The snapshot \(place.shortName) differs from its reference."]
    // What explains it comes first of all.
    if !difference.causes.isEmpty { lines = difference.causes + lines }
    var told = difference
    told.causes = []
    lines.append(told.text)
    if recording == .failed {
      return record(result, diffing, at: place, old: .data(data), lines.joined(separator: "\n"))
    }
    return note(
      .different, lines.joined(separator: "\n"), result, diffing, at: place, old: data, difference: difference)
  }

  // MARK: Recording

  private func record<Format>(
    _ result: Format, _ diffing: Diffing<Format>, at place: SnapshotPlace, old: ReferenceFile.Content, _ reason: String
  ) -> SnapshotFailure {
    do {
      let data = try diffing.toData(result)
      if case .data(let known) = old, known == data {
        failures.remove(place.identifier)
      } else {
        try ReferenceFile.write(data, to: place.reference)
      }
      let message =
        "\(reason) The snapshot \(place.shortName) is recorded: \(place.reference). "
        + "Look at it, run the test again, and commit it when it is right."
      return note(.recorded, message, result, diffing, at: place)
    } catch {
      let message = "\(reason) The snapshot \(place.shortName) cannot be recorded: \(error). Then run the test again."
      var kept: Data?
      if case .data(let data) = old { kept = data }
      return note(
        kept == nil ? .missing : .different, message, result, diffing, at: place, old: kept, isUnwritable: true)
    }
  }

  // MARK: Noting

  /// Notes the failure and returns the message with where to look and how to accept.
  private func note<Format>(
    _ kind: FailureRecord.Kind, _ message: String, _ result: Format, _ diffing: Diffing<Format>,
    at place: SnapshotPlace, old: Data? = nil, difference: SnapshotDifference? = nil,
    isUnwritable: Bool = false
  ) -> SnapshotFailure {
    let pathExtension = URL(fileURLWithPath: place.reference).pathExtension
    let suffix = pathExtension.isEmpty ? "" : "." + pathExtension
    var files: [(FailureRecord.File, Data)] = []
    func add(_ role: FailureRecord.File.Role, _ suffix: String, _ data: Data) {
      files.append((FailureRecord.File(role: role, name: role.rawValue + suffix), data))
    }
    do {
      if let old { add(.reference, suffix, old) }
      add(.result, suffix, try diffing.toData(result))
      if let picture = difference?.picture { add(.difference, ".png", try PNG.encode(picture)) }
      if let sideBySide = difference?.sideBySide { add(.sideBySide, ".png", try PNG.encode(sideBySide)) }
      let record = FailureRecord(
        identifier: place.identifier, kind: kind, testFile: place.testFile, testName: place.testName,
        reference: place.reference, referenceDigest: old.map(Digest.text), message: message,
        details: difference?.details, regions: difference?.regions ?? [], files: [])
      try failures.add(record, files: files)
    } catch {
      let message = message + "\nThe files of the failure cannot be kept: \(error)."
      return SnapshotFailure(kind: kind, message: message, isUnwritable: isUnwritable)
    }
    let folder = failures.folder(of: place.identifier)
    var lines = [message]
    if kind != .recorded {
      if old != nil { lines.append("Reference: \(place.reference)") }
      lines.append("Result:    \(folder)/result\(suffix)")
      if difference?.sideBySide != nil { lines.append("Together:  \(folder)/side-by-side.png") }
    }
    lines.append("All failures: \(failures.page)")
    // What could not be written now could not be by accepting it either.
    if kind != .recorded, !isUnwritable {
      lines.append("To accept the result: \(Acceptance.command(for: place.shortName))")
    }
    return SnapshotFailure(kind: kind, message: lines.joined(separator: "\n"), isUnwritable: isUnwritable)
  }
}
