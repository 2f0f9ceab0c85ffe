import Foundation

/// Recognises fingers that move.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers move before the gesture begins, in points; this way is not part of the translation
  /// (uikit-facts D.8, measured).
  package static let slop: CGFloat = 10

  /// How many fingers it takes; 1 by default.
  open var minimumNumberOfTouches = 1
  /// How many fingers count; any number by default.
  open var maximumNumberOfTouches = Int.max

  /// The way of the fingers since they came down, in screen coordinates: each counts for its share, so that a finger
  /// that joins or leaves does not make a jump.
  private(set) var travel = CGPoint.zero
  private var origin = CGPoint.zero
  private var meter = VelocityMeter()

  /// The way since the gesture began, in the coordinates of `view`, points.
  open func translation(in view: UIView?) -> CGPoint {
    vector(CGPoint(x: travel.x - origin.x, y: travel.y - origin.y), in: view)
  }

  /// Lets the way count from another point.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard translation.x.isFinite, translation.y.isFinite else { return }
    var onScreen = translation
    if let view = view ?? self.view?.window {
      let base = view.pointOnScreen(.zero)
      let end = view.pointOnScreen(translation)
      onScreen = CGPoint(x: end.x - base.x, y: end.y - base.y)
    }
    origin = CGPoint(x: travel.x - onScreen.x, y: travel.y - onScreen.y)
  }

  /// The speed over the last tenth of a second, in the coordinates of `view`, points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    vector(meter.velocity(at: UIKitEnvironment.current.timeline.now), in: view)
  }

  private func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    guard let view = view ?? self.view?.window else { return vector }
    let base = view.pointFromScreen(.zero)
    let end = view.pointFromScreen(vector)
    return CGPoint(x: end.x - base.x, y: end.y - base.y)
  }

  /// The part of `travel` that was needed to begin; nil when the fingers have not moved far enough.
  func slop(of travel: CGPoint) -> CGPoint? {
    let length = hypot(travel.x, travel.y)
    guard length >= Self.slop else { return nil }
    return CGPoint(x: travel.x * Self.slop / length, y: travel.y * Self.slop / length)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      if numberOfTouches > max(1, maximumNumberOfTouches) {
        ignore(touch, for: event)
      } else if numberOfTouches == 1 {
        travel = .zero
        origin = .zero
        meter.reset()
        meter.add(.zero, at: touch.timestamp)
      }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let share = CGFloat(max(1, numberOfTouches))
    for touch in touches {
      travel.x += (touch.point.x - touch.previousPoint.x) / share
      travel.y += (touch.point.y - touch.previousPoint.y) / share
      meter.add(travel, at: touch.timestamp)
    }
    if state != .possible {
      state = .changed
    } else if !isWaiting, numberOfTouches >= minimumNumberOfTouches, let slop = slop(of: travel) {
      origin = slop
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = numberOfTouches - touches.count
    if state == .possible, !isWaiting {
      if left == 0 { state = .failed }
    } else if left < max(1, minimumNumberOfTouches) {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches <= touches.count { state = .cancelled }
  }
}
