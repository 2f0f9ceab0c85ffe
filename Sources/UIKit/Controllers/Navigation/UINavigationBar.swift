import Foundation

/// A bar with a title, buttons, and the way back.
@MainActor
open class UINavigationBar: UIView {
  let backgroundView = BarBackgroundView(isAtTop: true)
  /// The background while content is at the top, where that has one.
  private var edgeBackgroundView: BarBackgroundView?
  private(set) var content: NavigationBarContentView?
  private var stack: [UINavigationItem] = []
  private(set) var transition: NavigationBarTransition?
  private var contentIsCurrent = false
  private var explicitTranslucency: Bool?
  private var explicitTint: UIColor?
  private var backgroundImages: [UIBarMetrics: UIImage] = [:]
  private(set) var ownStandardAppearance: UINavigationBarAppearance?

  /// The controller whose bar it is, where searches want to know.
  weak var navigation: UINavigationController?
  /// The search bar at the lower end, and what cuts it off.
  var shownSearchBar: UISearchBar?
  var searchArea: UIView?
  /// How much of it is to be seen, in points.
  var visibleSearchHeight: CGFloat = 0 { didSet { if visibleSearchHeight != oldValue { setNeedsLayout() } } }
  /// A search has taken the row with title and buttons away.
  var rowIsHidden = false
  /// Goes back, for the bar of a controller.
  var goBack: (@MainActor () -> Void)?
  /// The bar has another height or another background than before, for the bar of a controller.
  var heightDidChange: (@MainActor () -> Void)?
  /// How far the background goes up, below the status bar, in points.
  var topExtension: CGFloat = 0 { didSet { if topExtension != oldValue { setNeedsLayout() } } }
  /// How much of a large title is to be seen, in points; all of it when nil.
  var visibleLargeTitleHeight: CGFloat? {
    didSet { if visibleLargeTitleHeight != oldValue { largeTitleMoved() } }
  }
  /// From 0, content is below the bar, to 1, content is at its top.
  var scrollEdgePart: CGFloat = 0 { didSet { if scrollEdgePart != oldValue { updateBackground() } } }

  /// Hears about the items, of a bar that stands on its own.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// A bar of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { addSubview(backgroundView) }

  // MARK: Looks

  /// The colour scheme.
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { lookDidChange() } } }

  /// Whether what lies behind shines through: from iOS 7 on yes, before no, unless set.
  open var isTranslucent: Bool {
    get { explicitTranslucency ?? (BarLook.current.isTranslucentByDefault || barStyle == .blackTranslucent) }
    set {
      explicitTranslucency = newValue
      lookDidChange()
      heightDidChange?()
    }
  }

  /// The colour of the bar (iOS 7 and later); nil for the scheme's.
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { lookDidChange() } } }

  /// The colour of the buttons; up to iOS 6 that of the bar.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      explicitTint = newValue
      super.tintColor = newValue
      lookDidChange()
    }
  }

  /// Whether titles are large ones; false by default.
  open var prefersLargeTitles = false {
    didSet {
      guard prefersLargeTitles != oldValue else { return }
      lookDidChange()
      heightDidChange?()
    }
  }

  /// How titles are written: font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }
  /// How large titles are written (iOS 11 and later).
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { lookDidChange() } }

  /// A picture in place of the line at the bar's edge, where there is a background picture; an empty one for no line.
  open var shadowImage: UIImage? { didSet { lookDidChange() } }

  /// A picture in place of the background.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
    lookDidChange()
  }

  /// The picture in place of the background.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  /// The looks of the bar (iOS 13 and later).
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let ownStandardAppearance { return ownStandardAppearance }
      let appearance = UINavigationBarAppearance()
      ownStandardAppearance = appearance
      return appearance
    }
    set {
      ownStandardAppearance = newValue
      lookDidChange()
    }
  }
  /// The looks of the bar while content is at its top (iOS 13 and later); the system's when nil.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }
  /// The looks of a low bar (iOS 13 and later); the usual ones when nil.
  open var compactAppearance: UINavigationBarAppearance? { didSet { lookDidChange() } }

  var colorScheme: UIBarStyle { barStyle }
  /// Up to iOS 6 the bar's tint colours its buttons.
  var colorOfEdges: UIColor? { BarLook.current.hasEdges ? explicitTint : nil }

  private func lookDidChange() {
    contentIsCurrent = false
    updateBackground()
    setNeedsLayout()
  }

  private func updateBackground() {
    let standard = standardBackground
    backgroundView.background = standard
    let edge = scrollEdgeBackground(standard)
    let part = edge == standard ? 0 : scrollEdgePart
    backgroundView.alpha = 1 - part
    if edge != standard, edge.color != nil || edge.hasMaterial || edge.line != nil {
      let view = edgeBackgroundView ?? BarBackgroundView(isAtTop: true)
      if edgeBackgroundView == nil {
        edgeBackgroundView = view
        insertSubview(view, at: 0)
        setNeedsLayout()
      }
      view.background = edge
      view.alpha = part
    } else {
      edgeBackgroundView?.alpha = 0
    }
  }

  private var standardBackground: BarBackground {
    let version = UIKitEnvironment.current.traits.majorVersion
    var background = BarBackground(style: barStyle, isTranslucent: isTranslucent)
    background.image = backgroundImages[.default]
    background.tint = BarLook.current.hasEdges ? explicitTint : nil
    background.line = shadowImage != nil ? nil : .barShadow
    if barStyle != .default { background.line = UIColor(white: 1, alpha: 0.15) }
    if version >= 13, let appearance = topItem?.standardAppearance ?? ownStandardAppearance {
      return appearance.background(style: barStyle, isTranslucent: isTranslucent)
    }
    background.take(barTintColor: barTintColor)
    return background
  }

  /// From iOS 15 a bar is clear while content is at its top; before, from iOS 13, one with a large title is.
  private func scrollEdgeBackground(_ standard: BarBackground) -> BarBackground {
    let version = UIKitEnvironment.current.traits.majorVersion
    guard version >= 13, !BarLook.current.hasEdges, goBack != nil else { return standard }
    if let appearance = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance {
      return appearance.background(style: barStyle, isTranslucent: isTranslucent)
    }
    guard version >= 15 || topItem.map({ showsLargeTitle(for: $0) }) ?? false else { return standard }
    return .clear(style: barStyle, isTranslucent: isTranslucent)
  }

  // MARK: Items

  /// The items, the one that shows last.
  open var items: [UINavigationItem]? {
    get { stack }
    set { setItems(newValue, animated: false) }
  }
  /// The item that shows.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the back button leads to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Changes the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    let new = items ?? []
    let isPush = new.count >= stack.count
    let old = topItem
    replace(new)
    guard animated, window != nil, old !== topItem else { return reload() }
    animate(isPush: isPush)
  }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the top item away.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  func backTapped() {
    if let goBack { goBack() } else { popItem(animated: true) }
  }

  private func replace(_ items: [UINavigationItem]) {
    for item in stack where !items.contains(where: { $0 === item }) && item.bar === self { item.bar = nil }
    stack = items
    for item in items { item.bar = self }
  }

  func itemDidChange(_ item: UINavigationItem, fades: Bool) {
    let isShown = item === topItem || item === backItem
    guard isShown else { return }
    contentIsCurrent = false
    updateBackground()
    setNeedsLayout()
    if item === topItem { heightDidChange?() }
    guard fades, transition == nil, let old = content, window != nil else { return }
    // The old content fades out over the new one.
    layoutIfNeeded()
    guard let new = content, new !== old else { return }
    new.alpha = 0
    UIView.animate(withDuration: 0.2) { new.alpha = 1 }
  }

  /// Shows the top item without animation.
  func reload() {
    transition = nil
    content?.dismantle()
    content = nil
    contentIsCurrent = false
    updateBackground()
    setNeedsLayout()
  }

  // MARK: Heights

  func showsLargeTitle(for item: UINavigationItem) -> Bool {
    guard prefersLargeTitles, UIKitEnvironment.current.traits.majorVersion >= 11, !BarLook.current.hasEdges,
      NavigationBarMetrics.rowHeight >= 44
    else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic:
      guard let place = stack.firstIndex(where: { $0 === item }), place > 0 else { return true }
      return showsLargeTitle(for: stack[place - 1])
    }
  }

  /// The height that shows an item, a large title as far as `visible` points of it.
  func height(for item: UINavigationItem?, largeTitle visible: CGFloat? = nil) -> CGFloat {
    var height = NavigationBarMetrics.rowHeight
    guard let item else { return height }
    if item.prompt != nil { height += NavigationBarMetrics.promptHeight }
    if showsLargeTitle(for: item) { height += visible ?? NavigationBarMetrics.largeTitleHeight }
    return height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(for: topItem, largeTitle: visibleLargeTitleHeight))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: height(for: topItem, largeTitle: visibleLargeTitleHeight))
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    backgroundView.frame = CGRect(x: 0, y: -topExtension, width: size.width, height: size.height + topExtension)
    edgeBackgroundView?.frame = backgroundView.frame
    placeSearchArea()
    content?.semanticContentAttribute = semanticContentAttribute
    if transition != nil { return }
    if !contentIsCurrent || content?.item !== topItem {
      contentIsCurrent = true
      UIView.performWithoutAnimation { showContent() }
    }
    largeTitleMoved()
  }

  private func showContent() {
    content?.dismantle()
    content = topItem.map(makeContent)
    if rowIsHidden { content?.alpha = 0 }
    content?.layoutIfNeeded()
  }

  private func makeContent(_ item: UINavigationItem) -> NavigationBarContentView {
    var below: UINavigationItem?
    if let place = stack.firstIndex(where: { $0 === item }), place > 0, !item.hidesBackButton,
      item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
    {
      below = stack[place - 1]
    }
    let view = NavigationBarContentView(
      item: item, backItem: below, in: self, rowHeight: NavigationBarMetrics.rowHeight)
    view.largeTitleHeight =
      showsLargeTitle(for: item) ? visibleLargeTitleHeight ?? NavigationBarMetrics.largeTitleHeight : 0
    addSubview(view)
    return view
  }

  private func largeTitleMoved() {
    guard let content, transition == nil, showsLargeTitle(for: content.item) else { return }
    let height = visibleLargeTitleHeight ?? NavigationBarMetrics.largeTitleHeight
    guard content.largeTitleHeight != height else { return }
    content.largeTitleHeight = height
    content.setNeedsLayout()
  }

  // MARK: From one item to another

  /// Begins to show the top of `items` in place of what shows; the way goes by `NavigationBarTransition.move`.
  func beginTransition(to items: [UINavigationItem], isPush: Bool) -> NavigationBarTransition? {
    layoutIfNeeded()
    transition?.end(isComplete: true)
    guard let old = content, let item = items.last else {
      replace(items)
      reload()
      return nil
    }
    let before = stack
    replace(items)
    contentIsCurrent = true
    let new = makeContent(item)
    new.layoutIfNeeded()
    updateBackground()
    let transition = NavigationBarTransition(lower: isPush ? old : new, upper: isPush ? new : old, isPush: isPush) {
      [weak self] isComplete in
      self?.transitionEnded(to: isComplete ? new : old, items: isComplete ? items : before)
    }
    self.transition = transition
    content = new
    return transition
  }

  private func transitionEnded(to view: NavigationBarContentView, items: [UINavigationItem]) {
    let current = contentIsCurrent
    replace(items)
    let views = [transition?.lower, transition?.upper].compactMap { $0 }
    transition = nil
    content = view
    for other in views where other !== view { other.dismantle() }
    contentIsCurrent = current
    updateBackground()
    setNeedsLayout()
  }

  private func animate(isPush: Bool) {
    let items = stack
    guard let transition = beginTransition(to: items, isPush: isPush) else { return }
    let timing = ScreenTransitionTiming.current
    transition.move(to: 0)
    UIView.animate(duration: timing.duration, curve: timing.curve) {
      transition.move(to: 1)
    } completion: { _ in
      transition.end(isComplete: true)
    }
  }
}
