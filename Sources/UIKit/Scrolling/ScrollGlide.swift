import Foundation

/// Content that moves on by itself after a drag, on both axes.
@MainActor
final class ScrollGlide {
  /// The spring that brings a page into place, per second. Assumed: about 0.4 s (uikit-facts D.6).
  static let pageFrequency = 18.0

  /// When it began, in seconds on the timeline.
  let start: Double
  private let horizontal: AxisGlide
  private let vertical: AxisGlide
  /// How far the content was moved on the way, in points.
  private var shift: CGFloat = 0

  init(start: Double, horizontal: AxisGlide, vertical: AxisGlide) {
    self.start = start
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In seconds.
  var duration: Double { max(horizontal.duration, vertical.duration) }
  var end: CGPoint { CGPoint(x: horizontal.end, y: vertical.end + shift) }

  func offset(at time: Double) -> CGPoint {
    CGPoint(x: horizontal.position(at: time - start), y: vertical.position(at: time - start) + shift)
  }

  /// The content became longer above what shows.
  func shift(by way: CGFloat) { shift += way }
}
