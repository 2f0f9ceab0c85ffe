import Foundation

extension UINavigationController {
  /// Places bars and pages for what is shown now.
  func placeParts() {
    guard isViewLoaded, let view else { return }
    pageContainer.frame = view.bounds
    guard transition == nil else { return placePagesOfTransition() }
    if let top = topViewController {
      let page = installPage(of: top)
      if let scrollView = top.contentScrollViewOfBars { scrollView.topOverhang = overhang }
      page.place(in: view.bounds.size, bars: bars(for: top))
      watchContent(of: top)
    }
    UIView.performWithoutAnimation { toolbarIfMade?.items = topViewController?.toolbarItems }
    placeSearchBar(for: topViewController)
    navigationBar.frame = barFrame(isHidden: isBarAway)
    navigationBar.topExtension = topInset
    placeToolbar()
    hideBarsFromFingers()
    popGesture?.followDirection()
    followContent()
  }

  private func hideBarsFromFingers() {
    navigationBar.isHidden = isBarAway && navigationBar.animations.isEmpty
    toolbarIfMade?.isHidden = isToolbarAway(for: topViewController) && (toolbarIfMade?.animations.isEmpty ?? true)
  }

  func placePagesOfTransition() {
    guard let transition, let view else { return }
    for page in [transition.lower, transition.upper] where page.bounds.size != view.bounds.size {
      page.place(in: view.bounds.size, bars: page.bars)
    }
  }

  func placeBars(animated: Bool) {
    // A page that comes in brings its bars along.
    guard isViewLoaded, transition == nil else { return }
    guard animated, view.window != nil else {
      setNeedsPlacing()
      if view.window != nil { view.layoutIfNeeded() }
      return
    }
    navigationBar.isHidden = false
    toolbarIfMade?.isHidden = false
    UIView.animate(withDuration: Self.hideShowBarDuration) {
      self.setNeedsPlacing()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.setNeedsPlacing()
    }
  }

  /// The page of a controller, in the view.
  func installPage(of controller: UIViewController) -> NavigationPageView {
    let key = ObjectIdentifier(controller)
    let page = pages[key] ?? NavigationPageView(controller)
    (controller as? UINavigationController)?.tabBarOverlap = tabBarOverlap
    pages[key] = page
    if page.superview !== pageContainer { pageContainer.addSubview(page) }
    return page
  }

  // MARK: Measures

  /// The status bar's part of the view, in points.
  var topInset: CGFloat { viewIfLoaded?.safeAreaInsets.top ?? 0 }

  func barHeight(for controller: UIViewController?) -> CGFloat {
    let isTop = controller === topViewController
    let search = isTop ? searchHeight : searchPart(for: controller).height
    // A search in the bar stands alone.
    if hidesRow(for: controller) { return search }
    let shown = isTop ? max(0, largeTitleHeight) : NavigationBarMetrics.largeTitleHeight
    return navigationBar.height(for: controller?.navigationItem, largeTitle: shown) + search
  }

  func barFrame(isHidden: Bool) -> CGRect {
    let height = barHeight(for: topViewController)
    let y = isHidden ? -height : topInset
    return CGRect(x: 0, y: y, width: viewIfLoaded?.bounds.width ?? 0, height: height)
  }

  /// Whether a controller, or one below it in the stack, takes the bars at the bottom away.
  func hidesBottomBar(_ controller: UIViewController?) -> Bool {
    guard let controller, let place = stack.firstIndex(where: { $0 === controller }), place > 0 else { return false }
    return stack[1...place].contains(where: \.hidesBottomBarWhenPushed)
  }

  func isToolbarAway(for controller: UIViewController?) -> Bool { toolbarIsHidden || hidesBottomBar(controller) }

  /// The tab bar's part of the view that stays for a controller, in points.
  func tabBarHeight(for controller: UIViewController?) -> CGFloat { hidesBottomBar(controller) ? 0 : tabBarOverlap }

  func bars(for controller: UIViewController) -> NavigationPageView.Bars {
    var bars = NavigationPageView.Bars()
    // A nested one has its own bars, and knows what stands around.
    if controller is UINavigationController { return bars }
    if !barIsHidden, !searchHidesBar(for: controller) {
      let visible = min(largeTitleHeight, NavigationBarMetrics.largeTitleHeight)
      let isTop = controller === topViewController
      let search = isTop ? searchHeight : searchPart(for: controller).height
      bars.top =
        hidesRow(for: controller)
        ? search
        : navigationBar.height(
          for: controller.navigationItem, largeTitle: isTop ? max(0, visible) : NavigationBarMetrics.largeTitleHeight)
          + search
      bars.topEnd = topInset + bars.top
      bars.topShinesThrough = navigationBar.isTranslucent
    }
    let toolbarHeight = isToolbarAway(for: controller) ? 0 : NavigationBarMetrics.toolbarHeight
    bars.bottom = toolbarHeight + tabBarHeight(for: controller)
    bars.bottomShinesThrough = toolbarHeight == 0 || toolbarIfMade?.isTranslucent ?? true
    if UIKitEnvironment.current.traits.look == .classic, bars.bottom > 0 {
      bars.bottomShinesThrough = toolbarHeight > 0 && (toolbarIfMade?.isTranslucent ?? false)
    }
    return bars
  }

  func placeToolbar() {
    guard let bar = toolbarIfMade, let view else { return }
    bar.frame = toolbarFrame(isHidden: isToolbarAway(for: topViewController))
    bar.bottomExtension = tabBarOverlap > 0 ? 0 : view.safeAreaInsets.bottom
  }

  func toolbarFrame(isHidden: Bool) -> CGRect {
    guard let view else { return .zero }
    let height = NavigationBarMetrics.toolbarHeight
    let bottom = view.bounds.height - view.safeAreaInsets.bottom - tabBarHeight(for: topViewController)
    return CGRect(x: 0, y: isHidden ? view.bounds.height : bottom - height, width: view.bounds.width, height: height)
  }
}
