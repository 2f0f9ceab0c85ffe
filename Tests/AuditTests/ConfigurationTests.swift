import Assets
import Audit
import Testing

/// The settings file: what it can say, and what is said of one that is wrong.
@Suite struct ConfigurationTests {
  @Test func allOfIt() throws {
    let text = """
      {
        "devices": ["iphone-3.5", "phones"],
        "orientations": ["landscape"],
        "keyboards": ["standard", "number-pad"],
        "strategies": ["inset"],
        "failOn": "partly",
        "baseline": "known.json",
        "thresholds": {"tight": 4, "whole": 0.9},
        "ignore": [{"id": "abc-12-xyz", "file": "Main.storyboard", "reason": "a field of the debug build \\u00e9"}]
      }
      """
    let configuration = try AuditConfiguration(text: text, file: ".keyrise.json")
    #expect(configuration.devices == ["iphone-3.5", "phones"])
    #expect(configuration.orientations == [.landscape])
    #expect(configuration.keyboards == [.standard, .numberPad])
    #expect(configuration.strategies == ["inset"])
    #expect(configuration.failOn == .partly)
    #expect(configuration.baseline == "known.json")
    #expect(configuration.thresholds.tight == 4)
    #expect(configuration.thresholds.whole == 0.9)
    #expect(configuration.ignores.first?.reason == "a field of the debug build é")
  }

  @Test(arguments: [
    ("{\"devises\": []}", "1:2", "no setting 'devises'; it has: devices"),
    ("{\"devices\": []}", "1:13", "is empty"),
    ("{\n  \"devices\": [\"iphone-99\"]\n}", "2:15", "iphone-99"),
    ("{\"failOn\": \"always\"}", "1:12", "there are: hidden, partly, tight, never"),
    ("{\"ignore\": [{\"id\": \"a\"}]}", "1:13", "needs a \"reason\""),
    ("{\"ignore\": [{\"reason\": \"a\"}]}", "1:13", "needs an \"id\""),
    ("{\"thresholds\": {\"tight\": \"8\"}}", "1:26", "is a string; it takes a number"),
    ("{\"thresholds\": {\"hidden\": 1, \"whole\": 0.5}}", "1:16", "has to be less than whole"),
    ("{\"devices\": [\"all\",]}", "1:20", "expected a value, found ']'"),
    ("{\"a\": 1", "1:8", "expected ',' or '}', found the end of the file"),
    ("{\"baseline\": \"x\", \"baseline\": \"y\"}", "1:19", "stands there twice"),
    ("[]", "1:1", "the configuration is a list; it takes an object"),
    ("{} x", "1:4", "the file should end here"),
    ("", "1:1", "expected a value, found the end of the file"),
  ])
  func mistakesAreTold(_ text: String, _ place: String, _ words: String) throws {
    let error = try #require(throws: AuditError.self) {
      _ = try AuditConfiguration(text: text, file: ".keyrise.json")
    }
    #expect(error.description.hasPrefix(".keyrise.json:\(place): "), "\(error)")
    #expect(error.description.contains(words), "\(error)")
  }

  @Test func nestingHasAnEnd() throws {
    let text = String(repeating: "[", count: 100_000)
    _ = try #require(throws: AuditError.self) { _ = try AuditConfiguration(text: text, file: "x") }
  }
}
