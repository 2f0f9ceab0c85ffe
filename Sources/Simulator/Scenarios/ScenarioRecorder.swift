import Foundation
import Scenarios
import UIKit

/// Writes down what a person does on a phone as a scenario that comes to the same state again.
///
/// A host tells it of every event before it brings the event to the phone. Steps are timed by waits where that counts: what
/// is done while something moves is done at the same moment again, and what follows quickly, as the second tap of two,
/// follows as quickly. Otherwise a player waits by itself until the screen has come to rest.
@MainActor
public final class ScenarioRecorder {
  /// The steps so far, without what goes on now.
  public private(set) var scenario = Scenario()
  /// Called when a step has been added, before the phone hears of what ends it: an app that crashes leaves what led to it.
  public var onStep: ((Scenario) -> Void)?

  private let phone: Phone
  /// Where the clock of one who plays the steps so far stands.
  private var clock: Double
  private var finger: Finger?
  private var text: Typing?

  private struct Finger {
    var begin: Moment
    var start: CGPoint
    var moves: [(time: Double, point: CGPoint)] = []
    /// What a tap there would be.
    var tap: ScenarioAction
  }

  /// Characters that follow each other are one step.
  private struct Typing {
    var isOnScreen: Bool
    var text: String
    var begin: Moment
    var last: Double
    /// When the last finger was lifted.
    var end: Double
  }

  /// When something is done.
  private struct Moment {
    var time: Double
    /// Nothing moves any more.
    var isSettled: Bool
  }

  private var now: Moment { Moment(time: phone.time, isSettled: phone.isSettled) }

  /// A finger that stays down longer does not tap (the tap recogniser of the tutorial's time allows more; what counts is
  /// that a step that is read as a tap is a short one).
  private static let longestTap = 0.35
  /// Less is a hand that is not quite still.
  private static let smallestMove = 2.0
  /// After a longer pause a new step begins.
  private static let longestPause = 1.0
  /// After a longer time nothing belongs together any more: two taps, two spaces (both 0.35 s at most), two strokes on shift.
  private static let longestFollowing = 0.75

  /// A recorder of what is done on `phone` from now on.
  public init(_ phone: Phone, settings: ScenarioSettings = ScenarioSettings()) {
    self.phone = phone
    clock = phone.time
    scenario.settings = settings
    if phone.keyboard.isHardwareKeyboardConnected { add(.hardwareKeyboard(isConnected: true)) }
  }

  private func add(_ action: ScenarioAction) {
    scenario.steps.append(ScenarioStep(action))
    if case .wait = action { return }
    onStep?(scenario)
  }

  /// Adds a step that begins at a moment.
  private func add(_ action: ScenarioAction, at moment: Moment) {
    let wait = ((moment.time - clock) * 10_000).rounded() / 10_000
    if wait > 0 {
      let longest = scenario.steps.isEmpty ? 0 : Self.longestFollowing
      if !moment.isSettled || wait <= longest || showsCaret(action) { add(.wait(wait)) }
      clock = moment.time
    }
    add(action)
    clock += action.requestedSeconds
  }

  /// A caret that blinks is in the picture: it counts when it is taken.
  private func showsCaret(_ action: ScenarioAction) -> Bool {
    if case .screenshot = action { return hasFocus }
    return false
  }

  private var hasFocus: Bool { phone.environment.application.firstKeyInput != nil }

  // MARK: Fingers

  /// A finger comes down, moves or is lifted, at a point of the screen.
  public func touch(_ phase: UITouch.Phase, at point: CGPoint) {
    switch phase {
    case .began: finger = Finger(begin: now, start: point, tap: ScenarioTapFinder(phone).tap(at: point))
    case .moved: if finger?.moves.last?.point != point { finger?.moves.append((phone.time, point)) }
    case .ended: lift(at: point)
    default: finger = nil
    }
  }

  private func lift(at point: CGPoint) {
    guard let finger else { return }
    self.finger = nil
    let way = finger.moves.map { hypot($0.point.x - finger.start.x, $0.point.y - finger.start.y) }.max() ?? 0
    if Double(way) >= Self.smallestMove {
      flush()
      let begin = finger.begin.time
      let drag = RecordedDrag(
        from: finger.start, finger.moves.map { ($0.time - begin, $0.point) }, end: (phone.time - begin, point))
      return add(drag.action, at: finger.begin)
    }
    let seconds = phone.time - finger.begin.time
    if case .keys(let key) = finger.tap, seconds <= Self.longestTap {
      return type(key, isOnScreen: true, at: finger.begin)
    }
    flush()
    if seconds <= Self.longestTap {
      add(finger.tap, at: finger.begin)
      // What a tap begins, it begins when the finger is lifted, however long it was down.
      clock = phone.time
      return
    }
    add(.press(.point(ScenarioPoint(finger.start)), seconds: Self.rounded(seconds)), at: finger.begin)
  }

  private static func rounded(_ seconds: Double) -> Double { (max(seconds, 0) * 10_000).rounded() / 10_000 }

  /// The wheel turns over a point of the screen; content moves by (dx, dy) points.
  public func scroll(at point: CGPoint, dx: CGFloat, dy: CGFloat) {
    flush()
    let place = ScenarioTarget.point(ScenarioPoint(point))
    if dy != 0 { add(.scroll(dy < 0 ? .down : .up, points: Double(abs(dy)), at: place), at: now) }
    if dx != 0 { add(.scroll(dx < 0 ? .right : .left, points: Double(abs(dx)), at: place), at: now) }
  }

  // MARK: Text

  /// Characters come from a keyboard on the desk.
  public func type(_ text: String) {
    if hasFocus, !text.isEmpty { type(text, isOnScreen: false, at: now) }
  }

  private func type(_ characters: String, isOnScreen: Bool, at moment: Moment) {
    if var typing = text, typing.isOnScreen == isOnScreen, moment.time - typing.last < Self.longestPause {
      typing.text += characters
      typing.last = moment.time
      typing.end = phone.time
      text = typing
    } else {
      flush()
      text = Typing(isOnScreen: isOnScreen, text: characters, begin: moment, last: moment.time, end: phone.time)
    }
  }

  /// Ends the text that is typed now.
  private func flush() {
    guard let typing = text else { return }
    text = nil
    if typing.isOnScreen {
      add(.keys(typing.text), at: typing.begin)
      // A player lets half a stroke's time pass after the last one.
      clock = typing.end + ScenarioAction.keyPace / 2
    } else {
      let seconds = typing.text.count > 1 ? Self.rounded(typing.last - typing.begin.time) : 0
      add(.type(typing.text, seconds: seconds), at: typing.begin)
    }
  }

  /// What an input method composes.
  public func compose(_ text: String) { if hasFocus { record(.compose(text)) } }

  /// A key of the keyboard on the desk.
  public func press(_ key: HardwareKey, _ modifiers: HardwareKey.Modifiers) {
    guard hasFocus else { return }
    switch key {
    case .return: record(.pressReturn)
    case .escape: record(.dismiss)
    case .tab: break
    default:
      guard let name = ScenarioKey(key) else { return }
      var held: Set<ScenarioKey.Modifier> = []
      if modifiers.contains(.shift) { held.insert(.shift) }
      if modifiers.contains(.option) { held.insert(.option) }
      record(.key(name, held, times: 1))
    }
  }

  /// Something is done with the text that has the focus.
  public func edit(_ action: ScenarioAction) { if hasFocus { record(action) } }

  /// Anything else that is done now and needs no recognising.
  public func record(_ action: ScenarioAction) {
    flush()
    add(action, at: now)
  }

  /// The whole scenario, with what is typed now. Where something still moves, it ends at just this time.
  public func finish() -> Scenario {
    flush()
    let rest = Self.rounded(phone.time - clock)
    if !phone.isSettled, rest > 0 { add(.wait(rest)) }
    return scenario
  }
}

extension ScenarioPoint {
  /// To the hundredth of a point.
  init(_ point: CGPoint) {
    self.init(x: (Double(point.x) * 100).rounded() / 100, y: (Double(point.y) * 100).rounded() / 100)
  }
}

extension ScenarioKey {
  fileprivate init?(_ key: HardwareKey) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .home: self = .home
    case .end: self = .end
    case .delete: self = .delete
    case .forwardDelete: self = .forwardDelete
    default: return nil
    }
  }
}
