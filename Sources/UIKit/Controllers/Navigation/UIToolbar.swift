import Foundation

/// A bar of buttons at the bottom of a screen.
@MainActor
open class UIToolbar: UIView {
  private let backgroundView = BarBackgroundView(isAtTop: false)
  private var views: [(item: UIBarButtonItem, view: UIView?)] = []
  private var itemsAreCurrent = false
  private var explicitTranslucency: Bool?
  private var explicitTint: UIColor?
  private var ownStandardAppearance: UIToolbarAppearance?
  private var backgroundImage: UIImage?

  /// How far the background goes down, below the bar, in points.
  var bottomExtension: CGFloat = 0 { didSet { if bottomExtension != oldValue { setNeedsLayout() } } }

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
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { changed() } } }
  /// Whether what lies behind shines through: from iOS 7 on yes, before no, unless set.
  open var isTranslucent: Bool {
    get { explicitTranslucency ?? (BarLook.current.isTranslucentByDefault || barStyle == .blackTranslucent) }
    set {
      explicitTranslucency = newValue
      changed()
    }
  }
  /// The colour of the bar (iOS 7 and later); nil for the scheme's.
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { changed() } } }
  /// The colour of the buttons; up to iOS 6 that of the bar.
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      explicitTint = newValue
      super.tintColor = newValue
      changed()
    }
  }
  /// A picture in place of the background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    self.backgroundImage = backgroundImage
    changed()
  }
  /// The looks of the bar (iOS 13 and later).
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let ownStandardAppearance { return ownStandardAppearance }
      let appearance = UIToolbarAppearance()
      ownStandardAppearance = appearance
      return appearance
    }
    set {
      ownStandardAppearance = newValue
      changed()
    }
  }

  private func changed() {
    itemsAreCurrent = false
    backgroundView.background = background
    setNeedsLayout()
  }

  private var background: BarBackground {
    let version = UIKitEnvironment.current.traits.majorVersion
    if version >= 13, let appearance = ownStandardAppearance {
      return appearance.background(style: barStyle, isTranslucent: isTranslucent)
    }
    var background = BarBackground(style: barStyle, isTranslucent: isTranslucent)
    background.image = backgroundImage
    background.tint = BarLook.current.hasEdges ? explicitTint : nil
    background.line = .barShadow
    background.take(barTintColor: barTintColor)
    return background
  }

  // MARK: Items

  /// The buttons and the room between them, in the order in which one reads.
  open var items: [UIBarButtonItem]? { didSet { changed() } }

  /// Changes the buttons, with a fade when animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
    guard animated, window != nil else { return }
    layoutIfNeeded()
    let new = views.compactMap(\.view)
    for view in new { view.alpha = 0 }
    UIView.animate(withDuration: 0.2) {
      for view in new { view.alpha = 1 }
    }
  }

  private func makeViews() {
    for (_, view) in views where view?.superview === self { view?.removeFromSuperview() }
    let look = BarLook.current
    let tint = look.hasEdges ? explicitTint : nil
    views = (items ?? []).map { item in
      item.observe(in: self) { [weak self] in self?.changed() }
      // Up to iOS 6 words have an edge here too, drawings only where they are told.
      let isBordered = look.hasEdges && (item.style != .plain || item.title != nil || item.systemItem?.word != nil)
      return (item, BarItemView.make(for: item, in: self, isBordered: isBordered, style: barStyle, tint: tint))
    }
    for (_, view) in views { if let view { addSubview(view) } }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: NavigationBarMetrics.toolbarHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: NavigationBarMetrics.toolbarHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.background = background
    backgroundView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + bottomExtension)
    if !itemsAreCurrent {
      itemsAreCurrent = true
      UIView.performWithoutAnimation { makeViews() }
    }
    placeViews()
  }

  private func placeViews() {
    let look = BarLook.current
    let margin = look.sideMargin(bounds.width)
    let widths = views.map { width(of: $0) }
    let shown = views.filter { $0.view != nil }.count
    let isFlexible = views.map { $0.item.systemItem == .flexibleSpace }
    let flexibleCount = isFlexible.filter { $0 }.count
    // Two buttons beside each other keep their distance; room keeps none of its own.
    var gaps: CGFloat = 0
    for index in views.indices.dropFirst() where views[index].view != nil && views[index - 1].view != nil {
      gaps += look.spacing
    }
    let rest = bounds.width - 2 * margin - widths.reduce(0, +) - gaps
    let flexible = flexibleCount > 0 && shown > 0 ? max(0, rest / CGFloat(flexibleCount)) : 0
    let scale = UIKitEnvironment.current.traits.scale
    var x = margin
    for (index, (item, view)) in views.enumerated() {
      if index > 0, view != nil, views[index - 1].view != nil { x += look.spacing }
      if let view {
        let size = BarItemView.size(of: view, for: item, barHeight: bounds.height)
        let y = ((bounds.height - size.height) / 2 * scale).rounded() / scale
        let place = directed(CGRect(x: x, y: y, width: size.width, height: size.height), in: bounds)
        view.frame = CGRect(x: (place.minX * scale).rounded() / scale, y: y, width: size.width, height: size.height)
      }
      x += isFlexible[index] ? flexible : widths[index]
    }
  }

  private func width(of part: (item: UIBarButtonItem, view: UIView?)) -> CGFloat {
    guard let view = part.view else { return part.item.systemItem == .fixedSpace ? part.item.width : 0 }
    return BarItemView.size(of: view, for: part.item, barHeight: bounds.height).width
  }
}
