import Foundation

/// The parts of the area behind the keys, in points from the top.
struct KeyboardBackdrop: Equatable {
  /// Of predictions or candidates.
  var barHeight: CGFloat = 0
  /// What the bar offers for what is being composed; nil for a bar of predictions.
  var candidate: String?
  /// The bar is a pad's, with shortcuts at its left (iOS 9).
  var hasShortcuts = false
  /// The zone below the keys of phones with a home indicator.
  var bottomZoneHeight: CGFloat = 0
  /// The bottom edge is the screen's.
  var hasRoundBottomCorners = true
}
