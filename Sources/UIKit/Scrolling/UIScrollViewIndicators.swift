import Foundation

/// The scroll indicators. They are subviews only while they show, so that hidden ones cost nothing.
extension UIScrollView {
  /// How long a flash stays, in seconds (uikit-facts D.7).
  static let flashTime = 0.75
  /// From the end of a movement to the begin of the fading, in seconds (uikit-facts D.7).
  private static let fadeDelay = 0.05
  private static let fadeTime = 0.25

  private func isWanted(_ axis: ScrollAxis, _ geometry: ScrollGeometry) -> Bool {
    (axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator) && geometry.canScroll(axis)
  }

  func showIndicators() {
    indicatorTimer?.cancel()
    indicatorTimer = nil
    areIndicatorsShown = true
    areIndicatorsFading = false
    UIView.performWithoutAnimation {
      for indicator in indicators.values { indicator.alpha = 1 }
      placeIndicators()
    }
  }

  /// Lets the indicators fade, `wait` seconds from now.
  func hideIndicators(after wait: Double = 0) {
    guard areIndicatorsShown else { return }
    indicatorTimer?.cancel()
    indicatorTimer = nil
    if wait > 0 {
      indicatorTimer = UIKitEnvironment.current.timeline.schedule(after: wait) { [link] in
        (link.view as? UIScrollView)?.hideIndicators()
      }
      return
    }
    if areIndicatorsFading { return }
    let shown = indicators.values.filter { $0.superview != nil }
    guard !shown.isEmpty else {
      areIndicatorsShown = false
      return
    }
    areIndicatorsFading = true
    UIView.animate(
      withDuration: Self.fadeTime, delay: Self.fadeDelay,
      options: [.overrideInheritedDuration, .overrideInheritedCurve],
      animations: { for indicator in shown { indicator.alpha = 0 } },
      completion: { [link] isFinished in
        if isFinished { (link.view as? UIScrollView)?.removeIndicators() }
      })
  }

  private func removeIndicators() {
    areIndicatorsShown = false
    areIndicatorsFading = false
    for axis in ScrollAxis.allCases { remove(axis) }
  }

  private func remove(_ axis: ScrollAxis) {
    guard let indicator = indicators[axis], indicator.parent === self else { return }
    children.removeAll { $0 === indicator }
    indicator.parent = nil
    markChanged()
  }

  /// Puts the indicators where they belong to the offset.
  func placeIndicators() {
    guard areIndicatorsShown else { return }
    let geometry = geometry
    let wanted = (horizontal: isWanted(.horizontal, geometry), vertical: isWanted(.vertical, geometry))
    place(.horizontal, isWanted: wanted.horizontal, besides: wanted.vertical, geometry)
    place(.vertical, isWanted: wanted.vertical, besides: wanted.horizontal, geometry)
  }

  private func place(_ axis: ScrollAxis, isWanted: Bool, besides: Bool, _ geometry: ScrollGeometry) {
    guard isWanted else { return remove(axis) }
    // Those that fade go on; no others come.
    if areIndicatorsFading, indicators[axis]?.parent !== self { return }
    let indicator = indicator(axis)
    let frame = indicatorFrame(axis, besides: besides, geometry)
    if indicator.frame != frame { indicator.frame = frame }
  }

  // Not by `addSubview`: an app's `didAddSubview` is not to hear of it, and nothing needs a layout.
  private func indicator(_ axis: ScrollAxis) -> UIScrollViewIndicator {
    let indicator = indicators[axis] ?? UIScrollViewIndicator(frame: .zero)
    if indicators[axis] == nil {
      indicator.style = indicatorStyle
      indicators[axis] = indicator
    }
    if indicator.parent !== self {
      UIView.performWithoutAnimation { indicator.alpha = 1 }
      indicator.parent = self
      children.append(indicator)
      markChanged()
    } else if !children.suffix(2).contains(where: { $0 === indicator }) {
      bringSubviewToFront(indicator)
    }
    return indicator
  }

  private func indicatorFrame(_ axis: ScrollAxis, besides: Bool, _ geometry: ScrollGeometry) -> CGRect {
    let traits = UIKitEnvironment.current.traits
    let thickness = traits.scrollIndicatorThickness
    let margin = traits.scrollIndicatorInset
    let adjusted = geometry.insets
    let own = axis == .horizontal ? horizontalScrollIndicatorInsets : verticalScrollIndicatorInsets
    let system = UIEdgeInsets(
      top: adjusted.top - contentInset.top, left: adjusted.left - contentInset.left,
      bottom: adjusted.bottom - contentInset.bottom, right: adjusted.right - contentInset.right)
    let insets = own + system
    let range = geometry.range(axis)
    let length = geometry.size[axis]
    let bar = ScrollIndicatorGeometry(
      length: length, content: range.upperBound - range.lowerBound + length, range: range,
      start: insets.start(axis) + margin, end: insets.end(axis) + margin + (besides ? thickness + margin : 0),
      least: thickness
    ).place(at: contentOffset[axis])
    let across = geometry.size[axis.other] - thickness - margin - insets.end(axis.other)
    var origin = CGPoint.zero
    origin[axis] = bar.position
    origin[axis.other] = across
    let scale = traits.scale
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let long = rounded(bar.length)
    let size =
      axis == .horizontal
      ? CGSize(width: long, height: thickness) : CGSize(width: thickness, height: long)
    return CGRect(
      x: contentOffset.x + rounded(origin.x), y: contentOffset.y + rounded(origin.y), width: size.width,
      height: size.height)
  }
}
