import Foundation

/// A scroll that code asked for.
@MainActor
final class OffsetAnimation {
  /// In seconds, whatever the distance. Assumed (uikit-facts D.5 gives it from memory).
  static let duration = 0.3

  let start: Double
  private(set) var from: CGPoint
  /// Where it goes; moved when the legal range shrinks meanwhile.
  var target: CGPoint
  /// A tap on the status bar asked for it.
  var isToTop = false
  /// The call that ends it: frames do not come at its very end.
  var end: ScheduledCall?

  init(start: Double, from: CGPoint, target: CGPoint) {
    self.start = start
    self.from = from
    self.target = target
  }

  func offset(at time: Double) -> CGPoint {
    let progress = TimingCurve.easeInOut.progress(elapsed: time - start, duration: Self.duration)
    return CGPoint(x: from.x + (target.x - from.x) * progress, y: from.y + (target.y - from.y) * progress)
  }

  /// The content became longer above what shows.
  func shift(by way: CGFloat) {
    from.y += way
    target.y += way
  }
}
