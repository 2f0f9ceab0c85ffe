import Foundation

/// Says where a collection's elements lie. Subclasses override `prepare`, `collectionViewContentSize` and the attributes.
/// Decoration views are not built.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection that the layout belongs to.
  public internal(set) weak var collectionView: UICollectionView?
  /// False when `prepare` is to be called again.
  var isPrepared = false

  /// A layout.
  public override init() { super.init() }

  /// A layout read from a file.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Computes what the attributes need; called before they are asked for.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The elements of which something lies in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item lies; nil where there is none.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view lies; nil where there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Everything is computed again before the next layout.
  open func invalidateLayout() {
    isPrepared = false
    collectionView?.setNeedsLayout()
  }

  /// Whether everything is computed again when the collection scrolls or changes its size; false by default.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether the layout follows the size that a cell asks for; false by default.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Where a drag comes to rest; where it would by default.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// How an item that comes looks at first; its final look without alpha by default.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// How an item that goes looks in the end; as before, without alpha, by default.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Notes the size that a cell asks for.
  func accept(_ size: CGSize, for indexPath: IndexPath) {}

  func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    prepare()
  }
}
