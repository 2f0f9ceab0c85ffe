import Foundation

/// What a scroll view's offset hangs on, in points.
///
/// Source: uikit-facts E.1.
struct ScrollGeometry: Equatable {
  /// The scroll view's bounds.
  var size: CGSize
  var content: CGSize
  /// The adjusted content inset.
  var insets: UIEdgeInsets
  /// How far a bar at the top grows when the content is pulled down: that far the content can go.
  var topOverhang: CGFloat = 0

  /// The offsets at which no blank shows: from −inset to content + inset − size, or −inset alone when that is less.
  func range(_ axis: ScrollAxis) -> ClosedRange<CGFloat> {
    let low = -insets.start(axis) - (axis == .vertical ? topOverhang : 0)
    return low...max(low, content[axis] + insets.end(axis) - size[axis])
  }

  /// Content and insets are longer than the scroll view.
  func canScroll(_ axis: ScrollAxis) -> Bool {
    let range = range(axis)
    return range.upperBound > range.lowerBound
  }

  func clamped(_ offset: CGPoint) -> CGPoint {
    var result = offset
    for axis in ScrollAxis.allCases { result[axis] = offset[axis].clamped(to: range(axis)) }
    return result
  }

  /// The nearest offset to `offset` at which `rect`, in content coordinates, is visible. On each axis: when its far
  /// edge is out of sight, that edge comes to the visible part's end; else when its near edge is, that one to the
  /// start; a rectangle that covers the visible part stays, so that a high field does not jump to and fro. An empty rectangle and one outside of the content do
  /// nothing.
  func offset(revealing rect: CGRect, from offset: CGPoint) -> CGPoint {
    guard rect.isFinite, !rect.isEmpty else { return offset }
    let part = rect.intersection(CGRect(origin: .zero, size: content))
    guard !part.isNull, !part.isEmpty else { return offset }
    var result = offset
    for axis in ScrollAxis.allCases {
      let start = offset[axis] + insets.start(axis)
      let end = offset[axis] + size[axis] - insets.end(axis)
      if part.start(axis) <= start, part.end(axis) >= end { continue }
      let sticksOut = (before: part.start(axis) < start, after: part.end(axis) > end)
      switch sticksOut {
      case (false, true): result[axis] = part.end(axis) - size[axis] + insets.end(axis)
      case (true, false): result[axis] = part.start(axis) - insets.start(axis)
      default: continue
      }
      result[axis] = result[axis].clamped(to: range(axis))
    }
    return result
  }

  /// Where a drag of a paging scroll view comes to rest: the next page in the direction of a fling, else the nearest.
  /// A page is as long as the scroll view. The speed, in points a second, is assumed (uikit-facts D.6).
  func page(from offset: CGFloat, velocity: CGFloat, _ axis: ScrollAxis) -> CGFloat {
    let length = size[axis]
    let range = range(axis)
    guard length > 0 else { return offset.clamped(to: range) }
    let page = offset / length
    let index: CGFloat
    if velocity > Self.pageFlingSpeed {
      index = page.rounded(.up)
    } else if velocity < -Self.pageFlingSpeed {
      index = page.rounded(.down)
    } else {
      index = page.rounded()
    }
    return (index * length).clamped(to: range)
  }

  static let pageFlingSpeed: CGFloat = 300
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
