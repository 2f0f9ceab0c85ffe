import Foundation

/// What stands for a controller in a tab bar.
@MainActor
open class UITabBarItem: UIBarItem {
  /// Items that many apps have, with a name and a picture of the system.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent,
      mostViewed
  }

  /// The picture of the chosen item; the usual one when nil (iOS 7 and later).
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { itemDidChange() } } }
  /// The text of the red badge; nil for none.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }
  /// The colour of the badge; red when nil (iOS 10 and later).
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { itemDidChange() } } }
  weak var bar: UITabBar?
  /// The list of the screens that have no place in the bar, where the item is one of them.
  weak var list: MoreListController?
  private var scaledImage: (original: UIImage, part: CGFloat, copy: UIImage)?

  /// An item.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// An item with a picture of its own for when it is chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// One of the system's items.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: systemItem.title, image: TabGlyph.image(of: systemItem), tag: tag)
  }

  override func itemDidChange() {
    bar?.setNeedsDisplay()
    list?.itemDidChange(self)
  }

  /// The picture that shows, in a part of its size, for the screen's pixels.
  func image(isSelected: Bool, scaledBy part: CGFloat) -> UIImage? {
    guard let original = isSelected ? selectedImage ?? image : image else { return nil }
    let screenScale = UIKitEnvironment.current.traits.scale
    if part == 1, original.scale == screenScale { return original }
    if let scaledImage, scaledImage.original === original, scaledImage.part == part { return scaledImage.copy }
    guard let copy = original.scaled(by: part, pixelsPerPoint: screenScale) else { return original }
    scaledImage = (original, part, copy)
    return copy
  }
}
