import Foundation

/// Where items are, and scrolling to them.
extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { loadCounts().count }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    let counts = loadCounts()
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// Where an item lies; nil where there is none.
  public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where a supplementary view lies; nil where there is none.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The item at a point of the collection's coordinates; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    collectionViewLayout.prepareIfNeeded()
    let rect = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
    return collectionViewLayout.layoutAttributesForElements(in: rect)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// The item that a cell shows; nil when it shows none.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    if items.focused?.cell === cell { return items.focused?.key.path }
    return items.shown.first { $0.value === cell && $0.key.kind == nil }?.key.path
  }

  /// The cell of an item; nil when the item does not show.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.shown[CollectionItems.Key(path: indexPath, kind: nil)] as? UICollectionViewCell
  }

  /// The supplementary view of a place; nil when it does not show.
  public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { items.shown[CollectionItems.Key(path: indexPath, kind: elementKind)] }

  /// The items that show, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    if layoutIsNeeded { showItems() }
    return items.shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }

  /// The cells that show, in the order of their items.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }

  /// Scrolls to an item.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    _ = loadCounts()
    collectionViewLayout.prepareIfNeeded()
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    let insets = adjustedContentInset
    var offset = contentOffset
    if scrollPosition.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if scrollPosition.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + insets.bottom
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height - insets.bottom + insets.top) / 2
    }
    if scrollPosition.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if scrollPosition.contains(.right) {
      offset.x = frame.maxX - bounds.width + insets.right
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width - insets.right + insets.left) / 2
    }
    if scrollPosition.isEmpty { offset = geometry.offset(revealing: frame, from: contentOffset) }
    setContentOffset(geometry.clamped(roundedToPixels(offset)), animated: animated)
  }
}
