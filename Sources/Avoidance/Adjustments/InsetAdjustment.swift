import Foundation
import UIKit

/// A scroll view whose bottom insets were changed.
@MainActor
final class InsetAdjustment {
  private(set) weak var scrollView: UIScrollView?
  /// In points.
  let original: CGFloat
  private let originalIndicator: CGFloat
  private var current: CGFloat
  private var currentIndicator: CGFloat
  var isWanted = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    original = scrollView.contentInset.bottom
    originalIndicator = scrollView.verticalScrollIndicatorInsets.bottom
    current = original
    currentIndicator = originalIndicator
  }

  func set(_ inset: CGFloat) {
    isWanted = true
    guard let scrollView else { return }
    if scrollView.contentInset.bottom != inset { scrollView.contentInset.bottom = inset }
    current = inset
    currentIndicator = originalIndicator + inset - original
    if scrollView.verticalScrollIndicatorInsets.bottom != currentIndicator {
      scrollView.verticalScrollIndicatorInsets.bottom = currentIndicator
    }
  }

  /// What the app changed meanwhile stays: only our part is taken off.
  func restore() {
    guard let scrollView else { return }
    let inset = scrollView.contentInset.bottom
    scrollView.contentInset.bottom = inset == current ? original : inset - (current - original)
    let indicator = scrollView.verticalScrollIndicatorInsets.bottom
    scrollView.verticalScrollIndicatorInsets.bottom =
      indicator == currentIndicator ? originalIndicator : indicator - (currentIndicator - originalIndicator)
  }
}
