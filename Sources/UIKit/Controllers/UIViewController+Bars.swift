import Foundation

extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? { enclosing() }

  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? { enclosing() }

  private func enclosing<Controller: UIViewController>() -> Controller? {
    var controller = parent
    while let current = controller {
      if let found = current as? Controller { return found }
      controller = current.parent
    }
    return nil
  }

  /// Changes what the toolbar shows for this controller, with a fade when animated.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    if animated { navigationController?.toolbarItemsChanged(of: self, animated: true) }
  }

  /// The scroll view that bars have to do with: the view itself, or its first subview (uikit-facts E.2).
  var contentScrollViewOfBars: UIScrollView? {
    let found = viewIfLoaded as? UIScrollView ?? viewIfLoaded?.subviews.first as? UIScrollView
    // Pages are no content: what they show may have some.
    return found is PageScrollView ? nil : found
  }

  /// Keeps the content of the first scroll view clear of the bars around. From iOS 7 to 10 its `contentInset` is changed,
  /// later it counts the safe area itself (uikit-facts E.2).
  func adjustScrollViewInsets() {
    let traits = UIKitEnvironment.current.traits
    guard traits.look == .modern, let scrollView = contentScrollViewOfBars else { return }
    if traits.majorVersion >= 11 {
      scrollView.isContentOfBars = automaticallyAdjustsScrollViewInsets
      return
    }
    var insets = UIEdgeInsets.zero
    if automaticallyAdjustsScrollViewInsets {
      let area = scrollView.computedSafeAreaInsets
      insets = UIEdgeInsets(top: area.top, left: 0, bottom: area.bottom, right: 0)
    }
    guard insets != automaticScrollInsets else { return }
    let old = automaticScrollInsets
    automaticScrollInsets = insets
    func changed(_ own: UIEdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: own.top - old.top + insets.top, left: own.left, bottom: own.bottom - old.bottom + insets.bottom,
        right: own.right)
    }
    scrollView.contentInset = changed(scrollView.contentInset)
    scrollView.scrollIndicatorInsets = changed(scrollView.scrollIndicatorInsets)
  }
}
