import Foundation
import UIKit

/// Where a scroll view was before the keyboard came.
@MainActor
final class OffsetAdjustment: Adjustment {
  private(set) weak var scrollView: UIScrollView?
  /// The scroll view is around the input of this round.
  var isWanted = true
  private let original: CGPoint
  private let size: CGSize
  private let content: CGSize

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    original = scrollView.contentOffset
    size = scrollView.bounds.size
    content = scrollView.contentSize
  }

  /// Puts it back, unless a finger moves it now: then the person decides. After a change of sizes the nearest place
  /// that there is counts.
  func restore() {
    guard let scrollView, !scrollView.isTracking, !scrollView.isDragging, !scrollView.isDecelerating else { return }
    var offset = original
    if scrollView.bounds.size != size || scrollView.contentSize != content {
      let inset = scrollView.adjustedContentInset
      let band = ScrollBand(
        offset: offset.y, height: scrollView.bounds.height, content: scrollView.contentSize.height, top: inset.top,
        bottom: inset.bottom)
      offset.y = band.clamped(offset.y)
    }
    if scrollView.contentOffset != offset { scrollView.contentOffset = offset }
  }
}
