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
