import Foundation
import TestSupport
import Testing

/// What can be known of a scenario without playing it is found by `check`, and by all that play.
@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ text: String, to name: String = "s.keyrise") throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  private func run(_ arguments: String...) throws -> KeyriseProcess.Result {
    try KeyriseProcess.run(arguments, in: folder.path)
  }

  @Test(arguments: [
    ("", "1:1: the file is empty; write open \"tab-sample\""),
    ("\n# nothing\n", "1:1: there is no step in it; write open"),
    ("tap #1\n", "1:1: nothing says what is opened; begin with open \"SAMPLE\""),
    ("open \"tab-smaple\"\n", "1:6: there is no sample 'tab-smaple'; there are: tab-sample,"),
    ("\nopen \"no.storyboard\"\n", "2:6: there is no file 'no.storyboard'; check the path"),
    ("open \"tab-sample\" scene \"x\"\n", "1:25: tab-sample is a sample, and samples have no scenes"),
    ("open \"bad.storyboard\"\n", "1:6: "),
    ("open \"good.storyboard\" scene \"Login\"\n", "1:30: good.storyboard: there is no scene 'Login' among its 1"),
    ("open \"good.storyboard\"\n", "1:6: good.storyboard: the file does not say which controller it begins with"),
    ("open \"tab-sample\"\ndevice \"nosuch\"\n", "2:8: unknown device"),
    ("open \"tab-sample\"\nios 0\n", "2:5: an iOS is a version from 2 to 26"),
    (
      "open \"tab-sample\"\nscreenshot A\n  screenshot a\n",
      "3:3: the files of 'a' and 'A' in line 2 would have the same name"
    ),
    (
      "open \"tab-sample\"\nscreenshot \"a b\"\nscreenshot \"a-b\"\n",
      "3:1: the files of 'a-b' and 'a b' in line 2 would have the same name"
    ),
    (
      "open \"tab-sample\"\nscreenshot a\nscreenshot a\n", "3:1: there is a screenshot 'a' in line 2 already"
    ),
  ])
  func whatIsWrongIsFoundByAll(_ text: String, _ message: String) throws {
    try write(text)
    try write("<document", to: "bad.storyboard")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="13771">
      <scenes><scene sceneID="a"><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene></scenes>
      </document>
      """, to: "good.storyboard")
    let check = try run("check", "s.keyrise")
    #expect(check.status == 1)
    #expect(check.errors.hasPrefix("s.keyrise:\(message)"), "\(check.errors)")
    #expect(check.output.isEmpty)
    let test = try run("test", "s.keyrise", "--record", "never")
    #expect(test.status == 2)
    #expect(test.output.contains("\n        s.keyrise:\(message)"), "\(test.output)")
    let shot = try run("shot", "s.keyrise", "-o", "x.png")
    #expect(shot.status == 2)
    #expect(shot.errors.contains("s.keyrise:\(message)"), "\(shot.errors)")
    let record = try run("record", "s.keyrise", "-o", "x.gif")
    #expect(record.status == 2)
    #expect(record.errors.contains("s.keyrise:\(message)"), "\(record.errors)")
    #expect(try folder.names() == ["bad.storyboard", "good.storyboard", "s.keyrise"])
  }

  @Test func whatIsRightIsSaid() throws {
    try write("open \"good.xib\" scene \"#1\"\ndevice \"iPhone X\"\nios 13\nstyle dark\nscreenshot a\nscreenshot b\n")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="13771">
      <objects><view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/></view></objects>
      </document>
      """, to: "good.xib")
    let result = try run("check", "s.keyrise")
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output == "s.keyrise: 2 steps, opens \"good.xib\"\n")
    // What the call opens goes before what the file says.
    try write("tap #1\n")
    #expect(try run("shot", "tab-sample", "s.keyrise", "-o", "x.png").status == 0)
  }

  /// One that cannot be read does not keep the others from being looked at.
  @Test func allFilesAreLookedAt() throws {
    try write("open \"tab-sample\"\nfly\n")
    try write("open \"tab-sample\"\n", to: "t.keyrise")
    let result = try run("check", "no.keyrise", "s.keyrise", "t.keyrise")
    #expect(result.status == 2)
    #expect(result.errors.contains("keyrise: cannot read no.keyrise: No such file or directory"))
    #expect(result.errors.contains("s.keyrise:2:1: 'fly' is no step"))
    #expect(result.output == "t.keyrise: 0 steps, opens \"tab-sample\"\n")
  }

  /// A pipe that nobody writes to, and a device that never ends: none is waited for, wherever a file is named.
  @Test(arguments: [
    ["check", "PIPE"], ["test", "PIPE.keyrise"], ["shot", "PIPE.keyrise", "-o", "x.png"], ["compare", "PIPE", "PIPE"],
    ["merge", "PIPE"], ["audit", "tab-sample", "--baseline", "PIPE"], ["audit", "tab-sample", "--config", "PIPE"],
    ["shot", "./PIPE", "-o", "x.png"], ["scenes", "PIPE"], ["layout", "PIPE"],
  ])
  func pipesAndDevicesAreNoFiles(_ words: [String]) throws {
    mkfifo(folder.path + "/pipe", 0o644)
    mkfifo(folder.path + "/pipe.keyrise", 0o644)
    symlink("/dev/zero", folder.path + "/device")
    symlink("/dev/zero", folder.path + "/device.keyrise")
    for kind in ["pipe", "device"] {
      let words = words.map { $0.replacingOccurrences(of: "PIPE", with: kind) }
      let result = try KeyriseProcess.run(words, in: folder.path) { process in
        for _ in 0..<500 where process.isRunning { usleep(20_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      }
      #expect(result.status == 2 && result.signal == nil, "\(words)")
      #expect((result.errors + result.output).contains("it is a \(kind), which may never end"), "\(result.errors)")
    }
  }

  /// Somebody is at the other end of a pipe that a shell makes.
  @Test func whatAShellHandsOverIsRead() throws {
    try write("open \"tab-sample\"\ntap #1\n")
    func shell(_ line: String) throws -> String {
      let script = "cd '\(folder.path)'; K='\(KeyriseProcess.path)'; { \(line); } 2>&1; echo status $?"
      return String(decoding: try Program.output(of: "/bin/bash", ["-c", script]), as: UTF8.self)
    }
    let check = try shell("$K check <(sleep 0.3; cat s.keyrise)")
    #expect(check.contains(": 1 step, opens \"tab-sample\"\nstatus 0"), "\(check)")
    #expect(try shell("cat s.keyrise | $K check /dev/stdin").hasSuffix("status 0\n"))
    let long = try shell("yes | $K check /dev/stdin")
    #expect(long.contains("a scenario is at most 1 MB long\nstatus 1"), "\(long)")
    // Other processes play it, and do not have it.
    let test = try shell("$K test <(cat s.keyrise)")
    #expect(test.contains("is a pipe of this process, and scenarios are played by others"), "\(test)")
    #expect(test.hasSuffix("status 2\n"))
  }

  @Test func thePlaceOfWhatIsWrongIsSaidOnce() throws {
    mkfifo(folder.path + "/pipe.keyrise", 0o644)
    let pipe = try run("test", "pipe.keyrise")
    #expect(pipe.output.contains("        pipe.keyrise: cannot be read: it is a pipe"))
    try write("open \"tab-sample\"\nios 0\n")
    for words in [["shot", "s.keyrise", "-o", "x.png"], ["test", "s.keyrise"]] {
      let result = try KeyriseProcess.run(words, in: folder.path)
      #expect((result.errors + result.output).components(separatedBy: "s.keyrise:").count == 2, "\(result)")
    }
  }
}
