import Audit
import Foundation
import Testing

/// The command as CI calls it: processes, status, files.
@Suite(.serialized) struct CommandTests {
  private static var program: URL? {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for place in [
      folder, URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../.build/debug"),
    ] {
      let url = place.appendingPathComponent("keyrise")
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    return nil
  }

  private func start(_ arguments: [String], in folder: String) throws -> (Process, Pipe, Pipe) {
    let process = Process()
    guard let program = Self.program else { throw AuditError("the command has not been built") }
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return (process, output, errors)
  }

  private func run(_ arguments: [String], in folder: String) throws -> (status: Int32, output: String, errors: String) {
    let (process, output, errors) = try start(arguments, in: folder)
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self), String(decoding: messages, as: UTF8.self))
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  private static let quick = ["--devices", "iphone-3.5", "--orientations", "portrait", "--keyboards", "standard"]

  @Test func theStatusTellsHowItWent() throws {
    try withFolder { folder in
      let published = try run(["audit", "scroll-sample"] + Self.quick, in: folder)
      #expect(published.status == 1)
      #expect(published.output.contains { $0 == "%" } && published.output.contains("  hidden        myField2"))
      #expect(try run(["audit", "scroll-sample", "--fail-on", "never"] + Self.quick, in: folder).status == 0)
      #expect(try run(["audit", "scroll-sample-fixed", "--fail-on", "tight"] + Self.quick, in: folder).status == 0)
      let missing = try run(["audit", "nowhere.storyboard"] + Self.quick, in: folder)
      #expect(missing.status == 2)
      #expect(missing.output.contains("there is no file 'nowhere.storyboard'"))
      let wrong = try run(["audit", "scroll-sample", "--format", "pdf"], in: folder)
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains("--format takes one of text, json, junit, sarif, github, html, not 'pdf'"))
    }
  }

  @Test func settingsBaselineAndIgnoresCount() throws {
    try withFolder { folder in
      let settings = folder + "/.keyrise.json"
      func write(_ text: String) throws { try text.write(toFile: settings, atomically: true, encoding: .utf8) }
      let quick = "\"devices\": [\"iphone-3.5\"], \"orientations\": [\"portrait\"], \"keyboards\": [\"standard\"]"
      try write("{\(quick), \"ignore\": [{\"id\": \"myField2\", \"reason\": \"the tutorial's\"}]}")
      let ignored = try run(["audit", "scroll-sample"], in: folder)
      #expect(ignored.status == 0)
      #expect(ignored.output.contains("ignored: myField2: the tutorial's (1 checks)"))
      try write("{\(quick)}")
      #expect(try run(["audit", "scroll-sample", "--format", "json", "-o", "known.json"], in: folder).status == 1)
      #expect(try run(["audit", "scroll-sample", "--baseline", "known.json"], in: folder).status == 0)
      #expect(try run(["audit", "tab-sample", "--baseline", "known.json"], in: folder).status == 1)
      try write("{\n  \"device\": []\n}")
      let wrong = try run(["audit", "scroll-sample"], in: folder)
      #expect(wrong.status == 2)
      #expect(wrong.errors.contains(".keyrise.json:2:3: the configuration has no setting 'device'"))
    }
  }

  @Test func shardsMergeToTheWhole() throws {
    try withFolder { folder in
      let samples = ["tab-sample", "scroll-sample", "scroll-sample-fixed"]
      let options = ["--devices", "iphone-3.5", "--keyboards", "standard,number-pad", "--format", "json"]
      #expect(try run(["audit"] + samples + options + ["-o", "all.json"], in: folder).status == 1)
      for part in 1...2 {
        _ = try run(
          ["audit"] + samples + options + ["--shard", "\(part)/2", "-o", "\(part).json", "--jobs", "1"], in: folder)
      }
      let merged = try run(["merge", "2.json", "1.json", "--format", "json", "-o", "merged.json"], in: folder)
      #expect(merged.status == 1)
      #expect(
        try String(contentsOfFile: folder + "/merged.json", encoding: .utf8)
          == String(contentsOfFile: folder + "/all.json", encoding: .utf8))
    }
  }

  @Test func aMissingPartIsMissed() throws {
    try withFolder { folder in
      let call = ["audit", "scroll-sample"] + Self.quick + ["--format", "json"]
      for part in 1...3 { _ = try run(call + ["--shard", "\(part)/3", "-o", "\(part).json"], in: folder) }
      // A part that is read by itself must not pass for all.
      let part = try run(["audit", "scroll-sample"] + Self.quick + ["--shard", "2/3"], in: folder)
      #expect(part.output.contains("0 checks: nothing to look at; part 2 of 3"))
      let refused = try run(["merge", "1.json", "3.json", "-o", "merged.json"], in: folder)
      #expect(refused.status == 2)
      #expect(refused.errors.contains("of 3 parts there is not: 2"))
      #expect(!FileManager.default.fileExists(atPath: folder + "/merged.json"))
      let partial = try run(["merge", "1.json", "3.json", "--partial"], in: folder)
      #expect(partial.status == 2)
      #expect(partial.output.contains("incomplete: of 3 parts there is not: 2"))
      #expect(try run(["merge", "1.json", "2.json", "3.json"], in: folder).status == 1)
    }
  }

  // MARK: Paths and settings

  /// A finding is known however the file's path is spelled, and from wherever the audit is started.
  @Test func theBaselineKnowsAFileByItsPlace() throws {
    try withFolder { folder in
      for place in ["/.git", "/App"] {
        try FileManager.default.createDirectory(atPath: folder + place, withIntermediateDirectories: true)
      }
      try Self.storyboard(y: 300).write(toFile: folder + "/App/Form.storyboard", atomically: true, encoding: .utf8)
      let known = ["audit", "App/Form.storyboard", "--format", "json", "-o", "known.json"] + Self.quick
      #expect(try run(known, in: folder).status == 1)
      for (file, place) in [
        ("App/Form.storyboard", ""), ("./App/../App/Form.storyboard", ""), (folder + "/App/Form.storyboard", ""),
        ("Form.storyboard", "/App"),
      ] {
        let result = try run(
          ["audit", file, "--baseline", folder + "/known.json"] + Self.quick, in: folder + place)
        #expect(result.status == 0 && result.output.contains("1 known from the baseline, 0 new"), "\(file)")
      }
      // What code hosts show beside the lines is told from the root.
      let commands = try run(["audit", "Form.storyboard", "--format", "github"] + Self.quick, in: folder + "/App")
      #expect(commands.output.hasPrefix("::error file=App/Form.storyboard,line="))
      // Named twice, it is looked at once.
      let twice = try run(["audit", "App/Form.storyboard", "./App/Form.storyboard"] + Self.quick, in: folder)
      #expect(twice.output.contains("\n1 checks: 1 hidden"))
      // Another file of the same name is another file.
      try FileManager.default.createDirectory(atPath: folder + "/Old", withIntermediateDirectories: true)
      try Self.storyboard(y: 300).write(toFile: folder + "/Old/Form.storyboard", atomically: true, encoding: .utf8)
      let other = try run(
        ["audit", "Form.storyboard", "--baseline", "../known.json"] + Self.quick, in: folder + "/Old")
      #expect(other.status == 1)
      #expect(other.errors.contains("known.json knows none of the files that were looked at"))
    }
  }

  /// It is read before the work, and said to be wrong before it.
  @Test func aBaselineThatIsNoneIsToldAtOnce() throws {
    try withFolder { folder in
      try "{}".write(toFile: folder + "/wrong.json", atomically: true, encoding: .utf8)
      for (file, words) in [
        ("/dev/null", "it is a device"), ("nowhere.json", "is not there"),
        ("wrong.json", "is not a report of keyrise audit"),
      ] {
        let result = try run(["audit", "scroll-sample", "--baseline", file] + Self.quick, in: folder)
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(result.errors.contains(words) && !result.errors.contains("hidden"), "\(result.errors)")
      }
    }
  }

  @Test func settingsThatAreNotThereAnyMoreAreTold() throws {
    try withFolder { folder in
      let settings = folder + "/.keyrise.json"
      try FileManager.default.createSymbolicLink(atPath: settings, withDestinationPath: "elsewhere.json")
      let dangling = try run(["audit", "scroll-sample"] + Self.quick, in: folder)
      #expect(dangling.status == 2)
      #expect(dangling.errors.contains(".keyrise.json: is a link to elsewhere.json, which is not there"))
      try FileManager.default.removeItem(atPath: settings)
      try Self.storyboard(y: 300).write(toFile: folder + "/Form.storyboard", atomically: true, encoding: .utf8)
      try
        #"{"ignore": [{"id": "old", "reason": "r"}, {"id": "f", "reason": "r"}, {"id": "x", "file": "B.xib", "reason": "r"}]}"#
        .write(toFile: settings, atomically: true, encoding: .utf8)
      let stale = try run(["audit", "Form.storyboard"] + Self.quick, in: folder)
      #expect(stale.status == 0)
      #expect(stale.errors.contains(".keyrise.json ignores 'old', which is not in Form.storyboard"))
      #expect(!stale.errors.contains("'f'") && !stale.errors.contains("'x'"))
    }
  }

  /// What was found before the interruption is written, and said to be not all.
  @Test func anInterruptedRunLeavesWhatItFound() throws {
    try withFolder { folder in
      let (process, output, errors) = try start(
        [
          "audit", "scroll-sample", "tab-sample", "--devices", "all", "--format", "json", "-o", "part.json", "--jobs",
          "1",
        ],
        in: folder)
      // The first line of progress comes after a tenth of the work.
      _ = errors.fileHandleForReading.availableData
      kill(process.processIdentifier, SIGINT)
      _ = errors.fileHandleForReading.readDataToEndOfFile()
      _ = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 2)
      let report = try AuditReport(contentsOfFile: folder + "/part.json")
      #expect(!report.isComplete)
      #expect(!report.checks.isEmpty)
      #expect(report.problems.isEmpty)
    }
  }

  /// A file that changes is looked at again, until the run is ended.
  @Test func aWatchedFileIsLookedAtAgain() throws {
    try withFolder { folder in
      let file = folder + "/Form.storyboard"
      func write(y: Int) throws {
        try Self.storyboard(y: y).write(toFile: file, atomically: true, encoding: .utf8)
      }
      try write(y: 300)
      let (process, output, errors) = try start(["audit", "Form.storyboard", "--watch"] + Self.quick, in: folder)
      defer { if process.isRunning { process.terminate() } }
      func read(until words: String, from pipe: Pipe) -> String {
        var text = ""
        while !text.contains(words) {
          let data = pipe.fileHandleForReading.availableData
          if data.isEmpty { break }
          text += String(decoding: data, as: UTF8.self)
        }
        return text
      }
      #expect(read(until: "1 checks:", from: output).contains("hidden"))
      _ = read(until: "waiting for a change", from: errors)
      try write(y: 40)
      #expect(read(until: "1 checks: 1 ok", from: output).contains("1 checks: 1 ok"))
      _ = read(until: "waiting for a change", from: errors)
      // Settings that are wrong for a while do not end it; right ones count from then on.
      let settings = folder + "/.keyrise.json"
      try "{\"failOn\":".write(toFile: settings, atomically: true, encoding: .utf8)
      #expect(read(until: "waiting for a change", from: errors).contains("what was set before goes on to count"))
      _ = read(until: "1 checks: 1 ok", from: output)
      try "{\"thresholds\": {\"tight\": 300}}".write(toFile: settings, atomically: true, encoding: .utf8)
      #expect(read(until: "1 checks: 1 tight", from: output).contains("1 checks: 1 tight"))
      kill(process.processIdentifier, SIGINT)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  private static func storyboard(y: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="2182" targetRuntime="iOS.CocoaTouch" initialViewController="vc">
      <scenes>
        <scene sceneID="s">
          <objects>
            <viewController id="vc" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="v">
                <rect key="frame" x="0.0" y="20" width="320" height="460"/>
                <subviews>
                  <textField opaque="NO" clipsSubviews="YES" contentMode="scaleToFill" borderStyle="roundedRect" id="f">
                    <rect key="frame" x="20" y="\(y)" width="200" height="31"/>
                    <textInputTraits key="textInputTraits"/>
                  </textField>
                </subviews>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  @Test func theSameCallGivesTheSameBytes() throws {
    try withFolder { folder in
      let words = ["audit", "tab-sample", "scroll-sample", "--devices", "iphone-3.5,iphone-x", "--format", "json"]
      let one = try run(words + ["--jobs", "1"], in: folder)
      let three = try run(words + ["--jobs", "3"], in: folder)
      #expect(one.output == three.output)
      #expect(one.output.count > 1000)
    }
  }
}
