import Canvas
import Foundation

/// The size in whole pixels.
package struct PixelSize: Equatable, Sendable {
  package var width: Int32
  package var height: Int32
}

/// How a view's points become pixels of its display list.
package struct ContentGeometry {
  /// Pixels per point.
  package var scale: CGFloat
  /// The view's size in pixels.
  package var pixels: PixelSize
  /// The view's bounds, in points.
  package var bounds: CGRect

  /// The whole view.
  package var rect: PixelRect { PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height) }

  /// A length in whole pixels, at least one where the length is not 0.
  package func length(_ points: CGFloat) -> Int32 {
    points == 0 ? 0 : max(1, Int32(clamping: (points * scale).rounded()))
  }

  package func x(_ points: CGFloat) -> Int32 { Int32(clamping: ((points - bounds.minX) * scale).rounded()) }
  package func y(_ points: CGFloat) -> Int32 { Int32(clamping: ((points - bounds.minY) * scale).rounded()) }

  /// A rectangle of the view's coordinates with its edges on whole pixels.
  package func rect(_ rect: CGRect) -> PixelRect {
    let left = x(rect.minX)
    let top = y(rect.minY)
    return PixelRect(x: left, y: top, width: x(rect.maxX) - left, height: y(rect.maxY) - top)
  }

  /// A rectangle placed on whole pixels, of the size rounded by itself (so that it is the same wherever it lies).
  package func placed(_ rect: CGRect) -> PixelRect {
    PixelRect(x: x(rect.minX), y: y(rect.minY), width: length(rect.width), height: length(rect.height))
  }
}

extension Int32 {
  /// The nearest whole number in range; 0 for what is not a number.
  package init(clamping value: CGFloat) {
    // Far outside of any surface, and far enough from overflow in sums of a few.
    let limit: CGFloat = 268_435_456
    self = value.isNaN ? 0 : Int32(Swift.min(Swift.max(value, -limit), limit))
  }
}
