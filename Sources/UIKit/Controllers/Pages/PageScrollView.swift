import Foundation

/// Holds the page that shows between its neighbours.
final class PageScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    hooks = ScrollHooks()
  }

  required init?(coder: NSCoder) { nil }
}
