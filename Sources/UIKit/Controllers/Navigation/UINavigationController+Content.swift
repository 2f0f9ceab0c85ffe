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
    let hooks = scrollView.hooks ?? ScrollHooks()
    scrollView.hooks = hooks
    hooks.willEndDragging = { [weak self, weak scrollView] _, target in
      guard let self, let scrollView, scrollView === self.topViewController?.contentScrollViewOfBars else { return }
      self.snap(&target, in: scrollView)
    }
  }

  /// What a large title adds to the bar of a controller, in points; 0 without one.
  private func shownLargeTitleHeight(of controller: UIViewController) -> CGFloat {
    navigationBar.showsLargeTitle(for: controller.navigationItem) && !hidesRow(for: controller)
      ? NavigationBarMetrics.largeTitleHeight : 0
  }

  /// A drag does not end where a large title or a search bar shows in part: it goes on to the nearer end.
  private func snap(_ target: inout CGPoint, in scrollView: UIScrollView) {
    guard let top = topViewController, !barIsHidden else { return }
    let large = shownLargeTitleHeight(of: top)
    let search = searchPart(for: top)
    let collapsible = search.hides ? search.height : 0
    let start = -(scrollView.adjustedContentInset.top + scrollView.topOverhang)
    let way = target.y - start
    guard way > 0, way < large + collapsible else { return }
    // The search bar goes first.
    let (low, high) = way < collapsible ? (0, collapsible) : (collapsible, collapsible + large)
    let nearest = way < (low + high) / 2 ? low : high
    let range = scrollView.geometry.range(.vertical)
    target.y = min(max(start + nearest, range.lowerBound), range.upperBound)
  }

  /// Brings the bar to where the content is.
  func followContent() {
    let traits = UIKitEnvironment.current.traits
    defer { tabBarController?.followContent() }
    guard traits.look == .modern, traits.majorVersion >= 11, let top = topViewController else { return }
    let search = searchPart(for: top)
    let large = shownLargeTitleHeight(of: top)
    // What goes when the content is scrolled: the search bar first, then the large title.
    let full = large + (search.hides ? search.height : 0)
    guard let scrollView = top.contentScrollViewOfBars, scrollView.bounds.height > 0 else {
      // Where nothing scrolls, the content is at its top.
      navigationBar.scrollEdgePart = 1
      show(largeTitle: NavigationBarMetrics.largeTitleHeight, search: search.height)
      return
    }
    // How far the content has gone from where it rests below the whole bar.
    let start = scrollView.adjustedContentInset.top + scrollView.topOverhang
    let way = scrollView.contentOffset.y + start
    navigationBar.scrollEdgePart = 1 - min(max((way - full) / Self.edgeFade, 0), 1)
    let visible = max(0, full - way)
    let visibleSearch = search.hides ? min(search.height, max(0, visible - large)) : search.height
    // It changes together with the inset, when the bars are placed: until then the content's first edge is where it was.
    overhang = full - min(visible, full)
    if scrollView.topOverhang != overhang { setNeedsPlacing() }
    show(
      largeTitle: large > 0 ? visible - (search.hides ? visibleSearch : 0) : NavigationBarMetrics.largeTitleHeight,
      search: visibleSearch)
  }

  private func show(largeTitle: CGFloat, search: CGFloat) {
    guard
      largeTitle != largeTitleHeight || navigationBar.visibleLargeTitleHeight != largeTitle || search != searchHeight
        || navigationBar.visibleSearchHeight != search
    else { return }
    largeTitleHeight = largeTitle
    navigationBar.visibleLargeTitleHeight = largeTitle
    searchHeight = search
    navigationBar.visibleSearchHeight = search
    setNeedsPlacing()
  }
}
