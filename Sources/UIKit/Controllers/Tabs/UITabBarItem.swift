/// What stands for a controller in a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
  /// The text of the red badge; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }
  weak var bar: UITabBar?

  /// An item.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  override func itemDidChange() { bar?.setNeedsDisplay() }
}
