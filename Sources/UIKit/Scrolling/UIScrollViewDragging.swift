import Foundation

/// What fingers and wheels do.
extension UIScrollView {
  /// The finger moves the content on this axis: it is longer than the view, or may always be pulled.
  package func isDraggable(_ axis: ScrollAxis) -> Bool {
    let always = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical
    return (always && bounces) || geometry.canScroll(axis)
  }

  /// Content has room to go by a distance, in points: towards its end when above 0.
  package func canMove(_ axis: ScrollAxis, by distance: CGFloat) -> Bool {
    let range = geometry.range(axis)
    return distance > 0 ? contentOffset[axis] < range.upperBound - 0.5 : contentOffset[axis] > range.lowerBound + 0.5
  }

  private func rubberBand(_ axis: ScrollAxis) -> RubberBand {
    RubberBand(length: bounds.size[axis], isPlain: UIKitEnvironment.current.traits.rubberBandIsPlain)
  }

  /// A finger came down; true when it stopped content that moved on after a drag.
  func fingerDidLand() -> Bool {
    isTracking = true
    endOffsetAnimation(notify: true)
    guard glide != nil else { return false }
    glide = nil
    driver.stop()
    isDragging = false
    // Not reported on iOS 9 and 10, but on iOS 13 (public answers on "has finished scrolling"); where between the two
    // it began is assumed.
    if UIKitEnvironment.current.traits.majorVersion >= 11 { delegate?.scrollViewDidEndDecelerating(self) }
    return true
  }

  func dragDidBegin(_ pan: UIScrollViewPanGestureRecognizer) {
    endOffsetAnimation(notify: true)
    hooks?.willBeginDragging?()
    let geometry = geometry
    var start = contentOffset
    for axis in ScrollAxis.allCases where bounces {
      start[axis] = rubberBand(axis).asked(start[axis], in: geometry.range(axis))
    }
    isTracking = true
    isDragging = true
    drag = ScrollDrag(start: start, lock: isDirectionalLockEnabled ? ScrollDrag.lock(of: pan.travel) : nil)
    wheelRest = .zero
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
    switch keyboardDismissMode {
    case .none: break
    case .onDrag, .onDragWithAccessory: window?.endEditing(false)
    case .interactive, .interactiveWithAccessory: UIKitEnvironment.current.interactiveKeyboardDrag?(self, pan)
    }
    followFinger(pan)
  }

  func dragDidMove(_ pan: UIScrollViewPanGestureRecognizer) {
    followFinger(pan)
    tellInteractiveKeyboard(pan)
  }

  private func tellInteractiveKeyboard(_ pan: UIScrollViewPanGestureRecognizer) {
    if keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory {
      UIKitEnvironment.current.interactiveKeyboardDrag?(self, pan)
    }
  }

  private func followFinger(_ pan: UIScrollViewPanGestureRecognizer) {
    guard let drag else { return }
    let translation = pan.translation(in: self)
    let geometry = geometry
    var offset = contentOffset
    for axis in ScrollAxis.allCases where isDraggable(axis) && drag.lock != axis.other {
      let asked = drag.start[axis] - translation[axis]
      let range = geometry.range(axis)
      offset[axis] = bounces ? rubberBand(axis).shown(asked, in: range) : asked.clamped(to: range)
    }
    place(offset)
  }

  /// The finger leaves; its speed in points a second.
  func dragDidEnd(_ pan: UIScrollViewPanGestureRecognizer, fingerVelocity: CGPoint) {
    guard let drag else { return }
    self.drag = nil
    attachedRefreshControl?.dragEnded(in: self)
    var velocity = CGPoint.zero
    for axis in ScrollAxis.allCases where isDraggable(axis) && drag.lock != axis.other {
      if abs(fingerVelocity[axis]) > Deceleration.stopSpeed { velocity[axis] = -fingerVelocity[axis] }
    }
    tellInteractiveKeyboard(pan)
    let planned = plannedEnd(velocity)
    var target = planned
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    hooks?.willEndDragging?(velocity, &target)
    let released = contentOffset
    let glide = glide(velocity: velocity, planned: planned, target: target.isFinite ? target : planned)
    let moves = glide.duration > 0
    isDragging = moves
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    isTracking = false
    // The delegate may have sent the content elsewhere.
    guard offsetAnimation == nil, self.glide == nil, self.drag == nil, contentOffset == released else {
      isDragging = self.drag != nil
      return hideIndicators()
    }
    if moves {
      start(glide)
    } else {
      place(glide.end)
      hideIndicators()
      hooks?.didComeToRest?()
    }
  }

  /// The drag became another recogniser's, or the content keeps the finger.
  func fingerIsElsewhere() { isTracking = drag != nil }

  /// No finger is on the content any more: what lies beyond an edge goes back.
  func fingersHaveLeft() {
    isTracking = false
    guard isIdle, offsetAnimation == nil else { return }
    let glide = settlingGlide
    if glide.duration > 0 {
      start(glide)
    } else {
      if !isLegal { place(glide.end) }
      if indicatorTimer == nil { hideIndicators() }
    }
  }

  // MARK: Moving on

  private var isLegal: Bool {
    let legal = geometry.clamped(contentOffset)
    return abs(legal.x - contentOffset.x) <= tolerance && abs(legal.y - contentOffset.y) <= tolerance
  }

  private func freeGlide(_ axis: ScrollAxis, velocity: CGFloat) -> AxisGlide {
    let geometry = geometry
    let range = geometry.range(axis)
    let offset = contentOffset[axis]
    // An offset on the edge's own pixel is at the edge, not beyond it.
    let isAtEdge = abs(offset.clamped(to: range) - offset) <= tolerance
    return AxisGlide(
      position: isAtEdge ? offset.clamped(to: range) : offset, velocity: velocity, range: range,
      rate: decelerationRate.rawValue, bounces: bounces, tolerance: tolerance)
  }

  private var settlingGlide: ScrollGlide {
    ScrollGlide(
      start: UIKitEnvironment.current.timeline.now, horizontal: freeGlide(.horizontal, velocity: 0),
      vertical: freeGlide(.vertical, velocity: 0))
  }

  private func plannedEnd(_ velocity: CGPoint) -> CGPoint {
    var end = CGPoint.zero
    let geometry = geometry
    for axis in ScrollAxis.allCases {
      end[axis] =
        isPagingEnabled && isDraggable(axis)
        ? geometry.page(from: contentOffset[axis], velocity: velocity[axis], axis)
        : freeGlide(axis, velocity: velocity[axis]).end
    }
    return end
  }

  private func glide(velocity: CGPoint, planned: CGPoint, target: CGPoint) -> ScrollGlide {
    func axisGlide(_ axis: ScrollAxis) -> AxisGlide {
      let offset = contentOffset[axis]
      let isPage = isPagingEnabled && isDraggable(axis)
      let isBeyond = !geometry.range(axis).contains(offset)
      if target[axis] == planned[axis], !isPage || (isBeyond && velocity[axis] == 0) {
        return freeGlide(axis, velocity: velocity[axis])
      }
      if !isPage, velocity[axis] * (target[axis] - offset) > 0 {
        return AxisGlide(position: offset, destination: target[axis], rate: decelerationRate.rawValue)
      }
      return AxisGlide(
        position: offset, destination: target[axis], velocity: velocity[axis],
        frequency: isPage && !isBeyond ? ScrollGlide.pageFrequency : BounceSpring.frequency, tolerance: tolerance)
    }
    return ScrollGlide(
      start: UIKitEnvironment.current.timeline.now, horizontal: axisGlide(.horizontal), vertical: axisGlide(.vertical))
  }

  private func start(_ glide: ScrollGlide) {
    self.glide = glide
    driver.start(self)
    showIndicators()
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  /// Ends a deceleration where it is, without a word.
  func stopGlide() {
    guard glide != nil else { return }
    glide = nil
    isDragging = drag != nil
    if offsetAnimation == nil { driver.stop() }
    hideIndicators()
  }

  /// One frame of what moves by itself.
  func moveOn(to now: Double) {
    if let offsetAnimation { place(offsetAnimation.offset(at: now)) }
    guard let glide else {
      if offsetAnimation == nil { driver.stop() }
      return
    }
    guard now - glide.start >= glide.duration else { return place(glide.offset(at: now)) }
    place(glide.end)
    guard self.glide === glide else { return }
    // The content or its insets may have changed on the way.
    let next = settlingGlide
    if next.duration > 0 {
      self.glide = next
      return
    }
    if !isLegal { place(next.end) }
    self.glide = nil
    isDragging = false
    if offsetAnimation == nil { driver.stop() }
    hideIndicators()
    delegate?.scrollViewDidEndDecelerating(self)
    hooks?.didComeToRest?()
  }

  // MARK: Scrolling by code

  func animate(to target: CGPoint) {
    let timeline = UIKitEnvironment.current.timeline
    if offsetAnimation == nil, target == contentOffset { return }
    offsetAnimation?.end?.cancel()
    let animation = OffsetAnimation(start: timeline.now, from: contentOffset, target: target)
    offsetAnimation = animation
    animation.end = timeline.schedule(after: OffsetAnimation.duration) { [link] in
      guard let self = link.view as? UIScrollView, self.offsetAnimation === animation else { return }
      self.place(animation.target)
      if self.offsetAnimation === animation { self.endOffsetAnimation(notify: true) }
    }
    driver.start(self)
  }

  /// Ends a scroll that code asked for where it is.
  func endOffsetAnimation(notify: Bool) {
    guard let animation = offsetAnimation else { return }
    animation.end?.cancel()
    offsetAnimation = nil
    if glide == nil { driver.stop() }
    guard notify else { return }
    if animation.isToTop { delegate?.scrollViewDidScrollToTop(self) }
    delegate?.scrollViewDidEndScrollingAnimation(self)
    hooks?.didComeToRest?()
  }

  // MARK: Wheel and status bar

  /// Moves the content by (dx, dy) points within its legal range: a positive dy moves it down. False when it cannot be
  /// scrolled on those axes, so that a scroll view around this one may.
  func scrollByWheel(dx: CGFloat, dy: CGFloat) -> Bool {
    let way = CGPoint(x: dx, y: dy)
    let geometry = geometry
    guard isScrollEnabled, way.isFinite,
      ScrollAxis.allCases.contains(where: { way[$0] != 0 && geometry.canScroll($0) })
    else { return false }
    if isTracking || drag != nil { return true }
    stopGlide()
    endOffsetAnimation(notify: false)
    var target = contentOffset
    for axis in ScrollAxis.allCases where way[axis] != 0 && geometry.canScroll(axis) {
      target[axis] += wheelRest[axis] - way[axis]
    }
    // On the other axis too: a bounce may have been stopped on its way.
    target = geometry.clamped(target)
    flashScrollIndicators()
    let rounded = roundedToPixels(target)
    wheelRest = CGPoint(x: target.x - rounded.x, y: target.y - rounded.y)
    place(rounded)
    return true
  }

  /// What a tap on the status bar does; false when the scroll view or its delegate does not want it.
  @discardableResult
  package func scrollToTop() -> Bool {
    guard scrollsToTop, delegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
    let top = -adjustedContentInset.top
    guard contentOffset.y != top else { return true }
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true)
    offsetAnimation?.isToTop = true
    return true
  }
}
