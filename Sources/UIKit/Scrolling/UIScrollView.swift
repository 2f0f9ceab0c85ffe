import Foundation

/// A view whose content may be larger than itself and moves under the finger. Zooming is not built.
@MainActor
open class UIScrollView: UIView {
  let pan = UIScrollViewPanGestureRecognizer()
  let driver = ScrollDriver()
  var drag: ScrollDrag?
  var glide: ScrollGlide?
  var offsetAnimation: OffsetAnimation?
  var indicators: [ScrollAxis: UIScrollViewIndicator] = [:]
  var indicatorTimer: ScheduledCall?
  var areIndicatorsShown = false
  var areIndicatorsFading = false
  /// What a turn of the wheel asked for beyond whole pixels.
  var wheelRest = CGPoint.zero
  private var knownInset = UIEdgeInsets.zero
  private var knownOverhang: CGFloat = 0
  /// The first scroll view of a controller among bars: from iOS 11 it keeps clear of them even when it cannot scroll.
  var isContentOfBars = false { didSet { if isContentOfBars != oldValue { insetMayHaveChanged() } } }
  /// Told when the content has moved, for bars that go along with it.
  var barsDidScroll: (@MainActor () -> Void)?
  /// How far a bar at the top grows when the content is pulled down, in points.
  var topOverhang: CGFloat = 0
  /// What controllers want to know; nil where none does.
  var hooks: ScrollHooks?
  /// The refresh control above the content; told when that moves.
  var attachedRefreshControl: UIRefreshControl?
  /// What a refresh control takes of `contentInset` at the top, in points.
  var refreshRoom: CGFloat = 0
  /// The insets change and the content stays where it is.
  var keepsOffsetForInsets = false
  /// The content became smaller and the offset has not been looked at since.
  private var contentShrank = false

  // MARK: Making

  /// A scroll view of the given frame, in its superview's coordinates, points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A scroll view read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    pan.scrollView = self
    addGestureRecognizer(pan)
  }

  // MARK: Content

  /// Hears what the scroll view does.
  open weak var delegate: (any UIScrollViewDelegate)?

  /// The size of what can be scrolled, in points; zero by default. Making it smaller does not move the content until
  /// the next layout or touch.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize.isFinite else {
        contentSize = oldValue
        return
      }
      guard contentSize != oldValue else { return }
      if contentSize.width < oldValue.width || contentSize.height < oldValue.height { contentShrank = true }
      insetMayHaveChanged()
      placeIndicators()
      barsDidScroll?()
    }
  }

  /// The point of the content at the scroll view's top left corner: the origin of the bounds. Any value is taken, rounded
  /// to whole pixels; inside of an animation block it moves as any animated property. It does not stop a deceleration.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      endOffsetAnimation(notify: false)
      contentShrank = false
      place(newValue)
    }
  }

  /// Scrolls; `animated` takes 0.3 s. Not animated, it stops what moves.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isFinite else { return }
    contentShrank = false
    stopGlide()
    if animated {
      animate(to: roundedToPixels(contentOffset))
    } else {
      endOffsetAnimation(notify: false)
      place(contentOffset)
    }
  }

  /// Scrolls as little as needed to make a part of the content visible, given in the content's coordinates, points.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    // What a scroll on its way will show is visible.
    let start = offsetAnimation?.target ?? contentOffset
    let target = geometry.offset(revealing: rect, from: start)
    if target != start { setContentOffset(target, animated: animated) }
  }

  // MARK: Insets

  /// Room around the content, in points; zero by default.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if !contentInset.isFinite { contentInset = oldValue }
      if contentInset != oldValue { insetMayHaveChanged() }
    }
  }

  /// What the keyboard takes at the bottom where a controller makes room for it: a part of the adjusted inset, in points.
  var keyboardInset: CGFloat = 0 {
    didSet { if keyboardInset != oldValue { insetMayHaveChanged() } }
  }

  /// How the safe area counts (iOS 11 and later; nothing before).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetMayHaveChanged() } }
  }

  /// `contentInset` and what is added of the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    var inset = systemInset
    // The keyboard covers the safe area's bottom too.
    inset.bottom = max(inset.bottom, keyboardInset)
    return contentInset + inset
  }

  /// Called when `adjustedContentInset` changed.
  open func adjustedContentInsetDidChange() {}

  /// Room at the ends of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  /// Room at the ends of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { placeIndicators() } }
  /// Room at the ends of both indicators, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  // MARK: How it scrolls

  /// Whether fingers scroll; true by default. Code always can.
  open var isScrollEnabled = true {
    didSet {
      pan.isEnabled = isScrollEnabled
      if isScrollEnabled != oldValue { insetMayHaveChanged() }
    }
  }
  /// Whether content can be pulled past its edges; true by default.
  open var bounces = true
  /// Whether it can also when it is not higher than the view; false by default.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { insetMayHaveChanged() } }
  }
  /// Whether it can also when it is not wider than the view; false by default.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { insetMayHaveChanged() } }
  }
  /// Whether the content stops at multiples of the view's size; false by default.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it; false by default.
  open var isDirectionalLockEnabled = false
  /// Whether a tap on the status bar scrolls to the top; true by default.
  open var scrollsToTop = true
  /// How fast the content comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// What a drag does to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  // MARK: Touches of the content

  /// Whether a touch is held back for a moment in case it becomes a drag; true by default.
  open var delaysContentTouches = true
  /// Whether a drag takes a touch away that the content has been told of; true by default.
  open var canCancelContentTouches = true

  /// Asked before a touch goes to the content.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Asked before a drag takes a touch from the content: true unless `view` is a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { view.cancelsTouchesWhenScrolled }

  /// The recogniser of drags.
  public var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: What it does now

  /// A finger is on the content.
  public internal(set) var isTracking = false
  /// A finger moves the content, or moved it and it has not come to rest since.
  public internal(set) var isDragging = false
  /// The content moves on after the finger has left.
  public var isDecelerating: Bool { glide != nil }

  // MARK: Indicators

  /// Whether the vertical indicator shows while the content moves; true by default.
  open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
  /// Whether the horizontal indicator shows while the content moves; true by default.
  open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { for indicator in indicators.values { indicator.style = indicatorStyle } }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    showIndicators()
    hideIndicators(after: Self.flashTime)
  }

  // MARK: Geometry

  var geometry: ScrollGeometry {
    ScrollGeometry(size: bounds.size, content: contentSize, insets: adjustedContentInset, topOverhang: topOverhang)
  }

  /// Nothing but code moves the content now.
  var isIdle: Bool { !isTracking && drag == nil && glide == nil }

  func roundedToPixels(_ point: CGPoint) -> CGPoint {
    let scale = UIKitEnvironment.current.traits.scale
    return CGPoint(x: (point.x * scale).rounded() / scale, y: (point.y * scale).rounded() / scale)
  }

  /// Half a pixel, and what is lost in sums.
  var tolerance: CGFloat { 0.5 / UIKitEnvironment.current.traits.scale + 1e-6 }

  func place(_ offset: CGPoint) {
    guard offset.isFinite else { return }
    let rounded = roundedToPixels(offset)
    if rounded != bounds.origin { bounds.origin = rounded }
  }

  /// Moves content that code has placed; a scroll on its way is led elsewhere.
  private func adjust(_ change: (inout CGPoint) -> Void) {
    guard isIdle else { return }
    var offset = offsetAnimation?.target ?? contentOffset
    let old = offset
    change(&offset)
    guard offset != old else { return }
    if let offsetAnimation { offsetAnimation.target = roundedToPixels(offset) } else { place(offset) }
  }

  // A larger view would show a blank at the end: the content comes after. A smaller one leaves it where it is
  // (uikit-facts E.1).
  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    insetMayHaveChanged()
    let geometry = geometry
    adjust { offset in
      for axis in ScrollAxis.allCases where geometry.size[axis] > old[axis] {
        offset[axis] = min(offset[axis], geometry.range(axis).upperBound)
      }
    }
    placeIndicators()
  }

  override func originDidChange() {
    super.originDidChange()
    setNeedsLayout()
    placeIndicators()
    delegate?.scrollViewDidScroll(self)
    barsDidScroll?()
    attachedRefreshControl?.follow(self)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    insetMayHaveChanged()
    guard contentShrank, isIdle else { return }
    contentShrank = false
    let geometry = geometry
    adjust { $0 = geometry.clamped($0) }
  }

  // Constraints to the edges of the content give its size.
  override func applyConstraints() {
    super.applyConstraints()
    guard let item = layoutRecord?.scrollContentGuide?.layoutItem, let engine = item.engine else { return }
    if engine.needsUpdate { engine.update() }
    let size = item.roundedFrame(residual: .zero).frame.size
    var result = contentSize
    if item.isMentioned[LayoutQuantity.width.rawValue] { result.width = size.width }
    if item.isMentioned[LayoutQuantity.height.rawValue] { result.height = size.height }
    if result != contentSize { contentSize = result }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayHaveChanged()
  }

  private var systemInset: UIEdgeInsets {
    guard UIKitEnvironment.current.traits.majorVersion >= 11, contentInsetAdjustmentBehavior != .never else {
      return .zero
    }
    let area = safeAreaInsets
    if contentInsetAdjustmentBehavior == .always { return area }
    func scrolls(_ axis: ScrollAxis, _ always: Bool) -> Bool {
      isScrollEnabled && (always || contentSize[axis] > bounds.size[axis])
    }
    let isBetweenBars = contentInsetAdjustmentBehavior == .automatic && isContentOfBars
    let vertical = isBetweenBars || scrolls(.vertical, alwaysBounceVertical)
    let horizontal = scrolls(.horizontal, alwaysBounceHorizontal)
    return UIEdgeInsets(
      top: vertical ? area.top : 0, left: horizontal ? area.left : 0, bottom: vertical ? area.bottom : 0,
      right: horizontal ? area.right : 0)
  }

  // Content at its first edge follows that edge (iOS 7 and later); content that would lie beyond an edge that came
  // nearer goes back to it; otherwise it stays (uikit-facts E.1).
  private func insetMayHaveChanged() {
    let new = adjustedContentInset
    let old = knownInset
    let overhang = (old: knownOverhang, new: topOverhang)
    guard new != old else { return }
    knownInset = new
    knownOverhang = topOverhang
    let version = UIKitEnvironment.current.traits.majorVersion
    let follows = version >= 7 && (version < 11 || isScrollEnabled) && !keepsOffsetForInsets
    let geometry = geometry
    adjust { offset in
      for axis in ScrollAxis.allCases {
        let range = geometry.range(axis)
        // The whole way that a growing bar leaves open belongs to the first edge.
        let oldStart = old.start(axis) + (axis == .vertical ? overhang.old : 0)
        let newStart = new.start(axis) + (axis == .vertical ? overhang.new : 0)
        if follows, abs(newStart - oldStart) > 1e-6, abs(offset[axis] + oldStart) < tolerance {
          offset[axis] = range.lowerBound
        } else if newStart < oldStart {
          offset[axis] = max(offset[axis], range.lowerBound)
        }
        if new.end(axis) < old.end(axis) { offset[axis] = min(offset[axis], range.upperBound) }
      }
    }
    placeIndicators()
    attachedRefreshControl?.follow(self)
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }
}
