import Foundation

/// Where a scroll indicator lies on its axis, in points from the scroll view's visible edge.
///
/// Source: uikit-facts D.7. The margins, the other indicator's strip and the shortest lengths are assumed there.
struct ScrollIndicatorGeometry: Equatable {
  /// The shortest indicator while nothing is past its edge.
  static let shortest: CGFloat = 36

  /// The scroll view's length.
  var length: CGFloat
  /// The content with its insets.
  var content: CGFloat
  /// The legal offsets.
  var range: ClosedRange<CGFloat>
  /// From the scroll view's ends to the track.
  var start: CGFloat
  var end: CGFloat
  /// How short the indicator becomes at last when the content is past its edge.
  var least: CGFloat

  private var track: CGFloat { max(0, length - start - end) }

  /// The indicator's length while nothing is past its edge.
  private var usual: CGFloat {
    guard content > 0 else { return track }
    return min(track, max(Self.shortest, track * length / content))
  }

  /// Position and length when the content is at `offset`.
  func place(at offset: CGFloat) -> (position: CGFloat, length: CGFloat) {
    let past = max(range.lowerBound - offset, offset - range.upperBound, 0)
    let shown = past > 0 ? max(min(least, usual), usual - past) : usual
    let way = range.upperBound - range.lowerBound
    let part = way > 0 ? ((offset - range.lowerBound) / way).clamped(to: 0...1) : 0
    return (start + part * (track - shown), shown)
  }
}
