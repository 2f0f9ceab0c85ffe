import Testing

@testable import Scenarios

@Suite struct ScenarioParserTests {
  /// The only step of a line.
  private func action(_ line: String) throws -> ScenarioAction {
    let scenario = try Scenario(line)
    #expect(scenario.steps.count == 1)
    return try #require(scenario.steps.first).action
  }

  private func problem(_ text: String) throws -> ScenarioError.Problem {
    let error = try #require(throws: ScenarioError.self) { try Scenario(text) }
    return try #require(error.problems.first)
  }

  @Test func everyStepIsReadAsItSays() throws {
    let point = ScenarioPoint(x: 160, y: 300)
    #expect(try action("tap \"Name\"") == .tap(.named("Name")))
    #expect(try action("tap 160,300") == .tap(.point(point)))
    #expect(try action("tap #2 twice") == .tap(.input(2), count: 2))
    #expect(try action("tap \"Name\" #2 at 4,5") == .tap(.named("Name", number: 2), offset: ScenarioPoint(x: 4, y: 5)))
    #expect(try action("press \"Name\" for 0.8") == .press(.named("Name"), seconds: 0.8))
    #expect(try action("press shift+option+left 3 times") == .key(.left, [.shift, .option], times: 3))
    #expect(try action("press return") == .pressReturn)
    #expect(try action("type \"山田\"") == .type("山田", seconds: 0))
    #expect(try action("type \"a\" over 1.5") == .type("a", seconds: 1.5))
    #expect(
      try action("drag 160,300 to 160,100 over 0.2")
        == .drag(from: point, to: ScenarioPoint(x: 160, y: 100), seconds: 0.2, rest: 0))
    #expect(
      try action("drag 160,300 to 1.5,-2 after 0.016 to 0,0 after 0.02")
        == .path(
          from: point,
          [
            ScenarioWaypoint(ScenarioPoint(x: 1.5, y: -2), after: 0.016),
            ScenarioWaypoint(ScenarioPoint(x: 0, y: 0), after: 0.02),
          ]))
    #expect(try action("scroll down 40 at \"list\"") == .scroll(.down, points: 40, at: .named("list")))
    #expect(try action("scroll to \"Password\"") == .scrollTo(.named("Password")))
    #expect(try action("return") == .pressReturn)
    #expect(try action("hardware keyboard off") == .hardwareKeyboard(isConnected: false))
    #expect(try action("rotate left") == .rotate(.left))
    #expect(try action("tab \"Second\"") == .tab(.named("Second")))
    #expect(try action("screenshot rising") == .screenshot("rising"))
    #expect(try action("expect \"Password\" visible") == .expect(.visible(.named("Password"), part: 1)))
    #expect(try action("expect \"X\" visible 0.5") == .expect(.visible(.named("X"), part: 0.5)))
    #expect(try action("expect \"X\" hidden") == .expect(.hidden(.named("X"))))
    #expect(try action("expect offset 87") == .expect(.offset(nil, x: nil, y: 87)))
    #expect(try action("expect \"list\" offset 0,87.5") == .expect(.offset(.named("list"), x: 0, y: 87.5)))
    #expect(try action("expect #1 text \"a\\\"\\u{3042}\\n\"") == .expect(.text(.input(1), "a\"あ\n")))
    #expect(try action("expect keyboard shown") == .expect(.keyboard(isShown: true)))
    #expect(
      try action("expect \"X\" on screen 20,174,196,31")
        == .expect(.screenFrame(.named("X"), ScenarioRect(x: 20, y: 174, width: 196, height: 31))))
    #expect(try action("expect no focus") == .expect(.noFocus))
  }

  @Test func linesCommentsAndQuotationMarksMayBeWrittenAsEditorsLeaveThem() throws {
    let text = "\u{feff}# a name\r\n\r\n  tap “Name”   # and then\r\nwait 0.3 # 1\r\ntap #1 # the first\r\n"
    let scenario = try Scenario(text)
    #expect(scenario.steps.map(\.action) == [.tap(.named("Name")), .wait(0.3), .tap(.input(1))])
    #expect(scenario.steps.map(\.line) == [3, 4, 5])
    #expect(scenario.steps.map(\.column) == [3, 1, 1])
  }

  @Test func settingsStandBeforeTheSteps() throws {
    let scenario = try Scenario("open \"Main.storyboard\" scene \"Login\"\ndevice \"iPhone 4S\"\nios 5.1\nreturn")
    #expect(scenario.settings.target == "Main.storyboard")
    #expect(scenario.settings.scene == "Login")
    #expect(scenario.settings.device == "iPhone 4S")
    #expect(scenario.settings.systemVersion == "5.1")
    let late = try problem("return\nopen \"tab-sample\"")
    #expect(late.line == 2)
    #expect(late.message.contains("before"))
    #expect(try problem("ios 8\nios 9").message.contains("line 1"))
    #expect(
      try Scenario("style Dark\ntext-size AX1\nios 10.10").settings.surroundings.map(\.value) == [
        "10.10", "dark", "ax1",
      ])
    #expect(
      try Scenario("open \"a\"  scene \"b\"").settings.places
        == ["open": ScenarioPlace(line: 1, column: 6), "scene": ScenarioPlace(line: 1, column: 17)])
  }

  /// A phone that is not there is found where it is named, with what there is.
  @Test(arguments: [
    ("device \"nosuch\"", 8, "iphone-4.7"),
    ("ios 0", 5, "from 2 to 26, such as 8 or 5.1, not '0'"),
    ("ios 27", 5, "not '27'"),
    ("ios latest", 5, "not 'latest'"),
    ("ios \"8\"", 5, "without quotation marks"),
    ("ios", 4, "a version such as 5.1"),
    ("orientation up", 13, "landscape-left"),
    ("style purple", 7, "light, dark"),
    ("style drak", 7, "did you mean 'dark'?"),
    ("text-size xxxxl", 11, "did you mean 'xxxl'?"),
    ("text-size 5", 11, "there are xs, s, m"),
    ("text-size", 10, "and here the line ends"),
  ])
  func whatThePhoneCannotBeIsNamedWithItsPlace(_ line: String, _ column: Int, _ message: String) throws {
    let found = try problem("\n  \(line)\nreturn")
    #expect(found.line == 2)
    #expect(found.column == column + 2)
    #expect(found.message.contains(message), "\(found.message)")
  }

  @Test func aFingerCanGoOnAndOn() throws {
    #expect(
      try action("drag 1,1 to 2,2 over 0.5 to 3,3 after 0.1 to 4,4")
        == .path(
          from: ScenarioPoint(x: 1, y: 1),
          [
            ScenarioWaypoint(ScenarioPoint(x: 2, y: 2), over: 0.5),
            ScenarioWaypoint(ScenarioPoint(x: 3, y: 3), after: 0.1),
            ScenarioWaypoint(ScenarioPoint(x: 4, y: 4), over: 0.3),
          ]))
  }

  /// A line that is wrong, the column that is meant, and what the message has to tell.
  @Test(arguments: [
    ("tapp \"Name\"", 1, "did you mean 'tap'?"),
    ("  tap Name", 7, "\"Name\""),
    ("tap", 4, "tap \"NAME\""),
    ("tap \"Name\" quickly", 12, "twice"),
    ("tap \"Name", 5, "does not end"),
    ("tap \"a\\q\"", 7, "no escape"),
    ("wait", 5, "seconds"),
    ("wait soon", 6, "'soon'"),
    ("wait -1", 6, "from 0 to 3600"),
    ("wait 1e9", 6, "neither a number"),
    ("wait nan", 6, "'nan'"),
    ("drag 160,300 160,100", 14, "'to'"),
    ("drag 160, 300 to 1,1", 6, "without a space"),
    ("press enter", 7, "there are left"),
    ("press dleete", 7, "did you mean 'delete'?"),
    ("press ctrl+a", 7, "shift and option"),
    ("press delete 2.5 times", 14, "whole"),
    ("expect \"X\" visibel", 12, "did you mean 'visible'?"),
    ("expect \"X\" visible 2", 20, "from 0 to 1"),
    ("expect", 7, "keyboard shown"),
    ("expect 1,2 visible", 12, "not a point"),
    ("expect keyboard up", 17, "shown or hidden"),
    ("screenshot a/b", 12, "no /"),
    ("tap #0", 5, "#1"),
    ("tap #99999999999999999999", 5, "#1"),
    ("\"Name\" tap", 1, "begins with a word"),
    ("scroll sideways 10", 8, "a direction"),
    ("hardware keybord on", 10, "'keyboard'"),
  ])
  func whatIsWrongIsNamedWithItsPlace(_ line: String, _ column: Int, _ message: String) throws {
    let found = try problem("return\n\(line)\n")
    #expect(found.line == 2)
    #expect(found.column == column)
    #expect(found.message.contains(message), "\(found.message)")
  }

  @Test func everyBadLineIsReportedAndNotOnlyTheFirst() throws {
    let error = try #require(throws: ScenarioError.self) {
      try Scenario("tap\nreturn\nwait x\nfly\n", file: "a.keyrise")
    }
    #expect(error.problems.map(\.line) == [1, 3, 4])
    #expect(error.description.hasPrefix("a.keyrise:1:4: "))
    let many = try #require(throws: ScenarioError.self) { try Scenario(String(repeating: "x\n", count: 1000)) }
    #expect(many.problems.count == 20)
  }

  @Test func whatHasNoEndIsRefused() throws {
    #expect(throws: ScenarioError.self) { try Scenario(String(repeating: "return\n", count: 10_001)) }
    #expect(throws: ScenarioError.self) { try Scenario(String(repeating: "#\n", count: 1 << 20)) }
    #expect(try problem("wait 2000\nwait 2000").message.contains("4000"))
    #expect(try problem("type \"\(String(repeating: "x", count: 10_001))\"").message.contains("longer"))
    let bytes: [UInt8] = Array("return\n".utf8) + [0xff, 0xfe, 10]
    let error = try #require(throws: ScenarioError.self) { try Scenario(reading: bytes, file: "x") }
    #expect(error.problems.first?.line == 2)
  }
}
