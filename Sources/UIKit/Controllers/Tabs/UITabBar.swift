import Canvas
import Foundation

/// A bar of items at the bottom of the screen.
@MainActor
open class UITabBar: UIView {
  /// 49 points (uikit-facts A.3).
  package static let standardHeight: CGFloat = 49

  /// The items, left to right.
  open var items: [UITabBarItem]? {
    didSet {
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

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.standardHeight)
  }

  /// The rectangle of an item, in the bar's coordinates, points.
  package func frame(ofItemAt index: Int) -> CGRect {
    let count = CGFloat(max(items?.count ?? 1, 1))
    let width = bounds.width / count
    return CGRect(x: width * CGFloat(index), y: 0, width: width, height: Self.standardHeight)
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
    let look = UIKitEnvironment.current.traits.look == .classic ? TabBarLook.classic : TabBarLook.modern
    look.drawBackground(&list, geometry)
    for (index, item) in (items ?? []).enumerated() {
      look.drawItem(
        &list, geometry, item, frame(ofItemAt: index), index == selectedIndex, tintColor ?? .systemBlue)
    }
  }
}
