extension UIApplication {
  /// What a tap on the status bar does: the one scroll view on the screen that wants it scrolls to its top. Where several
  /// want it none does (uikit-facts, scrolling).
  package func scrollToTop() {
    let candidates = windows.filter { !$0.isHidden }.flatMap(\.scrollViewsToTop)
    if candidates.count == 1 { candidates.first?.scrollToTop() }
  }
}

extension UIView {
  fileprivate var scrollViewsToTop: [UIScrollView] {
    if isHidden || alpha < 0.01 { return [] }
    let inner = subviews.flatMap(\.scrollViewsToTop)
    guard let own = self as? UIScrollView, own.scrollsToTop, own.isScrollEnabled, own.isOnScreen else { return inner }
    return [own] + inner
  }

  private var isOnScreen: Bool {
    guard let window else { return false }
    return screenFrame.intersects(window.screenFrame)
  }
}
