import Foundation

/// Recognises fingers that move fast in one direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where fingers go.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    /// Directions of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// How far the fingers move in the direction, in points. MEM.
  static let minimumMovement: CGFloat = 50
  /// How far they may move across it, in points. MEM.
  static let maximumSideMovement: CGFloat = 50
  /// The longest time from the fingers' coming down, in seconds. MEM.
  static let maximumDuration = 0.5

  /// Which directions count; right by default.
  open var direction: Direction = .right
  /// How many fingers make the gesture; 1 by default.
  open var numberOfTouchesRequired = 1

  private var beganAt = 0.0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > max(1, numberOfTouchesRequired) { state = .failed }
    if numberOfTouches == touches.count { beganAt = touches.first?.timestamp ?? 0 }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, !isWaiting, let touch = touches.first else { return }
    if touch.timestamp - beganAt > Self.maximumDuration {
      state = .failed
      return
    }
    guard numberOfTouches == max(1, numberOfTouchesRequired) else { return }
    // All fingers have to go the same way.
    let ways = self.touches.map { CGPoint(x: $0.point.x - $0.startPoint.x, y: $0.point.y - $0.startPoint.y) }
    let directions: [(Direction, (CGPoint) -> (along: CGFloat, across: CGFloat))] = [
      (.right, { ($0.x, $0.y) }), (.left, { (-$0.x, $0.y) }), (.up, { (-$0.y, $0.x) }), (.down, { ($0.y, $0.x) }),
    ]
    var isPossible = false
    for (candidate, split) in directions where direction.contains(candidate) {
      let parts = ways.map(split)
      guard parts.allSatisfy({ abs($0.across) <= Self.maximumSideMovement }) else { continue }
      isPossible = true
      if parts.allSatisfy({ $0.along >= Self.minimumMovement && $0.along > abs($0.across) }) {
        state = .ended
        return
      }
    }
    if !isPossible { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, !isWaiting { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
