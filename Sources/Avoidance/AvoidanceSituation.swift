import Foundation
import UIKit

/// What the steps of a strategy look at.
@MainActor
struct AvoidanceSituation {
  /// The input that has the focus.
  let input: UIView
  /// Where the keyboard is or will be, in points from the top left of the screen's view where that is without a shift.
  /// Not in the window's coordinates: before iOS 8 these do not turn with the interface.
  let keyboard: CGRect
  /// What moves when the screen moves.
  let root: UIView
  let window: UIWindow
  let margin: CGFloat
  let companion: UIView?

  /// Scroll views around the input, the nearest first.
  var scrollViews: [UIScrollView] {
    var result: [UIScrollView] = []
    var view = input.superview
    while let current = view {
      if let scrollView = current as? UIScrollView { result.append(scrollView) }
      view = current.superview
    }
    return result
  }

  /// A rectangle of a view, in the coordinates of `keyboard`.
  func frame(_ rect: CGRect, of view: UIView, _ adjustments: Adjustments) -> CGRect {
    let frame = view.convert(rect, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
    return view.isDescendant(of: root) ? frame : frame.offsetBy(dx: 0, dy: -adjustments.shift)
  }

  /// The top of what a person can see of the screen's view, in the coordinates of `keyboard`.
  func top(_ adjustments: Adjustments) -> CGFloat {
    frame(root.bounds, of: root, adjustments).minY + root.safeAreaInsets.top
  }

  /// From the top of the screen's view to the keyboard, in points.
  func room(_ adjustments: Adjustments) -> CGFloat { max(0, keyboard.minY - top(adjustments)) }

  /// What is to be seen, in the input's coordinates: all of it where that fits into `room`, otherwise its caret, and
  /// with it the companion where both fit.
  func target(fitting room: CGFloat) -> CGRect {
    var target = input.bounds
    if target.height > room {
      target = caret ?? CGRect(origin: target.origin, size: CGSize(width: target.width, height: room))
    }
    guard let companion, companion.window === window else { return target }
    let both = target.union(companion.convert(companion.bounds, to: input))
    return both.height + 2 * margin <= room ? both : target
  }

  private var caret: CGRect? {
    guard let text = input as? any UITextInput, let end = text.selectedTextRange?.end else { return nil }
    let rect = text.caretRect(for: end)
    return rect.isNull || rect.isInfinite || rect.isEmpty ? nil : rect
  }

  /// The scroll view that is to make room: the nearest of which enough stays above the keyboard. What lies inside of it
  /// is only scrolled.
  ///
  /// - Parameter ownRoom: whether an input that scrolls itself may be the one although the screen could show all of it.
  func scrollViewToChange(_ adjustments: Adjustments, ownRoom: Bool) -> UIScrollView? {
    // What has made room already, and moved others out of the keyboard's way by it, goes on doing so.
    if let changed = scrollViews.first(where: adjustments.hasChanged) { return changed }
    let height = min(input.bounds.height, room(adjustments) / 2)
    for scrollView in scrollViews where scrollView.isScrollEnabled {
      let frame = adjustments.originalFrame(of: scrollView, in: self)
      if frame.height - AvoidanceGeometry.overlap(of: frame, keyboard: keyboard) >= height { return scrollView }
    }
    guard let own = input as? UIScrollView, own.isScrollEnabled else { return nil }
    let frame = adjustments.originalFrame(of: own, in: self)
    let overlap = AvoidanceGeometry.overlap(of: frame, keyboard: keyboard)
    return overlap < frame.height && (ownRoom || frame.height > room(adjustments)) ? own : nil
  }
}
