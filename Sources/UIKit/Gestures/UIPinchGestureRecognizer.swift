import Foundation

/// Recognises two fingers that move together or apart.
@MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much the fingers' distance changes before the gesture begins, in points. MEM.
  static let slop: CGFloat = 8

  /// The fingers' distance as a part of what it was when the gesture began; can be set to count from another value.
  open var scale: CGFloat {
    get { reference > 0 ? distance / reference : 1 }
    set { if newValue.isFinite, newValue > 0, distance > 0 { reference = distance / newValue } }
  }
  /// How fast `scale` changes, per second.
  open private(set) var velocity: CGFloat = 0

  private var startDistance: CGFloat = 0
  private var reference: CGFloat = 0
  private var distance: CGFloat = 0
  private var last = (distance: CGFloat(0), time: 0.0)

  /// The mean distance of the fingers from their middle, doubled: with two, the distance between them.
  private var currentDistance: CGFloat? {
    guard touches.count >= 2 else { return nil }
    let points = touches.map(\.point)
    let middle = CGPoint(
      x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count),
      y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
    let sum = points.reduce(CGFloat(0)) { $0 + hypot($1.x - middle.x, $1.y - middle.y) }
    return max(1, 2 * sum / CGFloat(points.count))
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let current = currentDistance else { return }
    let kept = scale
    startDistance = current
    distance = current
    // A further finger makes no jump.
    reference = state == .possible ? current : current / kept
    last = (current, touches.first?.timestamp ?? 0)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let current = currentDistance, let time = touches.first?.timestamp else { return }
    distance = current
    if time > last.time, reference > 0 {
      velocity = (current - last.distance) / reference / CGFloat(time - last.time)
      last = (current, time)
    }
    if state != .possible {
      state = .changed
    } else if !isWaiting, abs(current - startDistance) >= Self.slop {
      reference = current
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPair(touches) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    (startDistance, reference, distance, velocity) = (0, 0, 0, 0)
    last = (0, 0)
  }
}
