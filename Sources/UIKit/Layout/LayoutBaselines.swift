import Foundation

/// Where the baselines of a view's text lie: `heightFactor` times the view's height, and a constant, below the top.
struct LayoutBaselines: Equatable {
  var heightFactor: CGFloat
  var first: CGFloat
  var last: CGFloat

  /// The baselines of a block of text in the middle of the view; `height` is the block's.
  static func centered(height: CGFloat, ascender: CGFloat, descender: CGFloat) -> LayoutBaselines {
    LayoutBaselines(heightFactor: 0.5, first: ascender - height / 2, last: height / 2 + descender)
  }
}
