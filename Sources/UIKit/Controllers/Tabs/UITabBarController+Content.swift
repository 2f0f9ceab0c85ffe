import Foundation

/// What the content of the chosen controller has to do with the bar: from iOS 15 it is clear where content ends above it.
extension UITabBarController {
  private var scrollViewOfContent: UIScrollView? {
    ((displayed as? UINavigationController)?.innermost.topViewController ?? displayed)?.contentScrollViewOfBars
  }

  /// Follows the content of a controller that has no bar of its own that does; a navigation controller tells by itself.
  func watchContent() {
    guard !(displayed is UINavigationController), let scrollView = scrollViewOfContent else { return }
    scrollView.barsDidScroll = { [weak self] in self?.followContent() }
  }

  /// Brings the bar to where the content is.
  func followContent() {
    let traits = UIKitEnvironment.current.traits
    guard traits.look == .modern, traits.majorVersion >= 15 else { return }
    guard let scrollView = scrollViewOfContent, scrollView.bounds.height > 0 else {
      // Where nothing scrolls, nothing goes on below the bar.
      tabBar.scrollEdgePart = 1
      return
    }
    let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
    tabBar.scrollEdgePart = end - scrollView.bounds.maxY > 0.5 ? 0 : 1
  }
}
