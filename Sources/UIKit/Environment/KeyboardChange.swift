import Foundation

/// A movement of the keyboard that is about to begin.
package struct KeyboardChange: Sendable {
  /// Where the keyboard will be, on the screen as the interface stands, in points.
  var end: CGRect
  /// In seconds.
  var duration: Double
  /// The raw value of `UIView.AnimationCurve`.
  var curve: Int
  /// The keyboard goes away.
  var isLeaving: Bool

  package init(end: CGRect, duration: Double, curve: Int, isLeaving: Bool) {
    self.end = end
    self.duration = duration
    self.curve = curve
    self.isLeaving = isLeaving
  }
}
