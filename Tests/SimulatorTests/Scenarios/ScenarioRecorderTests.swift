import Foundation
import Scenarios
import Simulator
import Testing
import UIKit

/// What a person does at a window, written down and played again.
@MainActor
@Suite struct ScenarioRecorderTests {
  /// A phone, and a recorder that is told of what comes as the window tells it.
  private struct Session {
    let phone: Phone
    let recorder: ScenarioRecorder

    @MainActor
    init(_ sample: String) throws {
      phone = try Phone.showing(sample)
      recorder = ScenarioRecorder(phone)
    }

    @MainActor
    func touch(_ phase: UITouch.Phase, _ x: Double, _ y: Double, at time: Double) {
      phone.run(until: time)
      recorder.touch(phase, at: CGPoint(x: x, y: y))
      phone.touch(phase, at: CGPoint(x: x, y: y))
    }

    @MainActor
    func tap(_ x: Double, _ y: Double, at time: Double) {
      touch(.began, x, y, at: time)
      touch(.ended, x, y, at: time + 0.09)
    }

    @MainActor
    func type(_ text: String, from time: Double) {
      for (index, character) in text.enumerated() {
        phone.run(until: time + Double(index) * 0.11)
        recorder.type(String(character))
        phone.hardwareText(String(character))
      }
    }

    @MainActor
    func press(_ key: HardwareKey, _ modifiers: HardwareKey.Modifiers = [], at time: Double) {
      phone.run(until: time)
      recorder.press(key, modifiers)
      phone.hardwareKey(key, modifiers)
    }

    @MainActor
    func drag(_ points: [(Double, Double)], at time: Double, step: Double = 0.017) {
      touch(.began, points[0].0, points[0].1, at: time)
      for (index, point) in points.enumerated().dropFirst() {
        touch(.moved, point.0, point.1, at: time + Double(index) * step)
      }
      let last = points[points.count - 1]
      touch(.ended, last.0, last.1, at: time + Double(points.count - 1) * step + 0.004)
    }
  }

  /// The state in numbers, without the clock and what happened when.
  private func state(_ phone: Phone) throws -> [String] {
    var inspection = Inspection(phone)
    inspection.time = 0
    inspection.notifications = []
    return try inspection.json().split(separator: "\n").map(String.init)
  }

  /// Plays what was written on another phone. The states are taken one after the other: an app hears the notifications of
  /// every keyboard in the process.
  private func expectSame(_ session: Session, on sample: String, settled: Bool = false) throws {
    let expected = try state(session.phone)
    let scenario = try Scenario("\(session.recorder.finish())")
    let phone = try Phone.showing(sample)
    try ScenarioPlayer(scenario, on: phone).play()
    if settled { phone.settle() }
    #expect(try state(phone) == expected)
  }

  @Test func tapsTypingAndReturnAreWrittenAsAPersonWouldSayThem() throws {
    let session = try Session("tab-sample-fixed")
    session.tap(118, 276, at: 0.5)
    session.type("Hello", from: 1.6)
    session.press(.left, [.shift], at: 2.6)
    session.press(.return, at: 3.4)
    session.phone.run(until: 4.5)
    session.tap(240, 455, at: 5)
    session.phone.settle()
    #expect(
      session.recorder.finish().steps.map(\.action.description) == [
        "tap \"myField\"", "type \"Hello\" over 0.44", "wait 0.56", "press shift+left", "return", "tab \"Second\"",
      ])
    try expectSame(session, on: "tab-sample-fixed")
  }

  /// While it still moves, and at rest.
  @Test(arguments: [false, true])
  func aFlickComesToTheSameOffset(_ settles: Bool) throws {
    let session = try Session("scroll-sample-fixed")
    session.tap(100, 365, at: 0.3)
    session.phone.settle()
    let path = (0...12).map { (250.0, 200.0 - pow(Double($0), 1.6)) }
    session.drag(path, at: 2, step: 0.013)
    // Not where a frame is due: the thousandth of a nanosecond by which sums differ would decide.
    session.phone.run(until: 2.345)
    #expect(!session.phone.isSettled)
    if settles { session.phone.settle() }
    try expectSame(session, on: "scroll-sample-fixed", settled: settles)
  }

  /// A finger is never down for just as long as a player's; what moves counts from when it was lifted.
  @Test(arguments: [0.05, 0.09, 0.13, 0.31])
  func whatMovesIsSeenAtTheSameMoment(_ down: Double) throws {
    let session = try Session("tab-sample-fixed")
    session.touch(.began, 118, 276, at: 0.5)
    session.touch(.ended, 118, 276, at: 0.5 + down)
    session.phone.run(until: 0.5 + down + 0.137)
    #expect(!session.phone.isSettled)
    try expectSame(session, on: "tab-sample-fixed")
  }

  /// Every step is told before the phone hears of what it ends in.
  @Test func anAppThatCrashesLeavesWhatLedToIt() throws {
    let session = try Session("tab-sample-fixed")
    var written: [String] = []
    session.recorder.onStep = { scenario in
      written = scenario.steps.map(\.action.description)
      if written.count == 1 { #expect(session.phone.keyboard.state == .hidden) }
    }
    session.tap(118, 276, at: 0.5)
    #expect(written == ["tap \"myField\""])
    session.phone.settle()
    session.press(.return, at: 3)
    #expect(written == ["tap \"myField\"", "return"])
  }

  @Test func thePhonesOwnKeysAreWrittenAsText() throws {
    let session = try Session("tab-sample")
    session.tap(118, 276, at: 0.2)
    session.phone.settle()
    var time = 2.0
    for key in ["h", "i", "space", "x", "delete"] {
      let point = try #require(session.phone.keyboard.center(ofKey: key))
      session.tap(Double(point.x), Double(point.y), at: time)
      time += 0.3
    }
    session.phone.settle()
    let steps = session.recorder.finish().steps.map(\.action.description)
    #expect(steps.contains("keys \"Hi x\""))
    try expectSame(session, on: "tab-sample")
  }

  @Test func fingersThatStayAndTapsInTextKeepTheirPlace() throws {
    let session = try Session("tab-sample-fixed")
    session.tap(118, 276, at: 0.2)
    session.type("one two three", from: 1.5)
    session.phone.run(until: 4)
    let frame = try Inspection(session.phone).view("myField").screenFrame
    session.tap(frame[0] + 30, frame[1] + 15, at: 4.1)
    session.type("X", from: 5)
    session.touch(.began, frame[0] + 60, frame[1] + 15, at: 6)
    session.touch(.ended, frame[0] + 60, frame[1] + 15, at: 6.9)
    session.phone.settle()
    let steps = session.recorder.finish().steps.map(\.action.description)
    #expect(steps.contains("tap \"myField\" at 30,15"))
    #expect(steps.contains { $0.hasPrefix("press ") && $0.hasSuffix(" for 0.9") })
    try expectSame(session, on: "tab-sample-fixed")
  }

  @Test func whatHasNoEffectIsNotWritten() throws {
    let session = try Session("tab-sample")
    session.type("lost", from: 0.5)
    session.press(.return, at: 1)
    session.press(.escape, at: 1.5)
    #expect(session.recorder.finish().steps.isEmpty)
  }
}
