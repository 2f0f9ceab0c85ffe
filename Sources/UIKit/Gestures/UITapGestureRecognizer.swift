import Foundation

/// Recognises one or more taps of one or more fingers.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may move, in points. Assumed (uikit-facts E.6 gives it as uncertain).
  static let allowableMovement: CGFloat = 45
  /// The longest time between two taps, in seconds (uikit-facts E.6; from memory there).
  static let longestGap = 0.35

  /// How many taps make the gesture; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers make a tap; 1 by default.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingersWereDown = false
  private var firstPoint: CGPoint?
  private var timeout: ScheduledCall?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timeout?.cancel()
    timeout = nil
    waitsForMore = false
    for touch in touches {
      let first = firstPoint ?? touch.point
      firstPoint = first
      // A second finger may be anywhere, a second tap may not.
      if numberOfTouchesRequired <= 1, isFar(touch.point, from: first) { state = .failed }
    }
    if numberOfTouches > max(1, numberOfTouchesRequired) { state = .failed }
    if numberOfTouches == max(1, numberOfTouchesRequired) { fingersWereDown = true }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { isFar($0.point, from: $0.startPoint) }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard fingersWereDown else {
      state = .failed
      return
    }
    if numberOfTouches > touches.count { return }
    fingersWereDown = false
    taps += 1
    if taps >= numberOfTapsRequired {
      state = .ended
      return
    }
    waitsForMore = true
    timeout = UIKitEnvironment.current.timeline.schedule(after: Self.longestGap) { [weak self] in self?.state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func reset() {
    timeout?.cancel()
    timeout = nil
    taps = 0
    fingersWereDown = false
    firstPoint = nil
  }

  /// A tap does not keep a double tap from following.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return tap.numberOfTapsRequired <= numberOfTapsRequired
  }

  private func isFar(_ point: CGPoint, from other: CGPoint) -> Bool {
    hypot(point.x - other.x, point.y - other.y) > Self.allowableMovement
  }
}
