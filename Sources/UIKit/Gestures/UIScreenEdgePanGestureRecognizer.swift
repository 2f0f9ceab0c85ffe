import Foundation

/// Recognises fingers that come in from an edge of the screen.
@MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How near to the edge a finger has to come down, in points (MEM).
  static let reach: CGFloat = 13

  /// The edges that count; none by default.
  open var edges: UIRectEdge = []

  private var cameFrom: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == 1, let touch = touches.first {
      cameFrom = edges.intersection(edges(at: touch.location(in: view)))
      guard !cameFrom.isEmpty else {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Only the way in from the edge counts; a finger that goes along the edge first has something else in mind.
  override func slop(of travel: CGPoint) -> CGPoint? {
    let inward = Self.inward(travel, from: cameFrom)
    if inward.across >= Self.slop, inward.across > inward.along {
      return cameFrom.isDisjoint(with: [.left, .right])
        ? CGPoint(x: 0, y: travel.y < 0 ? -Self.slop : Self.slop)
        : CGPoint(x: travel.x < 0 ? -Self.slop : Self.slop, y: 0)
    }
    return nil
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, !isWaiting else { return }
    let inward = Self.inward(travel, from: cameFrom)
    if inward.along >= Self.slop, inward.along >= inward.across { state = .failed }
  }

  /// The edges of the recogniser's view that a point of it is near to.
  private func edges(at point: CGPoint) -> UIRectEdge {
    guard let view else { return [] }
    let size = view.bounds.size
    var result: UIRectEdge = []
    if point.x <= Self.reach { result.insert(.left) }
    if point.y <= Self.reach { result.insert(.top) }
    if point.x >= size.width - Self.reach { result.insert(.right) }
    if point.y >= size.height - Self.reach { result.insert(.bottom) }
    return result
  }

  private static func inward(_ travel: CGPoint, from edges: UIRectEdge) -> (across: CGFloat, along: CGFloat) {
    var best: (across: CGFloat, along: CGFloat) = (-.infinity, max(abs(travel.x), abs(travel.y)))
    for (edge, across, along) in [
      (UIRectEdge.left, travel.x, abs(travel.y)), (.right, -travel.x, abs(travel.y)),
      (.top, travel.y, abs(travel.x)), (.bottom, -travel.y, abs(travel.x)),
    ] where edges.contains(edge) && across > best.across {
      best = (across, along)
    }
    return best
  }
}
