import Canvas
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

  /// A finger is never down for just as long as a player's; what moves counts from when it was lifted. Frames may fall
  /// elsewhere, so that one more or less may be seen.
  @Test(arguments: [0.03, 0.15, 0.31])
  func whatMovesIsSeenAtTheSameMoment(_ down: Double) throws {
    let session = try Session("tab-sample-fixed")
    session.touch(.began, 118, 276, at: 0.5)
    session.touch(.ended, 118, 276, at: 0.5 + down)
    session.phone.run(until: 0.5 + down + 0.137)
    #expect(!session.phone.isSettled)
    let expected = keyboardTop(session.phone)
    #expect((270...400).contains(expected))
    let scenario = try Scenario("\(session.recorder.finish())")
    let phone = try Phone.showing("tab-sample-fixed")
    try ScenarioPlayer(scenario, on: phone).play()
    #expect(abs(keyboardTop(phone) - expected) <= 22)
  }

  /// The first row that is not white at the screen's edge.
  private func keyboardTop(_ phone: Phone) -> Int {
    phone.render()
    return (0..<phone.surface.height).first { phone.surface[1, $0] != .white }.map(Int.init) ?? 0
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

  /// A hand at 125 movements a second: it starts slowly, may swerve and stop, and lets go in the middle of it or at rest.
  @Test(arguments: 0..<12)
  func aDragIsWrittenWithFewWaypoints(_ seed: Int) throws {
    let session = try Session("scroll-sample-fixed")
    session.tap(100, 365, at: 0.3)
    session.phone.settle()
    let seconds = [0.35, 0.9, 2][seed % 3]
    let length = [-90.0, -140, 60, -200][seed % 4]
    let rests = seed % 2 == 1
    let count = Int(seconds / 0.008)
    func place(_ part: Double) -> (Double, Double) {
      let way = rests ? part * part * (3 - 2 * part) : pow(part, 1.5)
      return (200 + 9 * sin(part * Double(2 + seed % 5)), 215 + length * way + 0.3 * sin(part * 40))
    }
    var points = (0...count).map { place(Double($0) / Double(count)) }
    if rests { points += Array(repeating: points[count], count: 30) }
    session.drag(points, at: 2, step: 0.008)
    // Where the content is when the finger is lifted, and where it comes to rest.
    let before = offset(session.phone)
    session.phone.settle()
    let after = offset(session.phone)
    let scenario = session.recorder.finish()
    let step = try #require(scenario.steps.last)
    guard case .path(_, let waypoints) = step.action else {
      Issue.record("\(step.action)")
      return
    }
    // What counts for the speed at the end is kept: at most 15 movements.
    #expect(waypoints.count <= 15 + 18, "\(waypoints.count) of \(points.count)")
    if rests { #expect(waypoints.count <= 20, "\(waypoints.count) of \(points.count)") }
    let phone = try Phone.showing("scroll-sample-fixed")
    let watch = ReleaseWatch()
    phone.observer = watch
    watch.lifted = { watch.offset = offset(phone) }
    try ScenarioPlayer(try Scenario("\(scenario)"), on: phone).play()
    #expect(abs(watch.offset.y - before.y) <= 1, "released at \(before), played to \(watch.offset)")
    #expect(abs(offset(phone).y - after.y) <= 1, "rested at \(after), played to \(offset(phone))")
  }

  private final class ReleaseWatch: PhoneObserver {
    var lifted: () -> Void = {}
    var offset = CGPoint.zero
    var nextTime: Double { .infinity }

    func look(at phone: Phone) {}
    func screenChanged(_ damage: Damage, of phone: Phone) {}
    func finger(_ phase: UITouch.Phase, at point: CGPoint, of phone: Phone) { if phase == .ended { lifted() } }
  }

  private func offset(_ phone: Phone) -> CGPoint {
    func scrollView(_ view: UIView) -> UIScrollView? {
      view as? UIScrollView ?? view.subviews.lazy.compactMap { scrollView($0) }.first
    }
    return scrollView(phone.window)?.contentOffset ?? .zero
  }

  @Test func anEvenDragIsOneStraightWay() throws {
    let session = try Session("scroll-sample-fixed")
    session.tap(100, 365, at: 0.3)
    session.phone.settle()
    session.drag((0...30).map { (200, 215 - 4 * Double($0)) }, at: 2, step: 1.0 / 60)
    session.phone.settle()
    // It stays for a while, goes on, and stays before it is lifted.
    session.touch(.began, 200, 215, at: 5)
    for index in 1...20 { session.touch(.moved, 200, 215 + 2 * Double(index), at: 5.4 + 0.016 * Double(index)) }
    session.touch(.ended, 200, 255, at: 6)
    session.phone.settle()
    let steps = session.recorder.finish().steps.map(\.action.description)
    #expect(steps.dropLast().last == "drag 200,215 to 200,95 over 0.5 resting 0.004")
    #expect(
      steps.last == "drag 200,215 to 200,215 after 0.3993 to 200,223 over 0.0647 to 200,225 after 0.016 "
        + "to 200,255 over 0.24 to 200,255 after 0.28")
    try expectSame(session, on: "scroll-sample-fixed", settled: true)
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
