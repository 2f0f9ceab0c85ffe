import Foundation

/// What bars show for something: a button, a tab.
@MainActor
open class UIBarItem: NSObject {
  /// The word.
  open var title: String? { didSet { if title != oldValue { itemDidChange() } } }
  /// The picture; of a template its alpha counts.
  open var image: UIImage? { didSet { if image !== oldValue { itemDidChange() } } }
  /// Around the picture, in points.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { itemDidChange() } } }
  /// Whether the item can be chosen; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }
  /// A number to find the item by.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String? { didSet { itemDidChange() } }
  /// What a screen reader says.
  open var accessibilityLabel: String? { didSet { itemDidChange() } }

  /// The object id in the Interface Builder file that the item comes from.
  package var interfaceBuilderIdentifier: String?

  /// An empty item.
  public override init() { super.init() }

  /// The item looks otherwise now.
  func itemDidChange() {}
}
