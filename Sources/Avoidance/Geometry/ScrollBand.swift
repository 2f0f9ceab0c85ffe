import Foundation

/// A scroll view along the vertical axis, in points.
public struct ScrollBand: Equatable, Sendable {
  /// Where the visible part begins in the content.
  public var offset: CGFloat
  /// The scroll view's height.
  public var height: CGFloat
  /// The content's height.
  public var content: CGFloat
  /// Insets, the system's included.
  public var top: CGFloat
  /// Insets, the system's included.
  public var bottom: CGFloat

  /// A scroll view of these numbers.
  public init(offset: CGFloat, height: CGFloat, content: CGFloat, top: CGFloat, bottom: CGFloat) {
    self.offset = offset
    self.height = height
    self.content = content
    self.top = top
    self.bottom = bottom
  }

  /// The offsets at which no blank shows.
  public var range: ClosedRange<CGFloat> { -top...max(-top, content - height + bottom) }

  /// The nearest place in the range.
  public func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }

  /// The height of what can be seen.
  public var visible: CGFloat { max(0, height - top - bottom) }

  /// The nearest offset at which the content from `start` to `end` is seen with a margin on both sides: the margin
  /// shrinks where there is no room for it, and what is higher than the visible part begins at its top.
  public func offset(revealing start: CGFloat, _ end: CGFloat, margin: CGFloat) -> CGFloat {
    let rest = visible - (end - start)
    if rest < 0 { return clamped(start - top) }
    let margin = min(margin, rest / 2)
    let (first, last) = (start - margin, end + margin)
    if last > offset + height - bottom { return clamped(last - height + bottom) }
    if first < offset + top { return clamped(first - top) }
    return offset
  }
}
