/// What stands for a controller in a tab bar.
@MainActor
open class UITabBarItem {
  /// The word under the picture.
  open var title: String? {
    didSet { bar?.setNeedsDisplay() }
  }
  /// The picture; its alpha counts.
  open var image: UIImage? {
    didSet { bar?.setNeedsDisplay() }
  }
  /// The text of the red badge; nil for none.
  open var badgeValue: String? {
    didSet { bar?.setNeedsDisplay() }
  }
  /// A number to find the item by.
  public var tag: Int
  /// Whether the item can be chosen.
  open var isEnabled = true {
    didSet { bar?.setNeedsDisplay() }
  }
  weak var bar: UITabBar?

  /// An item.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }
}
