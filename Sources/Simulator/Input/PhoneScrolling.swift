import Foundation
import UIKit

extension Phone {
  /// Drags one of the scroll views that hold a view, as a person would who looks for it: the inner ones first, and outer
  /// ones to bring an inner one into sight.
  ///
  /// - Returns: false when no drag brings the view nearer.
  func scrollNearer(to view: UIView) -> Bool {
    var target = view
    var ancestor = view.superview
    while let current = ancestor {
      ancestor = current.superview
      guard let scrollView = current as? UIScrollView, scrollView.isScrollEnabled else { continue }
      if drag(scrollView, towards: target.presentedScreenFrame) { return true }
      // What cannot be seen cannot be dragged: it comes into sight first.
      if seenPart(of: scrollView) == nil { target = scrollView }
    }
    return false
  }

  /// Drags a scroll view so that a part of the screen comes nearer to where it can be seen.
  ///
  /// - Returns: false when content did not move.
  func drag(_ scrollView: UIScrollView, towards target: CGRect) -> Bool {
    guard let area = seenPart(of: scrollView) else { return false }
    return [ScrollAxis.vertical, .horizontal].contains { drag(scrollView, towards: target, in: area, $0) }
  }

  /// Throws a scroll view's content on, or back, and waits until it stands.
  ///
  /// - Returns: false when content did not move.
  func flick(_ scrollView: UIScrollView, _ axis: ScrollAxis, back: Bool) -> Bool {
    guard let area = seenPart(of: scrollView) else { return false }
    let length = min(axis.span(area).length, 400)
    guard let path = fingerPath(moving: back ? -length : length, in: area, axis, for: scrollView) else { return false }
    let before = scrollView.contentOffset
    drag(from: path.start, to: path.end, duration: 0.1)
    settle()
    return scrollView.contentOffset != before
  }

  /// The largest part of a scroll view that can be seen; nil when a finger has no room in it.
  private func seenPart(of scrollView: UIScrollView) -> CGRect? {
    let area = visibility.visibleRects(of: scrollView).max { $0.width * $0.height < $1.width * $1.height }
    return area.flatMap { $0.height > 40 && $0.width > 20 ? $0 : nil }
  }

  private func drag(_ scrollView: UIScrollView, towards target: CGRect, in area: CGRect, _ axis: ScrollAxis) -> Bool {
    let seen = axis.span(area)
    var distance = FingerPath.distance(to: axis.span(target), seen: seen)
    guard distance != 0, scrollView.canMove(axis, by: distance) else { return false }
    // A page turns by a flick, however far it has to go.
    let isPage = scrollView.isPagingEnabled
    if isPage { distance = distance > 0 ? seen.length : -seen.length }
    guard let path = fingerPath(moving: distance, in: area, axis, for: scrollView) else { return false }
    let before = scrollView.contentOffset
    let travel = max(abs(path.end.x - path.start.x), abs(path.end.y - path.start.y)) - FingerPath.slop
    // Where there is little room for a finger it flicks, and the content goes on by itself.
    let isFlick = isPage || travel < min(abs(distance), seen.length / 3)
    drag(from: path.start, to: path.end, duration: isFlick ? 0.1 : 0.3, rest: isFlick ? 0 : 0.2)
    settle()
    return scrollView.contentOffset != before
  }

  /// The longest way on which a finger moves this scroll view and none that lies in it.
  private func fingerPath(
    moving distance: CGFloat, in area: CGRect, _ axis: ScrollAxis, for scrollView: UIScrollView
  ) -> (start: CGPoint, end: CGPoint)? {
    let across = axis.other.span(area)
    let seen = axis.span(area)
    for start in FingerPath.starts(moving: distance, seen: seen) {
      guard let path = FingerPath(from: start, moving: distance, seen: seen) else { continue }
      for part in [0.5, 0.25, 0.75, 0.06, 0.94] {
        let side = across.start + across.length * part
        let point = axis.point(path.start, across: side)
        if let hit = hitView(at: point), hit.scrollView(movingOn: axis) === scrollView {
          return (point, axis.point(path.end, across: side))
        }
      }
    }
    return nil
  }
}

extension UIView {
  /// The innermost scroll view around a view whose content a finger moves on an axis.
  fileprivate func scrollView(movingOn axis: ScrollAxis) -> UIScrollView? {
    var view: UIView? = self
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled, scrollView.isDraggable(axis) {
        return scrollView
      }
      view = current.superview
    }
    return nil
  }
}

extension ScrollAxis {
  fileprivate func span(_ rect: CGRect) -> FingerPath.Span {
    FingerPath.Span(start: rect.start(self), end: rect.end(self))
  }

  fileprivate func point(_ along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}
