import Foundation

/// Changes of the stack, in UIKit's order of calls: the new screen's view is loaded; the old one will disappear, the new
/// one will appear, the delegate hears of it; then the way; the old one did disappear, the new one did appear, the
/// delegate hears of it.
///
/// Source: a public log of two screens in a navigation controller on iOS 5.
extension UINavigationController {
  /// Makes a controller the child of this one.
  func adopt(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
    navigationBar.items = barItems
  }

  func change(to new: [UIViewController], isPush: Bool, animated: Bool) {
    transition?.endEarly()
    let old = stack
    guard !(old.count == new.count && zip(old, new).allSatisfy { $0 === $1 }) else { return }
    let from = old.last
    let added = new.filter { controller in !old.contains { $0 === controller } }
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    for controller in added { addChild(controller) }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = new
    for case let navigation as UINavigationController in added { navigation.surroundingsChanged() }
    let settle: @MainActor () -> Void = { [weak self] in
      guard let self else { return }
      for controller in removed {
        self.pages.removeValue(forKey: ObjectIdentifier(controller))?.removeFromSuperview()
        if controller.parent === self { controller.removeFromParent() }
      }
      for controller in added { controller.didMove(toParent: self) }
      self.didRemove(removed)
    }
    guard isViewLoaded, let to = new.last, to !== from, appearance != .disappeared else {
      navigationBar.items = barItems
      if isViewLoaded, to(new) !== from { pageChanged(from: from) }
      settle()
      return
    }
    guard let from else {
      show(first: to)
      return settle()
    }
    begin(from: from, to: to, stackBefore: old, isPush: isPush, animated: animated, settle: settle)
  }

  private func to(_ stack: [UIViewController]) -> UIViewController? { stack.last }

  /// The stack changed while nothing of it is to be seen.
  private func pageChanged(from: UIViewController?) {
    if let from, from !== topViewController { pages[ObjectIdentifier(from)]?.removeFromSuperview() }
    setNeedsPlacing()
  }

  /// The first screen of a navigation controller that is already to be seen.
  private func show(first controller: UIViewController) {
    navigationBar.items = barItems
    _ = controller.view
    controller.beginAppearanceTransition(true, animated: false)
    placeParts()
    childrenWillAppear(animated: false)
    view.layoutIfNeeded()
    controller.endAppearanceTransition()
    childrenDidAppear(animated: false)
  }

  // MARK: The way

  private func begin(
    from: UIViewController, to: UIViewController, stackBefore: [UIViewController], isPush: Bool, animated: Bool,
    settle: @escaping @MainActor () -> Void
  ) {
    let transition = makeTransition(
      from: from, to: to, stackBefore: stackBefore, isPush: isPush, animated: animated, settle: settle)
    guard animated, view.window != nil else { return transition.end(isComplete: true) }
    let timing = ScreenTransitionTiming.current
    UIView.performWithoutAnimation { transition.move(to: 0) }
    UIView.animate(duration: timing.duration, curve: timing.curve) {
      transition.move(to: 1)
    } completion: { _ in
      transition.end(isComplete: true)
    }
  }

  /// Makes the calls of the begin and installs both pages; the caller moves them.
  func makeTransition(
    from: UIViewController, to: UIViewController, stackBefore: [UIViewController], isPush: Bool, animated: Bool,
    keepsFocus: Bool = false, settle: @escaping @MainActor () -> Void
  ) -> NavigationTransition {
    let wasHidden = barIsHidden
    let before = (
      bar: barIsHidden || from is UINavigationController || searchHidesBar(for: from),
      height: barFrame(isHidden: false).height, stack: stack
    )
    let toolbarWasAway = toolbarIsHidden || hides(from, in: stackBefore)
    let tabsWereAway = hides(from, in: stackBefore)
    _ = to.view
    let distance = (isPush ? -view.bounds.width : view.bounds.width) * pageDirection
    UIKitEnvironment.current.screenTransition = animated && view.window != nil ? ScreenTransition(dx: distance) : nil
    // What the two controllers say about bars from now on goes along with the way.
    let placeholder = NavigationTransition.beginning(from: from, to: to, in: self, isPush: isPush)
    transition = placeholder
    from.beginAppearanceTransition(false, animated: animated)
    to.beginAppearanceTransition(true, animated: animated)
    delegate?.navigationController(self, willShow: to, animated: animated)
    largeTitleHeight = NavigationBarMetrics.largeTitleHeight
    searchHeight = searchPart(for: to).height
    navigationBar.visibleSearchHeight = searchHeight
    prepare(placeholder, before: before, toolbarWasAway: toolbarWasAway, tabsWereAway: tabsWereAway)
    UIKitEnvironment.current.application.giveAwaitedFocus()
    if !keepsFocus { resignFocus(in: from) }
    UIKitEnvironment.current.screenTransition = nil
    placeholder.ended = { [weak self] isComplete in
      self?.finish(
        placeholder, isComplete: isComplete, animated: animated, stackBefore: stackBefore, wasHidden: wasHidden,
        settle: settle)
    }
    return placeholder
  }

  /// 1 where pages come from the right, -1 where the interface runs from right to left.
  var pageDirection: CGFloat { view.mirrorsParts ? -1 : 1 }

  private func hides(_ controller: UIViewController, in stack: [UIViewController]) -> Bool {
    guard let place = stack.firstIndex(where: { $0 === controller }), place > 0 else { return false }
    return stack[1...place].contains(where: \.hidesBottomBarWhenPushed)
  }

  private func prepare(
    _ transition: NavigationTransition, before: (bar: Bool, height: CGFloat, stack: [UIViewController]),
    toolbarWasAway: Bool, tabsWereAway: Bool
  ) {
    UIView.performWithoutAnimation {
      let to = transition.to
      let toPage = installPage(of: to)
      if transition.isPush {
        pageContainer.bringSubviewToFront(toPage)
      } else {
        pageContainer.bringSubviewToFront(transition.upper)
      }
      if UIKitEnvironment.current.traits.look == .modern {
        transition.upper.shadowSide = pageDirection < 0 ? .right : .left
      }
      toPage.place(in: view.bounds.size, bars: bars(for: to))
      watchContent(of: to)
      toPage.layoutIfNeeded()
      prepareBar(transition, wasHidden: before.bar, heightBefore: before.height)
      prepareToolbar(transition, wasAway: toolbarWasAway)
      prepareTabBar(transition, wasAway: tabsWereAway)
      pageContainer.isUserInteractionEnabled = false
      navigationBar.isUserInteractionEnabled = false
    }
  }

  private func prepareBar(_ transition: NavigationTransition, wasHidden: Bool, heightBefore: CGFloat) {
    let items = barItems
    placeSearchBar(for: transition.to)
    navigationBar.topExtension = topInset
    switch (wasHidden, isBarAway) {
    case (false, false):
      transition.bar = navigationBar.beginTransition(to: items, isPush: transition.isPush)
      transition.barHeights = (heightBefore, barFrame(isHidden: false).height)
      let width = view.bounds.width
      transition.placeBar = { [weak self] height in
        guard let self else { return }
        self.navigationBar.frame = CGRect(x: 0, y: self.topInset, width: width, height: height)
      }
    case (true, false):
      navigationBar.items = items
      navigationBar.isHidden = false
      navigationBar.frame = barFrame(isHidden: false)
      navigationBar.layoutIfNeeded()
      transition.coming.append(navigationBar)
    case (false, true): transition.leaving.append(navigationBar)
    case (true, true): navigationBar.items = items
    }
  }

  private func prepareToolbar(_ transition: NavigationTransition, wasAway: Bool) {
    let isAway = isToolbarAway(for: transition.to)
    guard let bar = toolbarIfMade, !(wasAway && isAway) else { return }
    bar.isHidden = false
    switch (wasAway, isAway) {
    case (true, false):
      bar.items = transition.to.toolbarItems
      placeToolbar()
      bar.layoutIfNeeded()
      transition.coming.append(bar)
    case (false, true): transition.leaving.append(bar)
    default: bar.setItems(transition.to.toolbarItems, animated: true)
    }
  }

  private func prepareTabBar(_ transition: NavigationTransition, wasAway: Bool) {
    let isAway = hidesBottomBar(transition.to)
    guard wasAway != isAway, let tabs = surroundingTabs, tabBarOverlap > 0 else { return }
    tabs.tabBar.isHidden = false
    if isAway { transition.leaving.append(tabs.tabBar) } else { transition.coming.append(tabs.tabBar) }
  }

  /// The field of a page that goes gives the keyboard up, whatever its delegate says: the keyboard goes with the page.
  private func resignFocus(in controller: UIViewController) {
    let application = UIKitEnvironment.current.application
    guard let responder = application.firstResponder as? UIView, let view = controller.viewIfLoaded,
      responder.isDescendant(of: view)
        || controller.navigationItem.searchController.map({ responder.isDescendant(of: $0.searchBar) }) ?? false
    else { return }
    if !responder.resignFirstResponder() { application.dropFocus(of: responder) }
  }

  private func finish(
    _ transition: NavigationTransition, isComplete: Bool, animated: Bool, stackBefore: [UIViewController],
    wasHidden: Bool, settle: @MainActor () -> Void
  ) {
    let from = transition.from
    let to = transition.to
    self.transition = nil
    pageContainer.isUserInteractionEnabled = true
    navigationBar.isUserInteractionEnabled = true
    if isComplete {
      pages[ObjectIdentifier(from)]?.removeFromSuperview()
      placeParts()
      tellTabs()
      from.endAppearanceTransition()
      to.endAppearanceTransition()
      settle()
      delegate?.navigationController(self, didShow: to, animated: animated)
    } else {
      stack = stackBefore
      barIsHidden = wasHidden
      to.beginAppearanceTransition(false, animated: animated)
      from.beginAppearanceTransition(true, animated: animated)
      pages[ObjectIdentifier(to)]?.removeFromSuperview()
      placeParts()
      tellTabs()
      to.endAppearanceTransition()
      from.endAppearanceTransition()
    }
  }

  /// The tab bar around is there for the top controller or not.
  private func tellTabs() { surroundingTabs?.barOfNavigationChanged() }
}

extension NavigationTransition {
  /// A transition whose pages are installed, but not placed.
  static func beginning(
    from: UIViewController, to: UIViewController, in navigation: UINavigationController, isPush: Bool
  ) -> NavigationTransition {
    let old = navigation.installPage(of: from)
    let new = navigation.pages[ObjectIdentifier(to)] ?? NavigationPageView(to)
    navigation.pages[ObjectIdentifier(to)] = new
    return NavigationTransition(
      lower: isPush ? old : new, upper: isPush ? new : old, isPush: isPush,
      width: navigation.pageContainer.bounds.width,
      direction: navigation.pageDirection)
  }
}
