import Foundation
import UIKit

/// A scroll view whose bottom insets were changed.
@MainActor
final class InsetAdjustment: Adjustment {
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

  /// What the app changed meanwhile stays: only our part is taken off, unless the app has taken it off already.
  func restore() {
    guard let scrollView else { return }
    scrollView.contentInset.bottom = Self.without(
      current - original, scrollView.contentInset.bottom, original: original)
    scrollView.verticalScrollIndicatorInsets.bottom = Self.without(
      currentIndicator - originalIndicator, scrollView.verticalScrollIndicatorInsets.bottom,
      original: originalIndicator)
  }

  private static func without(_ part: CGFloat, _ inset: CGFloat, original: CGFloat) -> CGFloat {
    inset == original + part ? original : max(inset - part, min(inset, original))
  }
}
