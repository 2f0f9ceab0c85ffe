import Foundation

/// The one clock of a phone: scheduled calls, frames, and the time that both share, in seconds since the phone started.
///
/// It does not move by itself: a host moves it, in real time or in virtual time.
@MainActor
package final class Timeline {
  /// Frames come at this rate while something moves.
  package static let framesPerSecond = 60.0

  package private(set) var now: Double = 0
  private var calls: [ScheduledCall] = []
  private var counter = 0
  private var frameClients: [ObjectIdentifier: (Double) -> Void] = [:]
  private var frameOrder: [ObjectIdentifier] = []

  package init() {}

  /// Calls `action` once, `delay` seconds from now. `isAmbient` calls (a blinking caret) do not keep a phone from being
  /// settled.
  @discardableResult
  package func schedule(after delay: Double, isAmbient: Bool = false, _ action: @escaping () -> Void) -> ScheduledCall {
    counter += 1
    let wait = delay.isFinite ? max(delay, 0) : 0
    let call = ScheduledCall(time: now + wait, order: counter, isAmbient: isAmbient, action: action)
    // Most calls are due after those that wait already.
    var index = calls.count
    while index > 0, calls[index - 1].time > call.time { index -= 1 }
    calls.insert(call, at: index)
    return call
  }

  /// Calls `action` on every frame, with the frame's time, until it is removed.
  package func addFrameClient(_ client: AnyObject, _ action: @escaping (Double) -> Void) {
    let key = ObjectIdentifier(client)
    if frameClients.updateValue(action, forKey: key) == nil { frameOrder.append(key) }
  }

  package func removeFrameClient(_ client: AnyObject) {
    let key = ObjectIdentifier(client)
    if frameClients.removeValue(forKey: key) != nil { frameOrder.removeAll { $0 == key } }
  }

  /// Something looks different in every frame without being called for it: an animation.
  package var isAnimating = false

  /// True while something asks for frames.
  package var needsFrames: Bool { isAnimating || !frameClients.isEmpty }

  /// True when nothing moves and nothing but ambient calls is waiting.
  package var isSettled: Bool { !needsFrames && !calls.contains { !$0.isAmbient && !$0.isCancelled } }

  /// When the next scheduled call or frame is due, for who shows frames; nil when none is.
  package var nextDeadline: Double? { deadline(withFrames: needsFrames) }

  /// When something is called next; nil when nothing is. Animations by themselves need no call: where they are depends on
  /// the time alone.
  package var nextCall: Double? { deadline(withFrames: !frameClients.isEmpty) }

  private func deadline(withFrames: Bool) -> Double? {
    while calls.first?.isCancelled == true { calls.removeFirst() }
    let call = calls.first?.time
    return withFrames ? min(call ?? .infinity, nextFrameTime) : call
  }

  private var nextFrameTime: Double {
    ((now * Self.framesPerSecond + 1e-6).rounded(.down) + 1) / Self.framesPerSecond
  }

  /// Moves to `time`, running what is due on the way, each at its own time and in order.
  package func advance(to time: Double) {
    guard time.isFinite else { return }
    while let deadline = nextCall, deadline <= time { step(to: deadline) }
    now = max(now, time)
  }

  /// Moves to the next call that is not due after `limit` and makes it; false when there is none.
  package func stepToNextCall(limit: Double) -> Bool {
    guard let deadline = nextCall, deadline <= limit else { return false }
    step(to: deadline)
    return true
  }

  private func step(to deadline: Double) {
    now = max(now, deadline)
    if let call = calls.first, call.time <= deadline {
      calls.removeFirst()
      if !call.isCancelled { call.action() }
      return
    }
    for key in frameOrder { frameClients[key]?(now) }
  }
}
