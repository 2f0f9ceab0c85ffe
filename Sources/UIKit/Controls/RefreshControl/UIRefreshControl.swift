import Canvas
import Foundation

/// Lets a person ask for news by pulling content down beyond its top.
///
/// A scroll view's `refreshControl` lies above its content. Pulled far enough it sends `.valueChanged`, still under the
/// finger; it keeps its room until `endRefreshing`. That room is a part of `contentInset`, on iOS 11 too (Open Radar
/// 35866834).
@MainActor
open class UIRefreshControl: UIControl {
  private enum Phase { case resting, refreshing, ending }

  /// How long the content takes to go back, in seconds (MEM).
  private static let endingTime = 0.3

  private let look = RefreshLook.current
  private var phase = Phase.resting { didSet { if phase != oldValue { stateMayHaveChanged() } } }
  private var pull: CGFloat = 0
  private var step = 0
  private var shown = RefreshState()
  private var call: ScheduledCall?
  private var explicitTint: UIColor?
  private var titleLabel: UILabel?
  /// It was pulled far enough and waits until the content has been back at its top.
  private var hasTriggered = false

  /// A control that belongs to no scroll view yet.
  public convenience init() { self.init(frame: .zero) }

  /// A control; its scroll view gives it its place and its width, it has a height of its own.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: RefreshLook.current.height))
    setUp()
  }

  /// A control read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { isUserInteractionEnabled = false }

  /// The colour of the sign; the system's when nil.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      explicitTint = newValue
      super.tintColor = newValue
      setNeedsDisplay()
    }
  }

  /// A line below the sign.
  open var attributedTitle: NSAttributedString? {
    didSet {
      titleLabel?.removeFromSuperview()
      titleLabel = nil
      defer { stateMayHaveChanged() }
      guard let attributedTitle else { return }
      let label = UILabel(frame: CGRect(x: 0, y: look.height - 20, width: bounds.width, height: 16))
      label.autoresizingMask = .flexibleWidth
      label.font = .systemFont(ofSize: 12)
      label.textColor = look.color
      label.textAlignment = .center
      label.attributedText = attributedTitle
      addSubview(label)
      titleLabel = label
      updateTitle()
    }
  }

  // MARK: Refreshing

  /// Whether it refreshes.
  public var isRefreshing: Bool { phase == .refreshing }

  /// Begins to refresh. Nothing is sent, and the content stays where it is: who wants to show the control scrolls to it.
  open func beginRefreshing() {
    guard phase != .refreshing else { return }
    begin()
    if let scrollView, scrollView.drag == nil { takeRoom(in: scrollView) }
  }

  /// Ends to refresh: the content goes back to its top.
  open func endRefreshing() {
    guard phase == .refreshing else { return }
    phase = .ending
    let leave: () -> Void = {
      self.scrollView?.setRefreshRoom(0, movesContent: true)
      self.alpha = 0
    }
    guard window != nil else {
      leave()
      return ended()
    }
    UIView.animate(withDuration: Self.endingTime, animations: leave) { [weak self] _ in self?.ended() }
  }

  private func begin() {
    alpha = 1
    phase = .refreshing
    scheduleStep()
  }

  private func ended() {
    // It may refresh again already.
    guard phase == .ending else { return }
    phase = .resting
    UIView.performWithoutAnimation { alpha = 1 }
    if let scrollView { follow(scrollView) }
  }

  private func takeRoom(in scrollView: UIScrollView) { scrollView.setRefreshRoom(look.height, movesContent: false) }

  // MARK: The scroll view

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView, scrollView !== newSuperview, scrollView.attachedRefreshControl === self else { return }
    scrollView.setRefreshRoom(0, movesContent: true)
    scrollView.attachedRefreshControl = nil
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let scrollView else { return }
    scrollView.attachedRefreshControl = self
    autoresizingMask = .flexibleWidth
    if isRefreshing { takeRoom(in: scrollView) }
    follow(scrollView)
  }

  /// The content has moved: the control goes down with it until all of it shows, then stays at the top of what shows (a
  /// public rebuild of its layout).
  func follow(_ scrollView: UIScrollView) {
    let top = scrollView.contentOffset.y + scrollView.adjustedContentInset.top - scrollView.refreshRoom
    let place = CGRect(x: 0, y: min(-look.height, top), width: scrollView.bounds.width, height: look.height)
    if frame != place { UIView.performWithoutAnimation { frame = place } }
    pull = max(0, -top)
    if pull == 0 { hasTriggered = false }
    if phase == .resting, scrollView.drag != nil, pull >= look.threshold, !hasTriggered {
      hasTriggered = true
      begin()
      sendActions(for: .valueChanged)
    }
    stateMayHaveChanged()
  }

  /// The finger has left the content: what was begun under it gets its room now.
  func dragEnded(in scrollView: UIScrollView) { if isRefreshing { takeRoom(in: scrollView) } }

  // MARK: The sign

  /// The title is not seen at rest; a pull brings it once it is out from under the bar (distances MEM).
  private func updateTitle() {
    guard let titleLabel else { return }
    titleLabel.alpha = phase != .resting ? 1 : min(max((pull - titleLabel.frame.height) / 20, 0), 1)
  }

  private func stateMayHaveChanged() {
    updateTitle()
    let isTurning = phase != .resting
    let state = RefreshState(
      pull: isTurning ? 0 : pull, isTurning: isTurning, step: step, hasTitle: attributedTitle != nil)
    guard state != shown else { return }
    shown = state
    setNeedsDisplay()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isRefreshing { scheduleStep() }
  }

  private func scheduleStep() {
    guard call == nil, window != nil else { return }
    let petals = ActivityLook.current.petals
    // Ambient, as that of an activity indicator.
    call = UIKitEnvironment.current.timeline.schedule(
      after: ActivityLook.current.turn / Double(petals), isAmbient: true
    ) { [weak self] in
      guard let self else { return }
      call = nil
      guard phase != .resting else { return }
      step = (step + 1) % petals
      stateMayHaveChanged()
      scheduleStep()
    }
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: look.height) }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard shown.isTurning || shown.pull > 0 else { return }
    look.draw(&list, geometry, shown, explicitTint ?? look.color)
  }
}
