import Foundation

/// Shows one of a row of pages, and the next one when a finger swipes.
///
/// Pages of the style `.pageCurl` slide as those of `.scroll` do: the curl is not drawn, and two pages side by side (a
/// spine in the middle) are not built.
@MainActor
open class UIPageViewController: UIViewController {
  /// How one page takes another's place.
  public enum TransitionStyle: Int, Sendable {
    /// As in a book; shown as `scroll`, but without space between pages and without an indicator.
    case pageCurl
    /// Side by side.
    case scroll
  }

  /// Which way the pages stand in a row.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal
    /// Below each other.
    case vertical
  }

  /// Towards which end of the row.
  public enum NavigationDirection: Int, Sendable {
    /// To pages that come after.
    case forward
    /// To pages that come before.
    case reverse
  }

  /// Where a book is bound; of pages that curl.
  public enum SpineLocation: Int, Sendable {
    /// Nowhere: of pages that scroll.
    case none
    /// At the left or the top.
    case min
    /// In the middle.
    case mid
    /// At the right or the bottom.
    case max
  }

  /// Names of options.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `SpineLocation`'s raw value.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Between two pages that scroll, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// How one page takes another's place.
  public package(set) final var transitionStyle = TransitionStyle.pageCurl
  /// Which way the pages stand in a row.
  public package(set) final var navigationOrientation = NavigationOrientation.horizontal
  /// Where the book is bound.
  public package(set) final var spineLocation = SpineLocation.none
  /// Between two pages, in points.
  package final var interPageSpacing: CGFloat = 0
  /// Whether pages have a back; of pages that curl.
  open var isDoubleSided = false

  /// Gives pages; without one fingers do not turn them. Set again, it is asked again.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      before = .unknown
      after = .unknown
      scrollView.isScrollEnabled = dataSource != nil
      updateInsets()
      if isViewLoaded { askForIndicator() }
    }
  }
  /// Told about swipes.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Those of pages that curl: none.
  public var gestureRecognizers: [UIGestureRecognizer] { [] }

  let scrollView = PageScrollView(frame: .zero)
  /// The page that shows.
  var current: UIViewController?
  var before = PageNeighbor.unknown
  var after = PageNeighbor.unknown
  var transition: PageTransition?
  private var pageControl: UIPageControl?
  /// The point that stands for the page that shows.
  private var indicatorPage = 0
  /// The size of a page, in points.
  private var pageSize = CGSize.zero

  /// A controller without a page.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    if style == .scroll {
      interPageSpacing = max(0, Self.number(options?[.interPageSpacing]) ?? 0)
    } else {
      let place = Self.number(options?[.spineLocation]).flatMap { SpineLocation(rawValue: Int(clampedTo: $0)) }
      spineLocation = place ?? .min
    }
    setUp()
  }

  /// A controller whose pages curl; the names are kept for subclasses.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// A controller read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as SpineLocation: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private func setUp() {
    scrollView.isScrollEnabled = false
    scrollView.barsDidScroll = { [weak self] in self?.followScrolling() }
    scrollView.hooks?.willBeginDragging = { [weak self] in self?.fingerBegins() }
    scrollView.hooks?.didComeToRest = { [weak self] in self?.cameToRest() }
  }

  // MARK: Pages

  /// The page that shows.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  /// Shows a page in place of the one that shows. Neither data source nor delegate is told.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    change(to: viewControllers?.first, direction: direction, animated: animated, completion: completion)
  }

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.interfaceFrame)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.placeParts = { [weak self] in self?.placeParts() }
    root.addSubview(scrollView)
    view = root
    scrollView.alwaysBounceHorizontal = navigationOrientation == .horizontal
    scrollView.alwaysBounceVertical = navigationOrientation == .vertical
    askForIndicator()
    placeParts()
  }

  override func prepareToAppear() {
    super.prepareToAppear()
    placeParts()
  }

  override var managesAppearanceOfChildren: Bool { true }
  override var appearingChildren: [UIViewController] { current.map { [$0] } ?? [] }

  // MARK: Places

  var axis: ScrollAxis { navigationOrientation == .horizontal ? .horizontal : .vertical }
  private var space: CGFloat { transitionStyle == .scroll ? interPageSpacing : 0 }
  /// From one page to the next, in points.
  var pageLength: CGFloat { pageSize[axis] + space }

  /// Where a page lies in the scroll view: 0 before the one that shows, 1 that one, 2 after it.
  private func frame(at slot: Int) -> CGRect {
    var origin = CGPoint.zero
    origin[axis] = CGFloat(slot) * pageLength + space / 2
    return CGRect(origin: origin, size: pageSize)
  }

  func install(_ controller: UIViewController, at slot: Int) {
    guard let view = controller.view else { return }
    view.autoresizingMask = []
    view.frame = frame(at: slot)
    if view.superview !== scrollView { scrollView.addSubview(view) }
  }

  /// The offset at which a page shows.
  func offset(of slot: Int) -> CGPoint {
    var offset = CGPoint.zero
    offset[axis] = CGFloat(slot) * pageLength
    return offset
  }

  private func placeParts() {
    guard let root = viewIfLoaded else { return }
    var area = root.bounds
    if let pageControl {
      // 37 high, above the home indicator (MEM).
      let bottom = area.height - root.safeAreaInsets.bottom
      area.size.height = max(0, bottom - Self.indicatorHeight)
      pageControl.frame = CGRect(x: 0, y: area.height, width: area.width, height: Self.indicatorHeight)
    }
    guard area.size != pageSize || scrollView.bounds.isEmpty else { return }
    finishTransition()
    pageSize = area.size
    scrollView.frame = axis == .horizontal ? area.insetBy(dx: -space / 2, dy: 0) : area.insetBy(dx: 0, dy: -space / 2)
    scrollView.contentSize =
      axis == .horizontal
      ? CGSize(width: 3 * pageLength, height: area.height) : CGSize(width: area.width, height: 3 * pageLength)
    if let current { install(current, at: 1) }
    updateInsets()
    center()
  }

  /// Brings the page that shows back to the middle.
  func center() { scrollView.setContentOffset(offset(of: 1), animated: false) }

  /// Where there is no neighbour the content ends.
  func updateInsets() {
    guard pageLength > 0 else { return }
    let hasBefore = before.controller != nil || transition?.direction == .reverse
    let hasAfter = after.controller != nil || transition?.direction == .forward
    let start = hasBefore ? 0 : -pageLength
    let end = hasAfter ? 0 : -pageLength
    let insets =
      axis == .horizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
    guard insets != scrollView.contentInset else { return }
    scrollView.keepsOffsetForInsets = true
    scrollView.contentInset = insets
    scrollView.keepsOffsetForInsets = false
  }

  // MARK: The indicator

  private static let indicatorHeight: CGFloat = 37

  /// Shows the indicator where the data source says how many pages there are.
  func askForIndicator() {
    var count = 0
    if transitionStyle == .scroll, navigationOrientation == .horizontal, let dataSource {
      count = max(0, dataSource.presentationCount(for: self))
    }
    guard count > 0, let dataSource, let root = viewIfLoaded else {
      pageControl?.removeFromSuperview()
      pageControl = nil
      viewIfLoaded?.setNeedsLayout()
      return
    }
    let control = pageControl ?? makeIndicator(in: root)
    control.numberOfPages = count
    indicatorPage = dataSource.presentationIndex(for: self)
    control.currentPage = indicatorPage
  }

  private func makeIndicator(in root: UIView) -> UIPageControl {
    let control = UIPageControl(frame: .zero)
    control.addTarget(self, action: { [weak self] (_: UIControl) in self?.indicatorTapped() }, for: .valueChanged)
    pageControl = control
    root.addSubview(control)
    root.setNeedsLayout()
    return control
  }

  func moveIndicator(_ direction: NavigationDirection) {
    indicatorPage += direction == .forward ? 1 : -1
    pageControl?.currentPage = indicatorPage
  }

  /// A tap beside the points turns one page (MEM).
  private func indicatorTapped() {
    guard let pageControl else { return }
    let direction: NavigationDirection = pageControl.currentPage < indicatorPage ? .reverse : .forward
    finishTransition()
    askForNeighbors()
    if let page = neighbor(direction) {
      moveIndicator(direction)
      change(to: page, direction: direction, animated: true, asksForIndicator: false, completion: nil)
    } else {
      pageControl.currentPage = indicatorPage
    }
  }
}

extension Int {
  /// The nearest whole number; 0 for what is not a number.
  fileprivate init(clampedTo value: CGFloat) { self = value.isFinite && abs(value) < 1e9 ? Int(value) : 0 }
}
