import Foundation
import TestSupport
import Testing

@Suite struct RecordCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ rounds: Int) throws -> String {
    let round = "tap \"myField\"\nwait 0.4\ntype \"abc\"\nwait 0.1\nreturn\nwait 0.5\n"
    let name = "rounds-\(rounds).keyrise"
    let text = "open \"tab-sample\"\n" + String(repeating: round, count: rounds)
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
    return name
  }

  /// ffmpeg is told another name than the person has said.
  @Test func whatFfmpegSaysIsSaidOfTheFileThatWasAskedFor() throws {
    let scenario = try write(1)
    let script = "#!/bin/sh\nfor last; do :; done; cat >/dev/null; echo \"${last#file:}: REASON\" >&2; exit 1\n"
    for (reason, told) in [
      ("Invalid argument", "ffmpeg failed: film.mp4: Invalid argument"),
      ("No space left on device", "cannot write film.mp4: No space left on device; free some space"),
    ] {
      try Data(script.replacingOccurrences(of: "REASON", with: reason).utf8).write(
        to: URL(fileURLWithPath: folder.path + "/ffmpeg"))
      chmod(folder.path + "/ffmpeg", 0o755)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let result = try KeyriseProcess.run(
        ["record", scenario, "-o", "film.mp4"], in: folder.path, environment: ["PATH": "\(folder.path):\(path)"])
      #expect(result.status == 2)
      #expect(result.errors.contains("keyrise: \(told)"), "\(result.errors)")
      #expect(!result.errors.contains(".partial"))
    }
  }

  /// Records and returns how much memory the process had at most, in KB.
  private func memory(_ scenario: String, _ film: String) throws -> Int {
    var most = 0
    let result = try KeyriseProcess.run(["record", scenario, "-o", film, "--hold", "0"], in: folder.path) { process in
      while process.isRunning {
        let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        most = max(most, line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0)
        usleep(2_000)
      }
    }
    #expect(result.status == 0, "\(result.errors)")
    return most
  }

  /// Ten times the length. A picture more that is kept would be 575 KB, the written part of one 10 KB.
  @Test(arguments: ["gif", "apng"]) func memoryDoesNotGrowWithTheLength(_ format: String) throws {
    let short = try memory(try write(2), "short." + format)
    let long = try memory(try write(20), "long." + format)
    #expect(short > 10_000)
    #expect(long - short < 2_500, "\(short) KB grew to \(long) KB")
  }

  @Test func withoutFFmpegTheRemedyIsSaid() throws {
    let result = try KeyriseProcess.run(
      ["record", try write(1), "-o", "film.webm"], in: folder.path, environment: ["PATH": folder.path])
    #expect(result.status == 2)
    #expect(
      result.errors
        == "keyrise: a .webm is encoded by the program ffmpeg, which is not on the PATH; install the package ffmpeg "
        + "(apt-get install ffmpeg), or choose .gif or .apng\n")
    #expect(try folder.names() == ["rounds-1.keyrise"])
  }

  /// Who reads the progress goes away: the film is given up and nothing is left.
  @Test func aReaderThatGoesAwayLeavesNoFile() throws {
    let scenario = try write(8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "\"$0\" record \(scenario) -o film.apng 2>&1 | true", KeyriseProcess.path]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    #expect(try folder.names() == [scenario])
  }
}
