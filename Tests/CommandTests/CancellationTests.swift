import Foundation
import TestSupport
import Testing

/// A signal in the middle of writing leaves the folder as it was.
@Suite struct CancellationTests {
  private static let text =
    "open \"tab-sample\"\ntap #1\ntype \"\(String(repeating: "abc ", count: 2000))\" over 1000\n"

  /// A program in ffmpeg's place that writes what it is fed with.
  private static let copier = "#!/bin/sh\nfor last; do :; done; exec cat > \"${last#file:}\"\n"

  @Test(arguments: [
    ("mp4", SIGINT), ("mp4", SIGTERM), ("mp4", SIGHUP), ("apng", SIGINT), ("webm", SIGINT),
  ])
  func aCancelledRecordingLeavesNothing(_ format: String, _ number: Int32) throws {
    let folder = try TemporaryFolder()
    let film = "film." + format
    try Data("before".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(film)"))
    try Data(Self.text.utf8).write(to: URL(fileURLWithPath: folder.path + "/long.keyrise"))
    let hasEncoder = Program.path(of: "ffmpeg") != nil
    if !hasEncoder {
      try Data(Self.copier.utf8).write(to: URL(fileURLWithPath: folder.path + "/ffmpeg"))
      chmod(folder.path + "/ffmpeg", 0o755)
    }
    let before = try folder.names()
    var partial: String?
    var encoders: [Int32] = []
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let result = try KeyriseProcess.run(
      ["record", "long.keyrise", "-o", film], in: folder.path, environment: ["PATH": "\(path):\(folder.path)"]
    ) { process in
      // Before the encoder starts, a partial file finds out whether the folder can be written to.
      for _ in 0..<600 where partial == nil || (format != "apng" && encoders.isEmpty) {
        usleep(20_000)
        partial = try folder.names().first { $0.hasSuffix(".partial") }
        encoders = Self.children(of: process.processIdentifier)
      }
      kill(process.processIdentifier, number)
    }
    #expect(partial != nil)
    #expect(encoders.count == (format == "apng" ? 0 : 1))
    #expect(result.signal == number)
    #expect(try folder.names() == before)
    #expect(try String(contentsOfFile: "\(folder.path)/\(film)", encoding: .utf8) == "before")
    for _ in 0..<100 where encoders.contains(where: Self.isRunning) { usleep(20_000) }
    #expect(!encoders.contains(where: Self.isRunning))
    #expect(try folder.names() == before)
  }

  /// Nothing can be done when the process is killed; the next one cleans up.
  @Test func whatAKilledRecordingLeftIsRemovedByTheNext() throws {
    let folder = try TemporaryFolder()
    try Data(Self.text.utf8).write(to: URL(fileURLWithPath: folder.path + "/long.keyrise"))
    try Data("open \"tab-sample\"\nwait 0.1\n".utf8).write(to: URL(fileURLWithPath: folder.path + "/short.keyrise"))
    let result = try KeyriseProcess.run(["record", "long.keyrise", "-o", "film.apng"], in: folder.path) { process in
      for _ in 0..<600 where try !folder.names().contains(where: { $0.hasSuffix(".partial") }) { usleep(20_000) }
      kill(process.processIdentifier, SIGKILL)
    }
    #expect(result.signal == SIGKILL)
    #expect(try folder.names().contains { $0.hasPrefix("film.apng.") && $0.hasSuffix(".partial") })
    #expect(try KeyriseProcess.run(["record", "short.keyrise", "-o", "film.apng"], in: folder.path).status == 0)
    #expect(try folder.names() == ["film.apng", "long.keyrise", "short.keyrise"])
  }

  @Test func aCancelledTestRunEndsItsWorkers() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      try Data(Self.text.utf8).write(to: URL(fileURLWithPath: folder.path + "/\(name).keyrise"))
    }
    var workers: [Int32] = []
    let result = try KeyriseProcess.run(["test", ".", "--jobs", "2"], in: folder.path) { process in
      for _ in 0..<600 where workers.count < 2 {
        usleep(20_000)
        workers = Self.children(of: process.processIdentifier)
      }
      kill(process.processIdentifier, SIGTERM)
    }
    #expect(workers.count == 2)
    #expect(result.signal == SIGTERM)
    for _ in 0..<100 where workers.contains(where: Self.isRunning) { usleep(20_000) }
    #expect(!workers.contains(where: Self.isRunning))
  }

  /// What was found by then is written, and marked as not all.
  @Test(arguments: [SIGINT, SIGTERM])
  func aCancelledTestRunReportsWhatItHas(_ number: Int32) throws {
    let folder = try TemporaryFolder()
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name).keyrise"))
    }
    try write("a", "open \"tab-sample\"\nscreenshot \"begun\"\nexpect offset 1\n")
    try write("b", Self.endless)
    try write("c", "open \"tab-sample\"\nexpect no focus\n")
    try write("d", Self.endless)
    try write("e", "open \"tab-sample\"\n")
    let result = try KeyriseProcess.run(
      ["test", ".", "--jobs", "2", "--junit", "out.xml", "--json", "out.json", "--screenshots", "shots"],
      in: folder.path
    ) { process in
      // The second worker plays a, c and then d while the first one plays b.
      let shots = folder.path + "/shots"
      func isAtA() -> Bool {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: shots)) ?? []
        return names.contains { $0.hasPrefix("a.") && $0.hasSuffix(".png") }
      }
      for _ in 0..<1500 where !isAtA() { usleep(20_000) }
      usleep(2_000_000)
      kill(process.processIdentifier, number)
    }
    #expect(result.signal == number)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("FAILED") || $0.hasPrefix("ok") }.map { $0.prefix(19) } == [
        "FAILED  ./a.keyrise", "ok      ./c.keyrise",
      ])
    #expect(lines.last == "5 scenarios: 1 held, 1 failed, 3 not played, for the run was interrupted")
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/out.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(
      json.map { $0["outcome"] as? String } == ["failed", "interrupted", "held", "interrupted", "interrupted"])
    let xml = try String(contentsOfFile: folder.path + "/out.xml", encoding: .utf8)
    #expect(xml.hasPrefix("<?xml") && xml.contains("tests=\"5\" failures=\"1\" errors=\"3\""))
    #expect(xml.components(separatedBy: "the run was interrupted before this was played").count == 7)
  }

  private static let endless =
    "open \"tab-sample\"\n"
    + String(repeating: "tap #1\ntype \"\(String(repeating: "abc ", count: 100))\" over 3\nreturn\n", count: 900)

  private static func stat(_ process: String) -> [Substring]? {
    // After the name in brackets: state, parent, …
    (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))?.split(separator: ")").last?
      .split(separator: " ")
  }

  private static func children(of parent: Int32) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { name in
      guard let number = Int32(name), let words = stat(name), words.count > 1, words[1] == "\(parent)" else {
        return nil
      }
      return number
    }
  }

  private static func isRunning(_ process: Int32) -> Bool {
    stat("\(process)").map { $0.first != "Z" } ?? false
  }
}
