import Foundation
import UIKit

extension AvoidanceStep {
  /// Scrolls the input into sight, in every scroll view around it, from the inside out.
  static let reveal = AvoidanceStep { situation, adjustments in
    let input = situation.input
    // In an input that scrolls itself it is the caret that counts, to the point, as UIKit does it.
    if let own = input as? UIScrollView { scroll(situation, in: own, margin: 0) }
    for scrollView in situation.scrollViews { scroll(situation, in: scrollView, margin: situation.margin) }
  }

  private static func scroll(_ situation: AvoidanceSituation, in scrollView: UIScrollView, margin: CGFloat) {
    guard scrollView.isScrollEnabled else { return }
    let inset = scrollView.adjustedContentInset
    let band = ScrollBand(
      offset: scrollView.contentOffset.y, height: scrollView.bounds.height, content: scrollView.contentSize.height,
      top: inset.top, bottom: inset.bottom)
    let rect = situation.input.convert(situation.target(fitting: band.visible), to: scrollView)
    let offset = band.offset(revealing: rect.minY, rect.maxY, margin: margin)
    if offset != band.offset { scrollView.contentOffset.y = offset }
  }
}
