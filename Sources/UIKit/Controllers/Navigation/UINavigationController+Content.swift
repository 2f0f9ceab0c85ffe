import Foundation

/// What the content of a page has to do with the bars: large titles that go with it, bars that are clear while it is at
/// its top.
extension UINavigationController {
  /// From the top of the content on, in points, a bar goes from clear to its full look (MEM).
  private static let edgeFade: CGFloat = 12

  func watchContent(of controller: UIViewController) {
    guard UIKitEnvironment.current.traits.majorVersion >= 11, UIKitEnvironment.current.traits.look == .modern,
      let scrollView = controller.contentScrollViewOfBars
    else { return }
    scrollView.barsDidScroll = { [weak self, weak scrollView] in
      guard let self, scrollView === self.topViewController?.contentScrollViewOfBars else { return }
      self.followContent()
    }
  }

  /// Brings the bar to where the content is.
  func followContent() {
    let traits = UIKitEnvironment.current.traits
    defer { tabBarController?.followContent() }
    guard traits.look == .modern, traits.majorVersion >= 11, let top = topViewController else { return }
    let full = NavigationBarMetrics.largeTitleHeight
    let showsLarge = navigationBar.showsLargeTitle(for: top.navigationItem)
    guard let scrollView = top.contentScrollViewOfBars, scrollView.bounds.height > 0 else {
      // Where nothing scrolls, the content is at its top.
      navigationBar.scrollEdgePart = 1
      setLargeTitleHeight(full, scrollView: nil)
      return
    }
    // How far the content has gone from where it rests below the whole bar.
    let start = scrollView.adjustedContentInset.top + scrollView.topOverhang
    let way = scrollView.contentOffset.y + start
    navigationBar.scrollEdgePart = 1 - min(max((way - (showsLarge ? full : 0)) / Self.edgeFade, 0), 1)
    setLargeTitleHeight(showsLarge ? max(0, full - way) : full, scrollView: showsLarge ? scrollView : nil)
  }

  private func setLargeTitleHeight(_ height: CGFloat, scrollView: UIScrollView?) {
    let full = NavigationBarMetrics.largeTitleHeight
    scrollView?.topOverhang = full - min(height, full)
    guard height != largeTitleHeight || navigationBar.visibleLargeTitleHeight != height else { return }
    largeTitleHeight = height
    navigationBar.visibleLargeTitleHeight = height
    setNeedsPlacing()
  }
}
