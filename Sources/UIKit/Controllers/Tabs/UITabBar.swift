import Canvas
import Foundation

/// A bar of items at the bottom of the screen.
@MainActor
open class UITabBar: UIView {
  /// The items, left to right.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      setNeedsDisplay()
    }
  }
  var selectedIndex = 0 {
    didSet { if selectedIndex != oldValue { setNeedsDisplay() } }
  }
  var onSelect: ((Int) -> Void)?
  /// From 0, content goes on below the bar, to 1, it ends above it.
  var scrollEdgePart: CGFloat = 0 { didSet { if scrollEdgePart != oldValue { setNeedsDisplay() } } }
  private var explicitTranslucency: Bool?
  private var ownStandardAppearance: UITabBarAppearance?
  private let backdrop = Backdrop()

  /// A bar of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    readsBackdrop = true
  }

  /// A bar read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    readsBackdrop = true
  }

  // MARK: Looks

  /// The colour scheme (iOS 7 and later).
  open var barStyle = UIBarStyle.default { didSet { if barStyle != oldValue { setNeedsDisplay() } } }
  /// Whether what lies behind shines through: from iOS 7 on yes, before no, unless set.
  open var isTranslucent: Bool {
    get { explicitTranslucency ?? BarLook.current.isTranslucentByDefault }
    set {
      explicitTranslucency = newValue
      setNeedsDisplay()
    }
  }
  /// The colour of the bar (iOS 7 and later); nil for the scheme's.
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { setNeedsDisplay() } } }
  /// The colour of the items that are not chosen (iOS 10 and later); nil for the system's.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// A picture in place of the background.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// A picture in place of the line at the bar's edge; an empty one for no line.
  open var shadowImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The looks of the bar (iOS 13 and later).
  open var standardAppearance: UITabBarAppearance {
    get {
      if let ownStandardAppearance { return ownStandardAppearance }
      let appearance = UITabBarAppearance()
      ownStandardAppearance = appearance
      return appearance
    }
    set {
      ownStandardAppearance = newValue
      setNeedsDisplay()
    }
  }
  /// The looks of the bar while content ends above it (iOS 15 and later); clear when nil.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }

  private var standardBackground: BarBackground {
    let version = UIKitEnvironment.current.traits.majorVersion
    if version >= 13, let ownStandardAppearance {
      return ownStandardAppearance.background(style: barStyle, isTranslucent: isTranslucent)
    }
    var background = BarBackground(style: barStyle, isTranslucent: isTranslucent)
    background.image = backgroundImage
    background.line = shadowImage != nil ? nil : background.isDark ? UIColor(white: 1, alpha: 0.15) : .barShadow
    background.take(barTintColor: barTintColor)
    return background
  }

  /// From iOS 15 a bar is clear where no content goes on below it; it changes over at once (MEM).
  private var background: BarBackground {
    guard scrollEdgePart > 0.5 else { return standardBackground }
    return scrollEdgeAppearance?.background(style: barStyle, isTranslucent: isTranslucent)
      ?? .clear(style: barStyle, isTranslucent: isTranslucent)
  }

  override var frost: BlurMaterial? { background.frost(of: self) }

  override func addBackdrop(
    to frame: inout Frame, at place: PixelRect, clip: PixelRect, scale: CGFloat, alpha: CGFloat
  ) {
    guard let frost else { return }
    backdrop.add(frost, to: &frame, at: place, clip: clip, scale: scale, alpha: alpha)
  }

  // MARK: Items

  /// The chosen item.
  open var selectedItem: UITabBarItem? {
    get { items.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      if let place = items?.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  var metrics: TabBarMetrics { TabBarMetrics.of(traitCollection) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  /// The rectangle of an item, in the bar's coordinates, points; the first one is at the right where the interface runs
  /// from there.
  package func frame(ofItemAt index: Int) -> CGRect {
    let area = safeAreaInsets
    let count = items?.count ?? 1
    let place = mirrorsParts ? count - 1 - index : index
    return metrics.frame(
      ofItemAt: place, of: count, width: bounds.width, safeLeft: area.left, safeRight: area.right)
  }

  /// Items are chosen when the finger comes down, as the phones of the classic era do (assumed).
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let items else { return }
    let point = touch.location(in: self)
    guard let index = items.indices.first(where: { frame(ofItemAt: $0).contains(point) }), items[index].isEnabled else {
      return
    }
    onSelect?(index)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let look = TabBarLook.current
    let metrics = metrics
    if let image = background.image {
      list.picture(image.surface, in: geometry.rect)
    } else {
      look.drawBackground(&list, geometry, background)
    }
    for (index, item) in (items ?? []).enumerated() {
      let isSelected = index == selectedIndex
      let color: UIColor =
        isSelected ? tintColor ?? .systemBlue : unselectedItemTintColor ?? look.unselectedColor
      let place = TabBarItemPlace(
        item, in: frame(ofItemAt: index), isSelected: isSelected, metrics: metrics, look: look)
      look.drawItem(&list, geometry, place, color)
    }
  }
}
