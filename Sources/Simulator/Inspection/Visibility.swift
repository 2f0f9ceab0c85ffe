import Foundation
import UIKit

/// How much of the views on a screen a person can see.
@MainActor
package struct Visibility {
  private struct Painted {
    var view: UIView
    /// What is left of its bounds after clipping, in screen coordinates, points.
    var visible: CGRect
    /// What it hides of what lies behind: by opaque pixels, or by glass, through which nobody can read.
    var opaque: CGRect
  }

  private var painted: [Painted] = []
  private var places: [ObjectIdentifier: Int] = [:]

  /// Looks at the windows as they were drawn last. `screen` is the part that a person sees, in screen coordinates.
  package init(windows: [UIWindow], screen: CGRect, scale: CGFloat) {
    for window in windows { add(window, clip: screen, scale: scale) }
  }

  private mutating func add(_ view: UIView, clip: CGRect, scale: CGFloat) {
    guard !view.isHidden, view.presented.alpha >= 0.01 else { return }
    let frame = view.presentedScreenFrame
    let visible = frame.intersection(clip)
    let opaque = view.presented.alpha > 0.99 ? Self.cover(view, frame, scale).intersection(clip) : .zero
    places[ObjectIdentifier(view)] = painted.count
    painted.append(
      Painted(
        view: view, visible: visible.isNull ? .zero : visible, opaque: opaque.isNull ? .zero : opaque))
    let inner = view.clipsToBounds ? visible : clip
    guard !inner.isNull, !inner.isEmpty else { return }
    for child in view.subviews { add(child, clip: inner, scale: scale) }
  }

  /// The part of its frame through which nobody can read.
  private static func cover(_ view: UIView, _ frame: CGRect, _ scale: CGFloat) -> CGRect {
    guard !view.isFrosted else { return frame }
    let pixels = view.opaquePixels
    return CGRect(
      x: frame.minX + CGFloat(pixels.x) / scale, y: frame.minY + CGFloat(pixels.y) / scale,
      width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }

  /// The part of the view's area that is not clipped, not covered and not off the screen, 0 … 1.
  package func fraction(of view: UIView) -> Double {
    let area = view.presentedScreenFrame
    let whole = Double(area.width * area.height)
    guard whole > 0 else { return 0 }
    return min(1, visibleRects(of: view).area / whole)
  }

  /// What can be seen of the view, in screen coordinates, as rectangles that do not overlap.
  package func visibleRects(of view: UIView) -> [CGRect] {
    guard let place = places[ObjectIdentifier(view)], !painted[place].visible.isEmpty else { return [] }
    var rects = [painted[place].visible]
    for later in painted[(place + 1)...] where !later.opaque.isEmpty && !later.view.isDescendant(of: view) {
      rects = rects.flatMap { $0.subtracting(later.opaque) }
      if rects.isEmpty { break }
    }
    return rects
  }

  /// The views that take a part of a rectangle of `view` out of sight, in front first, and how large that part is, in
  /// square points.
  package func covers(of view: UIView, in rect: CGRect) -> [(view: UIView, area: Double)] {
    guard let place = places[ObjectIdentifier(view)] else { return [] }
    let visible = painted[place].visible.intersection(rect)
    var rest = visible.isNull ? [] : [visible]
    var covers: [(view: UIView, area: Double)] = []
    for later in painted[(place + 1)...].reversed()
    where !rest.isEmpty && !later.opaque.isEmpty && !later.view.isDescendant(of: view) {
      let left = rest.flatMap { $0.subtracting(later.opaque) }
      let taken = rest.area - left.area
      if taken > 0 { covers.append((later.view, taken)) }
      rest = left
    }
    return covers
  }

  /// The frontmost view that covers a point of `view`; nil when none does.
  package func cover(of view: UIView, at point: CGPoint) -> UIView? {
    guard let place = places[ObjectIdentifier(view)] else { return nil }
    return painted[(place + 1)...].last { $0.opaque.contains(point) && !$0.view.isDescendant(of: view) }?.view
  }
}

extension [CGRect] {
  /// Of rectangles that do not overlap, in square points.
  package var area: Double { reduce(0) { $0 + Double($1.width * $1.height) } }
}

extension CGRect {
  /// Whether another rectangle lies in this one, give or take some points. `contains` of Foundation on Linux compares a
  /// union with its own rounding, and says no of many that do.
  package func holds(_ other: CGRect, within slack: CGFloat) -> Bool {
    minX - slack <= other.minX && other.maxX <= maxX + slack && minY - slack <= other.minY
      && other.maxY <= maxY + slack
  }

  /// What is left without `hole`: at most four rectangles.
  package func subtracting(_ hole: CGRect) -> [CGRect] {
    let cut = intersection(hole)
    guard !cut.isNull, !cut.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: cut.minY - minY),
      CGRect(x: minX, y: cut.minY, width: cut.minX - minX, height: cut.height),
      CGRect(x: cut.maxX, y: cut.minY, width: maxX - cut.maxX, height: cut.height),
      CGRect(x: minX, y: cut.maxY, width: width, height: maxY - cut.maxY),
    ].filter { $0.width > 0 && $0.height > 0 }
  }
}
