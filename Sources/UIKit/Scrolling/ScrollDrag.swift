import Foundation

/// A drag that goes on.
struct ScrollDrag {
  /// The offset that the finger asked for when the drag began: further out than what showed when that was past an edge.
  var start: CGPoint
  /// The only axis that the content moves on; nil when it is free.
  var lock: ScrollAxis?

  /// The axis of a movement for `isDirectionalLockEnabled`; nil near the diagonal. The factor 2 is assumed.
  static func lock(of travel: CGPoint) -> ScrollAxis? {
    if abs(travel.x) > abs(travel.y) * 2 { return .horizontal }
    if abs(travel.y) > abs(travel.x) * 2 { return .vertical }
    return nil
  }
}
