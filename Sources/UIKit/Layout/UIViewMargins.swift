import Foundation

extension UIView {
  /// The margins of a view that has none of its own, in points (uikit-facts E.13).
  private static let standardMargin: CGFloat = 8

  /// Distances from the edges that content keeps, in points, the safe area included: 8 by default; in a controller's
  /// view 16 or 20 at the sides and nothing above and below.
  public var layoutMargins: UIEdgeInsets {
    get { computedMargins }
    set { setMargins(.absolute(newValue)) }
  }

  /// The same by the direction of text.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = computedMargins
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
        trailing: isRightToLeft ? margins.left : margins.right)
    }
    set { setMargins(.directional(newValue)) }
  }

  private func setMargins(_ margins: LayoutMargins) {
    layout.margins = margins
    marginsChanged()
  }

  private func marginsChanged() {
    layoutMarginsDidChange()
    existingEngine?.setNeedsUpdate()
    setNeedsLayout()
  }

  /// Whether the margins are at least as far in as the superview's; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutRecord?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      layout.preservesSuperviewMargins = newValue
      marginsChanged()
    }
  }

  /// Whether the safe area is added to the margins (iOS 11 and later); true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutRecord?.insetsMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      layout.insetsMarginsFromSafeArea = newValue
      marginsChanged()
    }
  }

  /// Whether the margins at the sides grow until lines of text between them are no longer than is readable; false by
  /// default. It is what Interface Builder calls Follow Readable Width; UIKit keeps it to itself.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { layoutRecord?.marginsFollowReadableWidth ?? false }
    set {
      guard newValue != layoutMarginsFollowReadableWidth else { return }
      layout.marginsFollowReadableWidth = newValue
      marginsChanged()
    }
  }

  /// Distances from the edges between which text is readable.
  var readableInsets: UIEdgeInsets { ReadableWidth.widen(layoutMargins, of: self) }

  private var computedMargins: UIEdgeInsets {
    let version = UIKitEnvironment.current.traits.majorVersion
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = layoutRecord?.margins?.insets(isRightToLeft: isRightToLeft)
    var margins: UIEdgeInsets
    if let viewController {
      let minimum = viewController.minimumMargins
      margins = own ?? minimum
      if version >= 11, viewController.viewRespectsSystemMinimumLayoutMargins { margins = margins.union(minimum) }
    } else {
      let standard = Self.standardMargin
      margins = own ?? UIEdgeInsets(top: standard, left: standard, bottom: standard, right: standard)
    }
    if version >= 11, insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if version >= 9, layoutMarginsFollowReadableWidth { margins = ReadableWidth.widen(margins, of: self) }
    if preservesSuperviewLayoutMargins, let parent {
      let outer = parent.layoutMargins
      let frame = model.frameWithoutTransform.offsetBy(dx: -parent.bounds.minX, dy: -parent.bounds.minY)
      margins = margins.union(
        UIEdgeInsets(
          top: outer.top - frame.minY, left: outer.left - frame.minX,
          bottom: outer.bottom - (parent.bounds.height - frame.maxY),
          right: outer.right - (parent.bounds.width - frame.maxX)))
    }
    return margins
  }
}

extension UIEdgeInsets {
  /// On each side the larger of two distances.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}
