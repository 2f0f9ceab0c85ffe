import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Screenshots of scenarios are compared with references.
@Suite struct TestScreenshotTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write("Package.swift", "")
    try FileManager.default.createDirectory(atPath: folder.path + "/films", withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  private func run(_ arguments: String...) throws -> KeyriseProcess.Result {
    let words = arguments.first == "test" ? ["--fonts", "boxes", "--scale", "1"] : []
    return try KeyriseProcess.run(arguments + words, in: folder.path)
  }

  private func files(_ place: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: "\(folder.path)/\(place)")?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".png") || $0.hasSuffix(".partial") }.sorted()
  }

  private func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(folder.path)/\(name)") }

  private func writeForm(_ text: String = "") throws {
    try write(
      "films/form.keyrise",
      """
      open "tab-sample"
      screenshot start
      tap "myField"
      wait 0.1
      screenshot rising
      settle
      type "\(text)x"
      screenshot "all typed"
      """)
  }

  private let references = ["all-typed", "rising", "start"].map { "form/\($0).iphone-3-5-1x-boxes.png" }

  @Test func whatHasNoReferenceIsRecordedAndFailsOnce() throws {
    try writeForm()
    let first = try run("test", "films")
    #expect(first.status == 1)
    #expect(files("films/__Snapshots__") == references)
    let lines = first.output.split(separator: "\n").map(String.init)
    #expect(lines[0] == "FAILED  films/form.keyrise  iphone-3.5")
    #expect(lines[1] == "        films/form.keyrise:2:1: screenshot \"start\"")
    #expect(
      lines[2].hasPrefix(
        "        There was no reference. The snapshot form/start.iphone-3-5-1x-boxes is recorded: \(folder.path)/films/__Snapshots__/form/"
      ))
    #expect(lines.filter { $0.contains("There was no reference") }.count == 3)
    let second = try run("test", "films")
    #expect(second.status == 0)
    #expect(second.output == "ok      films/form.keyrise  iphone-3.5  7 steps, 0.63 s\n1 scenario: 1 held\n")
    #expect(try run("accept").output.hasPrefix("no snapshot failed"))
  }

  @Test func whatIsAnotherFailsAndIsAccepted() throws {
    try writeForm()
    _ = try run("test", "films")
    let old = references.map { bytes("films/__Snapshots__/\($0)") }
    try writeForm("yz")
    let result = try run("test", "films", "--junit", "out.xml", "--json", "out.json")
    #expect(result.status == 1)
    #expect(result.output.contains("films/form.keyrise:8:1: screenshot \"all typed\""))
    #expect(result.output.contains("The snapshot form/all-typed.iphone-3-5-1x-boxes differs from its reference."))
    #expect(result.output.contains("pixels: UITextField myField"))
    #expect(result.output.contains("To accept the result: keyrise accept 'form/all-typed.iphone-3-5-1x-boxes'"))
    #expect(!result.output.contains("screenshot \"start\""))
    #expect(references.map { bytes("films/__Snapshots__/\($0)") } == old)
    let xml = try XMLDocument(contentsOf: URL(fileURLWithPath: folder.path + "/out.xml"), options: [])
    let messages = try xml.nodes(forXPath: "//testcase[contains(failure, ':8:')]/failure/@message").compactMap(
      \.stringValue)
    #expect(messages.first?.hasPrefix("The snapshot form/all-typed.iphone-3-5-1x-boxes differs") == true)
    let data = try #require(bytes("out.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let screenshots = try #require(json[0]["screenshots"] as? [[String: Any]])
    #expect(screenshots.map { $0["name"] as? String } == ["start", "rising", "all typed"])
    #expect(screenshots.map { $0["outcome"] as? String } == ["held", "held", "different"])
    let page = try #require(bytes(".build/snapshot-failures/index.html"))
    #expect(String(decoding: page, as: UTF8.self).contains("type=\"range\""))
    // Until it is accepted, it fails.
    #expect(try run("test", "films").status == 1)
    let accepted = try run("accept", "all-typed.iphone-3-5-1x-boxes")
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(accepted.output.contains("replaces \(folder.path)/films/__Snapshots__/\(references[0])"))
    #expect(try run("test", "films").status == 0)
  }

  @Test func whenReferencesAreMadeIsSaid() throws {
    try writeForm()
    let never = try run("test", "films", "--record", "never")
    #expect(never.status == 1)
    #expect(never.output.contains("none may be recorded"))
    #expect(files("films").isEmpty)
    let missing = try KeyriseProcess.run(
      ["test", "films", "--fonts", "boxes"], in: folder.path, environment: ["SNAPSHOT_TESTING_RECORD": "maybe"])
    #expect(missing.status == 2)
    #expect(missing.output.contains("SNAPSHOT_TESTING_RECORD is 'maybe'; it can be all, failed, missing, never"))
    _ = try run("test", "films")
    try writeForm("yz")
    #expect(try run("test", "films", "--record", "failed").output.contains("is recorded"))
    #expect(try run("test", "films", "--record", "never").status == 0)
  }

  /// Where nothing can be recorded, nothing is known of the scenario, and accepting would not help.
  @Test func aReferenceThatCannotBeWrittenIsNoFailure() throws {
    try writeForm()
    try write("films/__Snapshots__", "a file where the folder has to be")
    let result = try run("test", "films", "--json", "out.json")
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("BROKEN  films/form.keyrise  iphone-3.5"))
    #expect(
      result.output.contains(
        "cannot be recorded: cannot make the folder \(folder.path)/films/__Snapshots__: there is a file of that name"))
    #expect(!result.output.contains("keyrise accept"))
    #expect(result.output.hasSuffix("1 scenario: 0 held, 1 could not be run\n"))
    let json = String(decoding: try #require(bytes("out.json")), as: UTF8.self)
    #expect(json.components(separatedBy: "\"outcome\" : \"broken\"").count == 5)
    unlink(folder.path + "/films/__Snapshots__")
    #expect(try run("test", "films").status == 1)
    #expect(try run("test", "films").status == 0)
  }

  /// A screenshot that differs does not hide what comes later.
  @Test func theStepsGoOn() throws {
    try writeForm()
    _ = try run("test", "films")
    try writeForm("yz")
    let text = try String(contentsOfFile: folder.path + "/films/form.keyrise", encoding: .utf8)
    try write("films/form.keyrise", text + "\nexpect offset 1\nscreenshot never")
    let result = try run("test", "films", "--json", "out.json")
    #expect(result.output.contains("differs from its reference"))
    #expect(result.output.contains("form.keyrise:9:1: expect offset 1"))
    let data = try #require(bytes("out.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect((json[0]["problems"] as? [[String: Any]])?.compactMap { $0["line"] as? Int } == [8, 9])
  }

  @Test func aFileOfItsOwnForEachName() throws {
    try write("films/form.keyrise", "open \"tab-sample\"\nscreenshot a-b\nscreenshot \"a b\"")
    let result = try run("test", "films")
    #expect(result.status == 2)
    #expect(result.output.contains("form.keyrise:3:1: the files of 'a b' and 'a-b' in line 2 would have the same name"))
  }

  /// Devices and scales have references of their own, and the parts of a matrix use the same.
  @Test func devicesScalesAndShards() throws {
    for name in ["one", "two", "three"] {
      try write("films/\(name).keyrise", "open \"tab-sample\"\ntap #1\nwait 0.2\nscreenshot up")
    }
    let devices = ["--devices", "iphone-3.5,iphone-4.7"]
    func play(_ words: [String]) throws -> KeyriseProcess.Result {
      try KeyriseProcess.run(["test", "films", "--fonts", "boxes", "--jobs", "3"] + devices + words, in: folder.path)
    }
    // Parts that run at once record beside each other, and note their failures in one folder.
    let scales = ["1", "2"].map { ["--scale", $0] }
    for scale in scales { #expect(try play(scale).status == 1) }
    var expected: [String] = []
    for name in ["one", "three", "two"] {
      for device in ["3-5", "4-7"] {
        for scale in [1, 2] { expected.append("\(name)/up.iphone-\(device)-\(scale)x-boxes.png") }
      }
    }
    #expect(files("films/__Snapshots__") == expected)
    #expect(try run("accept").output.contains("no snapshot failed"))
    for shard in 1...4 { for scale in scales { #expect(try play(scale + ["--shard", "\(shard)/4"]).status == 0) } }
  }

  /// Many processes note failures at once: all are there, and the page has each once.
  @Test func processesThatFailAtOnce() throws {
    for index in 0..<12 {
      try write(
        "films/n\(index).keyrise",
        "open \"tab-sample\"\nscreenshot a\ntap #1\nscreenshot b\nsettle\nscreenshot c")
    }
    for _ in 0..<2 {
      let result = try run("test", "films", "--record", "never", "--jobs", "6")
      #expect(result.status == 1)
      #expect(!result.output.contains("cannot be kept"))
      let listed = try run("accept").output.split(separator: "\n").filter { $0.hasSuffix("  missing") }
      #expect(listed.count == 36)
      let page = String(decoding: try #require(bytes(".build/snapshot-failures/index.html")), as: UTF8.self)
      #expect(page.components(separatedBy: "<section").count == 37)
    }
    #expect(try run("accept", "--all").status == 0)
    #expect(try run("test", "films", "--record", "never", "--jobs", "6").status == 0)
    #expect(files("films/__Snapshots__").count == 36)
  }
}
