import Foundation

/// A movement that is computed for every frame.
@MainActor
final class SteppedMotion {
  private let start: Double
  private let duration: Double
  private let step: (CGFloat) -> Void

  private init(duration: Double, step: @escaping (CGFloat) -> Void) {
    start = UIKitEnvironment.current.timeline.now
    self.duration = duration
    self.step = step
  }

  /// Calls `step` with the part of the time that has passed, from 0 to 1, then `completion`.
  static func run(duration: Double, step: @escaping (CGFloat) -> Void, completion: @escaping () -> Void) {
    let timeline = UIKitEnvironment.current.timeline
    let motion = SteppedMotion(duration: duration, step: step)
    UIView.performWithoutAnimation { step(0) }
    timeline.addFrameClient(motion) { now in motion.move(to: now) }
    timeline.schedule(after: duration) {
      timeline.removeFrameClient(motion)
      UIView.performWithoutAnimation { step(1) }
      completion()
    }
  }

  private func move(to now: Double) {
    UIView.performWithoutAnimation { step(CGFloat(min(max((now - start) / duration, 0), 1))) }
  }
}
