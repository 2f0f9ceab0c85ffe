import Foundation
import TestSupport
import Testing

/// A signal in the middle of writing leaves the folder as it was.
@Suite struct CancellationTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aCancelledRecordingLeavesNothing(_ number: Int32) throws {
    let folder = try TemporaryFolder()
    try Data("before".utf8).write(to: URL(fileURLWithPath: folder.path + "/film.gif"))
    let text = "open \"tab-sample\"\ntap #1\ntype \"\(String(repeating: "abc ", count: 2000))\" over 1000\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/long.keyrise"))
    // A GIF is written in its second round; a video from its beginning.
    let encoder = folder.path + "/ffmpeg"
    try Data("#!/bin/sh\nfor last; do :; done; exec cat > \"${last#file:}\"\n".utf8).write(
      to: URL(fileURLWithPath: encoder))
    chmod(encoder, 0o755)
    let before = try folder.names()
    var sawPartial = false
    let result = try KeyriseProcess.run(
      ["record", "long.keyrise", "-o", "film.mp4"], in: folder.path,
      environment: ["PATH": "\(folder.path):/usr/bin:/bin"]
    ) { process in
      for _ in 0..<600 where !sawPartial {
        usleep(20_000)
        sawPartial = try folder.names().contains { $0.hasSuffix(".partial") }
      }
      kill(process.processIdentifier, number)
    }
    #expect(sawPartial)
    #expect(result.signal == number)
    #expect(try folder.names() == before)
  }

  @Test func aCancelledTestRunEndsItsWorkers() throws {
    let folder = try TemporaryFolder()
    let text = "open \"tab-sample\"\ntap #1\ntype \"\(String(repeating: "abc ", count: 2000))\" over 1000\n"
    for name in ["a", "b"] {
      try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path + "/\(name).keyrise"))
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
