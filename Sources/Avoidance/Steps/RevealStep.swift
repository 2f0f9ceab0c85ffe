import Foundation
import UIKit

extension AvoidanceStep {
  /// Scrolls the input into sight, in every scroll view around it, from the inside out.
  static let reveal = AvoidanceStep { situation, adjustments in
    let input = situation.input
    // In an input that scrolls itself it is the caret that counts, to the point, as UIKit does it.
    if let own = input as? UIScrollView { scroll(situation, adjustments, in: own, margin: 0) }
    for scrollView in situation.scrollViews {
      scroll(situation, adjustments, in: scrollView, margin: situation.margin)
    }
  }

  private static func scroll(
    _ situation: AvoidanceSituation, _ adjustments: Adjustments, in scrollView: UIScrollView, margin: CGFloat
  ) {
    guard scrollView.isScrollEnabled else { return }
    // What hangs on the keyboard becomes smaller only when the keyboard has begun to move, after this.
    var lost: CGFloat = 0
    if adjustments.hangsConstraints {
      lost = AvoidanceGeometry.overlap(
        of: situation.frame(scrollView.bounds, of: scrollView, adjustments), keyboard: situation.keyboard)
    }
    let inset = scrollView.adjustedContentInset
    let band = ScrollBand(
      offset: scrollView.contentOffset.y, height: scrollView.bounds.height - lost,
      content: scrollView.contentSize.height,
      top: inset.top, bottom: inset.bottom)
    let rect = situation.input.convert(situation.target(fitting: band.visible), to: scrollView)
    let offset = band.offset(revealing: rect.minY, rect.maxY, margin: margin)
    if offset != band.offset { scrollView.contentOffset.y = offset }
  }
}
