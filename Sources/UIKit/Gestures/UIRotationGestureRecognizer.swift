import Foundation

/// Recognises two fingers that turn around each other.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers turn before the gesture begins, in radians. MEM.
  static let slop: CGFloat = 0.1

  /// The angle since the gesture began, in radians, clockwise; can be set to count from another value.
  open var rotation: CGFloat {
    get { angle - reference }
    set { if newValue.isFinite { reference = angle - newValue } }
  }
  /// How fast the fingers turn, in radians a second.
  open private(set) var velocity: CGFloat = 0

  /// The sum of all turns since two fingers are down.
  private var angle: CGFloat = 0
  private var reference: CGFloat = 0
  private var direction: CGFloat?
  private var lastTime = 0.0

  /// The direction from the first finger to the second.
  private var currentDirection: CGFloat? {
    guard touches.count == 2 else { return nil }
    return atan2(touches[1].point.y - touches[0].point.y, touches[1].point.x - touches[0].point.x)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where numberOfTouches > 2 { ignore(touch, for: event) }
    direction = currentDirection
    lastTime = touches.first?.timestamp ?? 0
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let current = currentDirection, let time = touches.first?.timestamp else { return }
    var step = current - (direction ?? current)
    // The short way round.
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    direction = current
    angle += step
    if time > lastTime {
      velocity = step / CGFloat(time - lastTime)
      lastTime = time
    }
    if state != .possible {
      state = .changed
    } else if !isWaiting, abs(angle) >= Self.slop {
      reference = angle
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPair(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    (angle, reference, velocity) = (0, 0, 0)
    direction = nil
  }
}
