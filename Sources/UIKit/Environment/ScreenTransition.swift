import Foundation

/// A screen that takes the place of another sideways. While it begins, a keyboard that goes leaves with the old screen,
/// and one that comes arrives with the new one.
package struct ScreenTransition: Equatable, Sendable {
  /// How far the old screen goes to the right, in points; the new one comes from as far on the other side.
  package var dx: CGFloat
  /// In seconds.
  package var duration: Double
  package var curve: TimingCurve

  package init(dx: CGFloat, duration: Double, curve: TimingCurve) {
    (self.dx, self.duration, self.curve) = (dx, duration, curve)
  }

  /// One at the pace of a push.
  @MainActor init(dx: CGFloat) {
    let timing = ScreenTransitionTiming.current
    self.init(dx: dx, duration: timing.duration, curve: timing.curve)
  }
}
