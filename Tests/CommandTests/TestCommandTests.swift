import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct TestCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
  }

  private func run(_ arguments: String...) throws -> KeyriseProcess.Result {
    try KeyriseProcess.run(arguments, in: folder.path)
  }

  private func writeThree() throws {
    try write("a.keyrise", "open \"tab-sample\"\ntap \"myField\"\nexpect offset 87\n")
    try write("b.keyrise", "open \"tab-sample\"\ntap \"myField\"\n\n  expect offset 88\n")
    try write("c.keyrise", "open \"tab-sample\"\ntap\n")
  }

  @Test func statusIsZeroOneOrTwo() throws {
    try writeThree()
    #expect(try run("test", "a.keyrise").status == 0)
    #expect(try run("test", "a.keyrise", "b.keyrise").status == 1)
    #expect(try run("test", "a.keyrise", "b.keyrise", "c.keyrise").status == 2)
    for wrong in [
      ["test"], ["test", "no.keyrise"], ["test", "a.keyrise", "--shard", "3/2"], ["test", "a.keyrise", "-x"],
    ] {
      let result = try KeyriseProcess.run(wrong, in: folder.path)
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("keyrise: "))
      #expect(result.output.isEmpty)
    }
  }

  /// However many play at a time, what is printed is in the order of the files, to the byte.
  @Test func whatIsPrintedDoesNotHangOnTheOrderOfFinishing() throws {
    try writeThree()
    // The first takes longest.
    try write(
      "a.keyrise", "open \"tab-sample\"\n" + String(repeating: "tap #1\ntype \"x\" over 5\nreturn\n", count: 30))
    let devices = ["--devices", "iphone-3.5,iPhone 6"]
    let one = try KeyriseProcess.run(["test", folder.path, "--jobs", "1"] + devices)
    let many = try KeyriseProcess.run(["test", folder.path, "--jobs", "6"] + devices)
    #expect(one.output == many.output)
    let lines = one.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 13)
    #expect(lines[0].hasPrefix("ok      \(folder.path)/a.keyrise  iphone-3.5  90 steps"))
    #expect(lines[1].hasPrefix("ok      \(folder.path)/a.keyrise  iphone-4.7"))
    #expect(lines[2] == "FAILED  \(folder.path)/b.keyrise  iphone-3.5")
    #expect(lines[3] == "        \(folder.path)/b.keyrise:4:3: expect offset 88")
    #expect(lines[4].hasPrefix("        the offset is 0,87 of UIScrollView"))
    #expect(lines[8] == "BROKEN  \(folder.path)/c.keyrise  iphone-3.5")
    #expect(lines[9].contains("/c.keyrise:2:4: expected"))
    #expect(lines[12] == "6 scenarios: 2 held, 2 failed, 2 could not be run")
  }

  @Test func theShardsTogetherAreEverythingOnce() throws {
    for index in 0..<7 { try write("\(index).keyrise", "open \"tab-sample\"\nexpect no focus\n") }
    var seen: [String] = []
    for shard in 1...3 {
      let result = try run("test", ".", "--shard", "\(shard)/3")
      let files = result.output.split(separator: "\n").filter { $0.hasPrefix("ok") }.map { $0.split(separator: " ")[1] }
      #expect((2...3).contains(files.count))
      seen += files.map(String.init)
    }
    #expect(seen.sorted() == (0..<7).map { "./\($0).keyrise" })
    let none = try run("test", "0.keyrise", "--shard", "2/2")
    #expect(none.status == 0)
    #expect(none.output == "part 2 of 2 has none of the 1 to play\n0 scenarios: 0 held\n")
  }

  @Test func resultsAreWrittenForOtherPrograms() throws {
    try writeThree()
    try write("b.keyrise", "open \"tab-sample\"\nexpect \"<&\\\"\\u{7}\" visible\n")
    _ = try run("test", "a.keyrise", "b.keyrise", "c.keyrise", "--junit", "out.xml", "--json", "out.json")
    let xml = try XMLDocument(contentsOf: URL(fileURLWithPath: folder.path + "/out.xml"), options: [])
    func values(_ path: String) throws -> [String] { try xml.nodes(forXPath: path).compactMap(\.stringValue) }
    #expect(try values("/testsuites/@tests") == ["3"])
    #expect(try values("/testsuites/@failures") == ["1"])
    #expect(try values("/testsuites/@errors") == ["1"])
    #expect(try values("//testcase/@classname") == ["a.keyrise", "b.keyrise", "c.keyrise"])
    #expect(try values("//testsuite/@file") == ["a.keyrise", "b.keyrise", "c.keyrise"])
    #expect(try values("//failure").first?.hasPrefix("b.keyrise:2:") == true)
    #expect(try values("//failure/@message").first?.contains("\"<&\"?\"") == true)
    #expect(try values("//error").first?.hasPrefix("c.keyrise:2:4: ") == true)
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/out.json"))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(json.map { $0["outcome"] as? String } == ["held", "failed", "broken"])
    #expect(json[0]["device"] as? String == "iphone-3.5")
    let problems = try #require(json[1]["problems"] as? [[String: Any]])
    #expect(problems.first?["line"] as? Int == 2)
  }

  @Test func picturesShowTheScreenshotsAndTheFailures() throws {
    try write(
      "a.keyrise", "open \"tab-sample\"\nscreenshot start\ntap #1\nwait 0.1\nscreenshot rising\nexpect offset 1\n")
    _ = try run("test", "a.keyrise", "--screenshots", "pictures", "--scale", "2")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures").sorted()
    #expect(
      names == ["a.iphone-3.5.failed.png", "a.iphone-3.5.rising.png", "a.iphone-3.5.start.png"])
    let picture = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/pictures/\(names[0])"))
    #expect(picture.dropFirst(16).prefix(8).elementsEqual([0, 0, 2, 128, 0, 0, 3, 152]))
  }

  @Test func whatTakesTooLongIsGivenUp() throws {
    try write("a.keyrise", "open \"tab-sample\"\ntap #1\ntype \"\(String(repeating: "é", count: 9000))\" over 3000\n")
    try write("b.keyrise", "open \"tab-sample\"\nexpect no focus\n")
    let result = try run("test", "a.keyrise", "b.keyrise", "--timeout", "0.5", "--jobs", "1")
    #expect(result.status == 2)
    #expect(result.output.contains("a.keyrise: it took longer than"))
    #expect(result.output.contains("ok      b.keyrise"))
  }
}
