import Foundation
import Scenarios
import Simulator
import Testing
import UIKit

@MainActor
@Suite struct ScenarioPlayerTests {
  private func play(_ text: String, on sample: String = "tab-sample") throws -> Phone {
    let phone = try Phone.showing(sample)
    try ScenarioPlayer(try Scenario(text), on: phone).play()
    return phone
  }

  private func failure(_ text: String, on sample: String = "tab-sample") throws -> ScenarioFailure {
    try #require(throws: ScenarioFailure.self) { _ = try play(text, on: sample) }
  }

  @Test(arguments: ScenarioFiles.names)
  func theScenariosOfTheRepositoryHold(_ name: String) throws {
    let scenario = try ScenarioFiles.scenario(name)
    let phone = try Phone.showing(scenario.settings)
    try ScenarioPlayer(scenario, on: phone, file: name).play()
  }

  @Test func thereAreScenarios() { #expect(ScenarioFiles.names.count >= 10) }

  /// Each expectation is turned into one that must not hold at that place.
  @Test(arguments: ScenarioFiles.names)
  func everyExpectationInThemCanFail(_ name: String) throws {
    let scenario = try ScenarioFiles.scenario(name)
    for (index, step) in scenario.steps.enumerated() {
      guard case .expect(let expectation) = step.action else { continue }
      var broken = scenario
      broken.steps[index].action = .expect(opposite(expectation))
      let phone = try Phone.showing(scenario.settings)
      let failure = try #require(throws: ScenarioFailure.self, "line \(step.line)") {
        try ScenarioPlayer(broken, on: phone, file: name).play()
      }
      #expect(failure.step.line == step.line)
    }
  }

  private func opposite(_ expectation: ScenarioExpectation) -> ScenarioExpectation {
    switch expectation {
    case .visible(let target, _): return .hidden(target)
    case .hidden(let target): return .visible(target, part: 0.1)
    case .missing(let target): return .visible(target, part: 0)
    case .text(let target, let text): return .text(target, text + "x")
    case .focused: return .noFocus
    case .noFocus: return .focused(.input(1))
    case .enabled(let target, let isEnabled): return .enabled(target, !isEnabled)
    case .frame(let target, var rect):
      rect.height += 1
      return .frame(target, rect)
    case .screenFrame(let target, var rect):
      rect.y -= 1
      return .screenFrame(target, rect)
    case .offset(let target, let x, let y): return .offset(target, x: x, y: y + 0.5)
    case .inset(let target, let bottom): return .inset(target, bottom: bottom - 1)
    case .keyboard(let isShown): return .keyboard(isShown: !isShown)
    case .keyboardFrame(var rect):
      rect.x += 1
      return .keyboardFrame(rect)
    }
  }

  @Test func aWaitSaysWhenTheNextStepsHappen() throws {
    let phone = try Phone.showing("tab-sample")
    var times: [String: Double] = [:]
    let scenario = try Scenario(
      """
      tap "myField"
      wait 0.1
      screenshot rising
      expect #1 visible
      screenshot same
      wait 0.05
      screenshot later
      type "x"
      screenshot settled
      """)
    let player = ScenarioPlayer(scenario, on: phone)
    player.takePicture = { times[$0] = phone.time }
    try player.play()
    let lift = ScenarioAction.tapSeconds
    #expect(abs((times["rising"] ?? 0) - (lift + 0.1)) < 1e-9)
    #expect(times["same"] == times["rising"])
    #expect(abs((times["later"] ?? 0) - (lift + 0.15)) < 1e-9)
    #expect((times["settled"] ?? 0) > lift + 0.25)
    #expect(phone.isSettled)
  }

  @Test func failuresTellWhatWasFoundInstead() throws {
    let offset = try failure("tap \"myField\"\n\n  expect offset 90\n")
    #expect(
      offset.description.hasPrefix("scenario:3:3: expect offset 90: the offset is 0,87 of UIScrollView 'myscrollView'"))
    let hidden = try failure("tap \"myField2\"\nexpect \"myField2\" visible")
    #expect(
      hidden.message.hasPrefix(
        "nothing of it can be seen: UITextField 'myField2' at 20,252,196,31 is covered by KeyboardView"))
    let covered = try failure("expect keyboard shown")
    #expect(covered.message == "the keyboard is hidden")
    #expect(try failure("tap \"myFeild\"").message.contains("it has \"myField\", \"myField2\""))
    #expect(try failure("tap \"Label\"").message.hasPrefix("2 elements are called \"Label\"; say which, \"Label\" #1"))
    #expect(try failure("tap \"Label\" #3").message == "2 elements are called \"Label\"")
    #expect(try failure("tap #3").message == "the screen has 2 text inputs")
    #expect(try failure("type \"a\"").message.contains("no text input has the focus"))
    #expect(try failure("tab \"Third\"").message == "there is no tab \"Third\"; there are \"First\", \"Second\"")
    #expect(try failure("tap #1\ntab #2").message.contains("covers it"))
    #expect(try failure("tap #1\nkeys \"a山\"").message == "the phone's keyboard has no key \"山\"; use type")
    #expect(try failure("keys \"a\"").message.contains("focus"))
    #expect(try failure("tap #1\ncopy").message == "nothing is selected")
    #expect(try failure("tap #1\npaste").message == "the pasteboard is empty")
  }

  /// A finger comes down on the screen, wherever it goes then.
  @Test(arguments: [
    "tap -5,-5", "tap 320,10", "tap 10,480.5", "press 400,1 for 1", "tap #1 at -50,3", "drag -1,10 to 9,9",
    "drag 9,999 to 9,9 after 0.1", "scroll down 10 at 1,999",
  ])
  func noFingerComesDownBesideTheScreen(_ step: String) throws {
    let failure = try failure(step)
    #expect(failure.message.hasSuffix(" is not on the screen, which goes from 0,0 to 320,480"), "\(failure.message)")
    #expect(failure.step.line == 1)
    _ = try play("tap 319.9,479.9\ndrag 10,10 to -50,900 over 0.1")
  }

  @Test func whatLiesOutOfSightIsScrolledThere() throws {
    // Field 2 of the broken sample is clipped away; a finger that goes for it drags it back first.
    let phone = try play("tap #1\ntap \"myField2\"\nexpect \"myField2\" focused\nexpect \"myField2\" visible")
    #expect(phone.time > 1)
  }

  @Test func textGoesThroughTheEditingSteps() throws {
    _ = try play(
      """
      tap #1
      type "one two" over 0.6
      press shift+option+left
      copy
      press end
      paste
      expect #1 text "one twotwo"
      select all
      cut
      expect #1 text ""
      paste "three"
      press home
      press forward-delete 2 times
      expect #1 text "ree"
      compose "か"
      type "火"
      expect #1 text "火ree"
      """, on: "tab-sample-fixed")
  }

  @Test func theOwnerChoosesTheColours() throws {
    var options = PhoneOptions()
    options.device = try .named("iphone-x")
    let phone = try Phone(options) { UIViewController() }
    try ScenarioPlayer(try Scenario("appearance dark"), on: phone).play()
    #expect(phone.environment.traits.userInterfaceStyle == .dark)
    try ScenarioPlayer(try Scenario("appearance light"), on: phone).play()
    #expect(phone.environment.traits.userInterfaceStyle == .light)
    let old = try Phone.showing("tab-sample")
    #expect(throws: ScenarioFailure.self) { try ScenarioPlayer(try Scenario("appearance dark"), on: old).play() }
  }

  @Test func noScenarioTrapsThePlayer() throws {
    let steps = [
      "tap 1e3,1", "tap 100000,-100000", "tap #1", "tap #2 at -5,900 twice", "press 0,0 for 0.7",
      "drag 160,300 to 160,-9000",
      "drag 160,100 to 160,400 over 0", "drag 1,1 to 2,2 after 0 to 3,3 after 0", "scroll down 100000",
      "scroll left 40",
      "scroll to #2", "type \"x\u{301}\\n\\t\"", "keys \"A1!\"", "compose \"か\"", "press left 1000 times",
      "press escape",
      "press delete 9 times", "return", "dismiss", "select all", "copy", "cut", "paste \"a\\nb\"", "tab #2", "tab #1",
      "hardware keyboard on", "hardware keyboard off", "wait 0", "wait 0.05", "settle", "screenshot x",
      "appearance light", "appearance dark",
      "expect offset 0",
    ]
    var state: UInt64 = 11
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    for sample in ["tab-sample", "scroll-sample-fixed"] {
      let phone = try Phone.showing(sample)
      for _ in 0..<150 {
        let step = steps[next() % steps.count]
        // Most of them fail in one state or another; the phone goes on.
        do {
          try ScenarioPlayer(try Scenario(step), on: phone).play()
        } catch is ScenarioFailure {
        } catch is ScenarioError {
        }
      }
      #expect(phone.settle())
    }
  }
}
