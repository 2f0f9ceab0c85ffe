import Foundation
import KeyriseFiles
import Simulator
import Snapshots
import Testing
import UIKit

/// What happens when the disk does not take a reference, or a process ends in the middle of it: nothing is lost.
@MainActor
@Suite(.serialized) struct SnapshotStorageTests {
  private nonisolated static let isRoot = getuid() == 0

  @Test func aFolderThatCannotBeWritten() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    let folder = URL(fileURLWithPath: bench.place().reference).deletingLastPathComponent().path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: bench.failures.path, withIntermediateDirectories: true)
    chmod(folder, 0o555)
    chmod(bench.failures.path, 0o777)
    defer { chmod(folder, 0o755) }
    let phone = try bench.phone()
    let message = try asNobody { bench.verify(phone) }
    #expect(
      message?.hasPrefix(
        "There was no reference. The snapshot FormTests/form.rest cannot be recorded: cannot write "
          + "\(bench.place().reference): Permission denied; change the permissions, or choose another place.") == true,
      "\(message ?? "")")
    #expect(bench.files(in: folder).isEmpty)
    // Accepting it now could not write it either.
    #expect(message?.contains("keyrise accept") == false)
    // The result is kept, and can be accepted once the folder can be written.
    #expect(bench.failures.records().map(\.kind) == [.missing])
    let acceptance = Acceptance(bench.failures)
    let replacements = acceptance.replacements().possible
    #expect(throws: FileError.self) { try asNobody { try acceptance.make(replacements[0]) } }
    #expect(bench.failures.records().count == 1)
    try acceptance.make(replacements[0])
    #expect(bench.verify(phone) == nil)
  }

  /// Root may write anywhere; as another user it may not.
  private func asNobody<Result>(_ body: () throws -> Result) throws -> Result {
    guard Self.isRoot else { return try body() }
    typealias SetUser = @convention(c) (UInt32) -> Int32
    let setUser = unsafeBitCast(try #require(dlsym(nil, "setfsuid")), to: SetUser.self)
    _ = setUser(65_534)
    defer { _ = setUser(0) }
    return try body()
  }

  @Test(.enabled(if: Self.canMount, "a small disk of its own can only be had as root"))
  func aFullDisk() throws {
    let bench = try SnapshotBench()
    let disk = bench.package + "/disk"
    try FileManager.default.createDirectory(atPath: disk, withIntermediateDirectories: true)
    #expect(Self.run("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", disk]) == 0)
    defer {
      #expect(Self.run("umount", [disk]) == 0)
      bench.remove()
    }
    let phone = try bench.phone()
    let place = bench.place(folder: disk)
    try bench.record(phone, at: place)
    let before = try #require(bench.bytes(place.reference))
    let filler = try #require(fopen(disk + "/filler", "wb"))
    let block = [UInt8](repeating: 1, count: 4096)
    while fwrite(block, 1, block.count, filler) == block.count, fflush(filler) == 0 {}
    fclose(filler)
    let moved = try bench.phone(labelX: 21)
    let message = try #require(bench.verify(moved, at: place, recording: .failed))
    #expect(
      message.contains("cannot be recorded: cannot write \(place.reference): No space left on device; free some space,")
    )
    // The old reference is whole, nothing half-written lies about, and the result is kept elsewhere.
    #expect(bench.bytes(place.reference) == before)
    #expect(bench.files(in: disk) == ["filler", "form.rest.png"])
    let acceptance = Acceptance(bench.failures)
    #expect(throws: FileError.self) { try acceptance.make(acceptance.replacements().possible[0]) }
    #expect(bench.bytes(place.reference) == before)
    unlink(disk + "/filler")
    try acceptance.make(acceptance.replacements().possible[0])
    #expect(bench.verify(moved, at: place) == nil)
  }

  private nonisolated static let canMount: Bool = {
    guard isRoot else { return false }
    let folder = NSTemporaryDirectory() + "keyrise-mount-\(UUID().uuidString)"
    defer { rmdir(folder) }
    guard mkdir(folder, 0o755) == 0, run("mount", ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder]) == 0 else {
      return false
    }
    return run("umount", [folder]) == 0
  }()

  private nonisolated static func run(_ program: String, _ arguments: [String]) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return -1 }
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// The command beside the tests' own program.
  private nonisolated static let keyrise =
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path + "/keyrise"

  private nonisolated static var hasKeyrise: Bool { access(keyrise, X_OK) == 0 }

  private func accept(_ bench: SnapshotBench, _ words: [String]) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.keyrise)
    process.arguments = ["accept", "--folder", bench.failures.path] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Failures of snapshots with these names, and what their references are before and after.
  private func failures(_ bench: SnapshotBench, _ names: [String]) throws -> (old: Data, new: [String: Data]) {
    let phone = try bench.phone()
    let moved = try bench.phone(labelX: 21)
    var old: Data?
    for name in names {
      _ = bench.verify(phone, at: bench.place(name))
      #expect(bench.verify(moved, at: bench.place(name)) != nil)
      old = bench.bytes(bench.place(name).reference)
    }
    var new: [String: Data] = [:]
    for name in names {
      new[name] = bench.bytes(bench.failures.path + "/FormTests/FormTests/form.\(name)/result.png")
    }
    return (try #require(old), new)
  }

  @Test(.enabled(if: Self.hasKeyrise, "the command keyrise is not built"))
  func aProcessThatIsKilledWhileItWrites() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    let names = (1...24).map { "number\($0)" }
    var (old, new) = try failures(bench, names)
    // The time at which to end it is found by trying: too early nothing is replaced yet, too late everything is.
    var delay = 20_000.0
    var wasInTheMiddle = false
    for _ in 0..<60 where !wasInTheMiddle {
      let process = try accept(bench, ["--all"])
      usleep(UInt32(delay))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let waiting = Set(bench.failures.records().map(\.shortName))
      var replaced = 0
      for name in names {
        let now = bench.bytes(bench.place(name).reference)
        #expect(now == old || now == new[name], "\(name) is neither the old nor the new one")
        if now == new[name] { replaced += 1 } else { #expect(waiting.contains("FormTests/form.\(name)")) }
      }
      if replaced == names.count {
        delay *= 0.8
        for name in names { unlink(bench.place(name).reference) }
        (old, new) = try failures(bench, names)
      } else if replaced == 0 {
        delay *= 1.3
      } else {
        wasInTheMiddle = true
      }
    }
    #expect(wasInTheMiddle, "no process was ended in the middle of its work")
    let last = try accept(bench, ["--all"])
    last.waitUntilExit()
    #expect(last.terminationStatus == 0)
    for name in names { #expect(bench.bytes(bench.place(name).reference) == new[name]) }
    #expect(bench.failures.records().isEmpty)
    let folder = URL(fileURLWithPath: bench.place().reference).deletingLastPathComponent().path
    #expect(bench.files(in: folder).count == names.count, "\(bench.files(in: folder))")
  }

  /// Processes that accept at once do not undo each other's work on the page.
  @Test(.enabled(if: Self.hasKeyrise, "the command keyrise is not built"))
  func processesAtOnce() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    let names = (1...8).map { "number\($0)" }
    let (_, new) = try failures(bench, names)
    let processes = try names.dropLast().map { try accept(bench, ["form.\($0)"]) }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    for name in names.dropLast() { #expect(bench.bytes(bench.place(name).reference) == new[name]) }
    #expect(bench.failures.records().map(\.shortName) == ["FormTests/form.number8"])
    let page = try String(contentsOfFile: bench.failures.page, encoding: .utf8)
    #expect(page.components(separatedBy: "<section").count == 2)
    #expect(page.contains("form.number8"))
  }

  /// What a process leaves that is killed while it notes a failure or forgets one does not stop the next.
  @Test func whatAKilledProcessLeavesIsMended() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    _ = try failures(bench, ["one", "two"])
    let moved = try bench.phone(labelX: 21)
    let folder = bench.failures.path + "/FormTests/FormTests/"
    func sections() throws -> Int { try bench.page().components(separatedBy: "<section").count - 1 }
    // Half of a failure on the page.
    let half = try bench.page().prefix(try bench.page().count - 500)
    unlink(bench.failures.path + "/.page-is-whole")
    try String(half).write(toFile: bench.failures.page, atomically: true, encoding: .utf8)
    _ = try failures(bench, ["three"])
    #expect(try sections() == 3)
    #expect(try bench.page().hasSuffix("</section>\n"))
    // A failure whose record was removed, and not yet its files or its part of the page.
    unlink(bench.failures.path + "/.page-is-whole")
    unlink(folder + "form.two/record.json")
    #expect(bench.failures.records().map(\.shortName) == ["FormTests/form.one", "FormTests/form.three"])
    try Acceptance(bench.failures).make(try Acceptance(bench.failures).replacements(named: ["form.one"])[0])
    #expect(try sections() == 1)
    // Files without a record, and a record without files, are none; the failure can be noted again.
    unlink(folder + "form.three/result.png")
    #expect(bench.failures.records().isEmpty)
    #expect(Acceptance(bench.failures).replacements().possible.isEmpty)
    #expect(bench.verify(moved, at: bench.place("two")) != nil)
    #expect(bench.verify(moved, at: bench.place("three")) != nil)
    #expect(try sections() == 2)
    for replacement in Acceptance(bench.failures).replacements().possible {
      try Acceptance(bench.failures).make(replacement)
    }
    #expect(try sections() == 0)
  }
}
