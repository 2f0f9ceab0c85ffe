import Foundation

/// What a refresh control shows. Lengths in points.
struct RefreshState: Equatable {
  /// How far the content has been pulled down beyond its top.
  var pull: CGFloat = 0
  /// It refreshes, or has just ended to.
  var isTurning = false
  /// The number of the strongest petal.
  var step = 0
  /// There is a line of text below the sign.
  var hasTitle = false
}
