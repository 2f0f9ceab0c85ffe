import Foundation

/// Items in sections, placed by a layout. Only the items that show have cells.
@MainActor
open class UICollectionView: UIScrollView {
  let items = CollectionItems()
  private var currentLayout: UICollectionViewLayout
  /// Keeps a data source alive that nobody else does.
  package var ownDataSource: AnyObject?

  /// A collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    currentLayout = layout
    super.init(frame: frame)
    setUp()
  }

  /// A collection read from a file.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    currentLayout.collectionView = self
    backgroundColor = UIKitEnvironment.current.traits.majorVersion >= 13 ? .systemBackground : .black
  }

  /// Says where the items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    get { currentLayout }
    set {
      guard newValue !== currentLayout else { return }
      currentLayout.collectionView = nil
      currentLayout = newValue
      newValue.collectionView = self
      newValue.invalidateLayout()
    }
  }

  /// Places the items by another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
    guard animated else { return }
    UIView.animate(withDuration: Self.updateTime) { self.showItems() }
  }

  /// Gives the collection its items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }

  /// Hears what is done with the collection: a `UICollectionViewDelegate`.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      items.delegate = delegate as? any UICollectionViewDelegate
      currentLayout.invalidateLayout()
    }
  }

  private func forgetData() {
    items.counts = nil
    items.selection = []
    items.highlighted = nil
    for key in Array(items.shown.keys) { putAway(key) }
    (currentLayout as? UICollectionViewFlowLayout)?.forgetSizes()
    currentLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// Asks the data source for everything again. The selection ends.
  open func reloadData() {
    items.updates = nil
    items.updateDepth = 0
    if let focused = items.focused {
      items.focused = nil
      focused.cell.endEditing(true)
      items.keep(focused.cell, kind: nil)
    }
    forgetData()
  }

  /// The view behind the items; it does not scroll.
  open var backgroundView: UIView? { didSet { replaceLowest(oldValue, by: backgroundView) } }

  /// Whether items can be selected; true by default.
  open var allowsSelection = true
  /// Whether several can; false by default.
  open var allowsMultipleSelection = false
  /// Whether cells are made before they show; nothing is made before here.
  open var isPrefetchingEnabled = true

  // MARK: Layout

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showItems()
  }
}
