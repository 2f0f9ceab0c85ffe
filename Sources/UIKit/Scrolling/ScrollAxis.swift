import Foundation

/// One of the two ways that content moves; each is independent of the other.
package enum ScrollAxis: CaseIterable {
  case horizontal, vertical

  package var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }
}

extension CGPoint {
  package subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  var isFinite: Bool { abs(x) < 1e12 && abs(y) < 1e12 }
}

extension CGSize {
  package subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }

  var isFinite: Bool { abs(width) < 1e12 && abs(height) < 1e12 }
}

extension CGRect {
  package func start(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? minX : minY }
  package func end(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }
}

extension UIEdgeInsets {
  package func start(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? left : top }
  package func end(_ axis: ScrollAxis) -> CGFloat { axis == .horizontal ? right : bottom }

  var isFinite: Bool { [top, left, bottom, right].allSatisfy { abs($0) < 1e12 } }
}
