import Foundation

/// Recognises fingers that rest for a while.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must rest, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move before the gesture begins, in points; 10 by default.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// How many fingers must rest; 1 by default.
  open var numberOfTouchesRequired = 1

  private var timer: ScheduledCall?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible { return }
    if numberOfTouches > max(1, numberOfTouchesRequired)
      || touches.contains(where: { $0.tapCount <= numberOfTapsRequired })
    {
      state = .failed
      return
    }
    guard numberOfTouches == max(1, numberOfTouchesRequired) else { return }
    timer = UIKitEnvironment.current.timeline.schedule(after: minimumPressDuration) { [weak self] in
      guard let self else { return }
      timer = nil
      if numberOfTouches > 0 { state = .began }
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if !isWaiting,
      touches.contains(where: {
        hypot($0.point.x - $0.startPoint.x, $0.point.y - $0.startPoint.y) > allowableMovement
      })
    {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible && !isWaiting ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func stateDidChange() {
    if state.isFinal { stopTimer() }
  }

  open override func reset() { stopTimer() }

  private func stopTimer() {
    timer?.cancel()
    timer = nil
  }
}
