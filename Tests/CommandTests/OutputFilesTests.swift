import Foundation
import TestSupport
import Testing

/// What cannot be written is found before the work, not after it.
@Suite struct OutputFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // It would fail, and take its time.
    try Data("open \"tab-sample\"\ntap #1\ntype \"abc\" over 500\nexpect offset 1\n".utf8).write(
      to: URL(fileURLWithPath: folder.path + "/s.keyrise"))
    try Data("tab-sample".utf8).write(to: URL(fileURLWithPath: folder.path + "/file"))
  }

  private func run(_ arguments: [String]) throws -> KeyriseProcess.Result {
    try KeyriseProcess.run(arguments, in: folder.path)
  }

  @Test(arguments: [
    (["test", "s.keyrise"], "--junit"), (["test", "s.keyrise"], "--json"), (["record", "s.keyrise"], "-o"),
    (["strip", "s.keyrise"], "-o"), (["shot", "s.keyrise"], "-o"), (["audit", "tab-sample"], "-o"),
    (["merge", "file"], "-o"), (["sheet", "file"], "-o"), (["compare", "file", "file"], "-o"),
    (["run", "tab-sample"], "--log-json"), (["run", "tab-sample"], "--record-scenario"),
  ])
  func aPlaceThatCannotBeWrittenIsToldFirst(_ words: [String], _ option: String) throws {
    let ending = words[0] == "record" ? ".gif" : ""
    for (path, reason) in [
      ("nosuch/out\(ending)", "there is no folder nosuch; make it first"),
      ("file/out\(ending)", "/file is no folder"),
      (".", "it is a folder; name a file in it"), ("out/", "it is the name of a folder"), ("", "the name is empty"),
      ("/dev/null", "it is a device or a pipe; name a file"),
      ("/proc/out\(ending)", "the folder /proc: "),
    ] {
      let result = try run(words + [option, path])
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("keyrise: \(option): cannot write "), "\(result.errors)")
      #expect(result.errors.contains(reason), "\(result.errors)")
      #expect(result.output.isEmpty)
    }
    #expect(try folder.names() == ["file", "s.keyrise"])
  }

  @Test(arguments: ["shot", "strip", "sheet"])
  func aPictureIsNotNamedAsAnotherFormat(_ command: String) throws {
    let result = try run([command, "tab-sample", "-o", "out.JPG"])
    #expect(result.status == 2)
    #expect(result.errors.contains("the picture is written as PNG"), "\(result.errors)")
  }

  /// What an option asks for has no place in a scenario, and is a wrong argument.
  @Test(arguments: [("strip", "out.png"), ("record", "out.gif")])
  func anInputThatIsNotThere(_ command: String, _ file: String) throws {
    let result = try run([command, "tab-sample", "--focus", "nope", "-o", file])
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("keyrise: tap \"nope\": nothing on the screen"), "\(result.errors)")
    #expect(try folder.names() == ["file", "s.keyrise"])
  }

  @Test func twoReportsNeedTwoFiles() throws {
    symlink("out", folder.path + "/link")
    try FileManager.default.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: true)
    try Data().write(to: URL(fileURLWithPath: folder.path + "/out"))
    for other in ["out", "./out", "sub/../out", "link", folder.path + "/out"] {
      let result = try run(["test", "s.keyrise", "--junit", "out", "--json", other])
      #expect(result.status == 2)
      #expect(result.errors.contains("--junit and --json name the same file, \(other); give each its own"))
    }
    // Also where there is none yet.
    #expect(try run(["test", "s.keyrise", "--junit", "new", "--json", "sub/../new"]).errors.contains("the same file"))
  }

  /// A slip of the pen does not cost a scenario, a screen or a picture.
  @Test func whatIsReadIsNotWrittenOver() throws {
    symlink("s.keyrise", folder.path + "/link")
    let before = try String(contentsOfFile: folder.path + "/s.keyrise", encoding: .utf8)
    for (words, input) in [
      (["test", "s.keyrise", "--junit", "./s.keyrise"], "s.keyrise"), (["test", ".", "--json", "link"], "./s.keyrise"),
      (["shot", "s.keyrise", "-o", "s.keyrise"], "s.keyrise"),
      (["compare", "file", "s.keyrise", "-o", "file"], "file"),
      (["strip", "s.keyrise", "-o", "link"], "s.keyrise"), (["sheet", "file", "-o", "file"], "file"),
      (["audit", "file", "-o", "./file"], "file"), (["run", "file", "--log-json", "file"], "file"),
    ] {
      let result = try run(words)
      #expect(result.status == 2)
      #expect(result.errors.contains("would write over \(input), which is read; name another file"), "\(result.errors)")
    }
    #expect(try String(contentsOfFile: folder.path + "/s.keyrise", encoding: .utf8) == before)
  }

  @Test func screenshotsNeedAFolder() throws {
    for (path, reason) in [
      ("file", "file: there is a file"), ("file/x", "file: there is a file"), ("/proc/x", "/proc/x: "),
    ] {
      let result = try run(["test", "s.keyrise", "--screenshots", path])
      #expect(result.status == 2)
      #expect(result.errors.contains("--screenshots: cannot make the folder \(reason)"), "\(result.errors)")
    }
  }

  @Test func aFolderOfFailuresThatIsNotThereIsNoCleanOne() throws {
    let missing = try run(["accept", "--folder", "nosuch", "--all"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("there is no folder nosuch"))
    #expect(try run(["accept", "--folder", "file"]).errors.contains("file is a file and no folder"))
    let empty = try run(["accept", "--folder", "."])
    #expect(empty.status == 0)
    #expect(empty.output.contains("no snapshot failed"))
  }
}
