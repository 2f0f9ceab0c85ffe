import Foundation

/// How one page takes another's place. The order in which data source and delegate are called is that of a public log of
/// iOS 9: after, before, will transition; did finish; then the neighbour that became unknown.
extension UIPageViewController {
  func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    direction == .forward ? after.controller : before.controller
  }

  func askForNeighbors() {
    guard let current, let dataSource else { return }
    if after.isUnknown { after = PageNeighbor(dataSource.pageViewController(self, viewControllerAfter: current)) }
    if before.isUnknown { before = PageNeighbor(dataSource.pageViewController(self, viewControllerBefore: current)) }
    updateInsets()
  }

  // MARK: By code

  func change(
    to new: UIViewController?, direction: NavigationDirection, animated: Bool, asksForIndicator: Bool = true,
    completion: ((Bool) -> Void)?
  ) {
    finishTransition()
    before = .unknown
    after = .unknown
    defer { if asksForIndicator, isViewLoaded { askForIndicator() } }
    guard new !== current else {
      completion?(true)
      return
    }
    if let new { addChild(new) }
    guard animated, appearance == .appeared, viewIfLoaded?.window != nil, UIView.areAnimationsEnabled, current != nil,
      let new
    else {
      replaceAtOnce(new)
      completion?(true)
      return
    }
    begin(PageTransition(to: new, direction: direction, isByFinger: false, completion: completion))
    scrollView.setContentOffset(offset(of: direction == .forward ? 2 : 0), animated: true)
  }

  private func replaceAtOnce(_ new: UIViewController?) {
    let old = current
    current = new
    let isShown = appearance == .appeared || appearance == .appearing
    if isShown {
      new?.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    if isViewLoaded {
      if let new { install(new, at: 1) }
      old?.viewIfLoaded?.removeFromSuperview()
      updateInsets()
      center()
    }
    if isShown {
      old?.endAppearanceTransition()
      if appearance == .appeared { new?.endAppearanceTransition() }
    }
    leave(old)
    new?.didMove(toParent: self)
  }

  private func leave(_ controller: UIViewController?) {
    controller?.willMove(toParent: nil)
    controller?.removeFromParent()
  }

  // MARK: By finger

  func fingerBegins() {
    // What is nearly there is there: the finger can go on to the page after it.
    if transition != nil, abs(scrollView.contentOffset[axis] - pageLength) > pageLength / 2 {
      let rest = scrollView.contentOffset[axis]
      let direction = transition?.direction
      finishTransition()
      var offset = scrollView.contentOffset
      offset[axis] = rest - (direction == .forward ? pageLength : -pageLength)
      scrollView.contentOffset = offset
    }
    askForNeighbors()
  }

  /// The content moved: a finger that brings a neighbour in begins a transition.
  func followScrolling() {
    guard scrollView.drag != nil, pageLength > 0 else { return }
    let way = scrollView.contentOffset[axis] - pageLength
    guard abs(way) > scrollView.tolerance else { return }
    let direction: NavigationDirection = way > 0 ? .forward : .reverse
    guard let page = neighbor(direction) else { return }
    if let transition {
      guard transition.direction != direction, transition.isByFinger else { return }
      end(transition, isComplete: false)
    }
    delegate?.pageViewController(self, willTransitionTo: [page])
    addChild(page)
    begin(PageTransition(to: page, direction: direction, isByFinger: true))
  }

  // MARK: The way

  private func begin(_ transition: PageTransition) {
    self.transition = transition
    updateInsets()
    UIView.performWithoutAnimation { install(transition.to, at: transition.direction == .forward ? 2 : 0) }
    transition.to.beginAppearanceTransition(true, animated: true)
    current?.beginAppearanceTransition(false, animated: true)
    transition.to.view.layoutIfNeeded()
  }

  func cameToRest() {
    guard let transition else { return }
    let way = scrollView.contentOffset[axis] - pageLength
    let isThere = transition.direction == .forward ? way > pageLength / 2 : way < -pageLength / 2
    end(transition, isComplete: !transition.isByFinger || isThere)
  }

  /// Ends what is on its way, where it is nearest to.
  func finishTransition() {
    guard transition != nil else { return }
    cameToRest()
  }

  private func end(_ transition: PageTransition, isComplete: Bool) {
    guard let old = current else { return }
    let keepsFinger = scrollView.drag != nil && !isComplete
    self.transition = nil
    let new = transition.to
    if isComplete {
      current = new
      let isForward = transition.direction == .forward
      if transition.isByFinger {
        before = isForward ? .page(old) : .unknown
        after = isForward ? .unknown : .page(old)
      }
    } else {
      new.beginAppearanceTransition(false, animated: true)
      old.beginAppearanceTransition(true, animated: true)
    }
    let gone = isComplete ? old : new
    UIView.performWithoutAnimation {
      gone.viewIfLoaded?.removeFromSuperview()
      if let current { install(current, at: 1) }
      updateInsets()
      if !keepsFinger { center() }
    }
    gone.endAppearanceTransition()
    current?.endAppearanceTransition()
    if isComplete { new.didMove(toParent: self) }
    leave(gone)
    if transition.isByFinger {
      if isComplete { moveIndicator(transition.direction) }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isComplete)
      if isComplete, self.transition == nil, current === new { askForNeighbors() }
    }
    transition.completion?(true)
  }
}
