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

  /// A bar of the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A bar read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// The rectangle of an item, in the bar's coordinates, points.
  package func frame(ofItemAt index: Int) -> CGRect {
    let area = safeAreaInsets
    return metrics.frame(
      ofItemAt: index, of: items?.count ?? 1, width: bounds.width, safeLeft: area.left, safeRight: area.right)
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
    look.drawBackground(&list, geometry)
    for (index, item) in (items ?? []).enumerated() {
      let place = TabBarItemPlace(
        item, in: frame(ofItemAt: index), isSelected: index == selectedIndex, metrics: metrics)
      look.drawItem(&list, geometry, place, tintColor ?? .systemBlue)
    }
  }
}
