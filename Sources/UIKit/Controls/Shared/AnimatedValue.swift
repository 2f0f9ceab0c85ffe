import Foundation

/// A number that goes on its way to where it was set, and says so on every frame.
@MainActor
final class AnimatedValue {
  private(set) var target: CGFloat
  private var origin: CGFloat
  private var start = 0.0
  private var duration = 0.0
  private var curve = TimingCurve.easeInOut
  private var call: ScheduledCall?
  private let didChange: () -> Void

  init(_ value: CGFloat, didChange: @escaping () -> Void) {
    target = value
    origin = value
    self.didChange = didChange
  }

  /// Where the number is now.
  var value: CGFloat {
    guard isMoving else { return target }
    let elapsed = UIKitEnvironment.current.timeline.now - start
    return origin + (target - origin) * CGFloat(curve.progress(elapsed: elapsed, duration: duration))
  }

  var isMoving: Bool { call != nil }

  /// Goes to `value` within `duration` seconds.
  func set(_ value: CGFloat, duration: Double = 0, curve: TimingCurve = .easeInOut) {
    guard value.isFinite, value != target || isMoving else { return }
    let now = self.value
    call?.cancel()
    call = nil
    target = value
    if duration > 0, now != value, !AnimationContext.isSuppressed {
      origin = now
      start = UIKitEnvironment.current.timeline.now
      self.duration = duration
      self.curve = curve
      scheduleFrame()
    }
    didChange()
  }

  private func scheduleFrame() {
    call = UIKitEnvironment.current.timeline.schedule(after: 1 / Timeline.framesPerSecond) { [weak self] in
      guard let self else { return }
      call = nil
      if UIKitEnvironment.current.timeline.now - start < duration - 1e-6 { scheduleFrame() }
      didChange()
    }
  }
}
