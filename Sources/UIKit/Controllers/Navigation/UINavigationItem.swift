import Foundation

/// What a navigation bar shows for a controller.
@MainActor
open class UINavigationItem: NSObject {
  /// When the title is a large one (iOS 11 and later).
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The words in the middle.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// A line above the bar's content.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// What the back button to this item shows, when the item above is on top.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The words of the back button to this item, when it has no item of its own.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  /// Whether there is no back button on this item; false by default.
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
  /// Whether the left items stand beside the back button, not in its place; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// When the title is a large one.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { changed() } }
  }
  /// A search whose bar stands below the title (iOS 11 and later).
  open var searchController: UISearchController? {
    didSet { if searchController !== oldValue { changed() } }
  }
  /// Whether that bar shows only at the top of the content; true by default.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }
  /// The looks of the bar for this item; the bar's own when nil.
  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The looks of the bar for this item while its content is at the top.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  /// The buttons on the left, from the edge on.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons on the right, from the edge on.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }

  /// The object id in the Interface Builder file that the item comes from.
  package var interfaceBuilderIdentifier: String?
  weak var bar: UINavigationBar?

  /// An item with a title.
  public init(title: String) {
    super.init()
    self.title = title
  }

  /// An empty item.
  public override init() { super.init() }

  /// The first button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Changes the button on the left, with a fade when animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { fade(animated) { leftBarButtonItem = item } }
  /// Changes the buttons on the left, with a fade when animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    fade(animated) { leftBarButtonItems = items }
  }
  /// Changes the button on the right, with a fade when animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    fade(animated) { rightBarButtonItem = item }
  }
  /// Changes the buttons on the right, with a fade when animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    fade(animated) { rightBarButtonItems = items }
  }
  /// Hides the back button or shows it, with a fade when animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    fade(animated) { self.hidesBackButton = hidesBackButton }
  }

  private var fades = false

  private func fade(_ isAnimated: Bool, _ change: () -> Void) {
    fades = isAnimated
    change()
    fades = false
  }

  /// What the back button to this item says: "Back" where it has no words (MEM).
  var backTitle: String {
    backBarButtonItem?.title ?? backButtonTitle ?? title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back"
  }

  private func changed() { bar?.itemDidChange(self, fades: fades) }
}
