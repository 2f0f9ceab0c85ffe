import Foundation

/// Brings the items that show into the collection and takes the others out.
extension UICollectionView {
  /// Items that ask for other sizes may uncover others; after this many rounds the rest waits for the next frame.
  private static let roundLimit = 8

  func loadCounts() -> [Int] {
    if let counts = items.counts { return counts }
    var counts: [Int] = []
    if let dataSource {
      for section in 0..<max(0, dataSource.numberOfSections(in: self)) {
        counts.append(max(0, dataSource.collectionView(self, numberOfItemsInSection: section)))
      }
    }
    items.counts = counts
    return counts
  }

  func showItems() {
    guard !items.isShowing, items.updateDepth == 0 else { return }
    items.isShowing = true
    defer { items.isShowing = false }
    let layout = collectionViewLayout
    if items.knownBounds != bounds {
      if layout.isPrepared, !items.knownBounds.isNull, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
        layout.invalidateLayout()
      }
      items.knownBounds = bounds
    }
    var rounds = 0
    repeat { rounds += 1 } while showItemsOnce() && rounds < Self.roundLimit
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }

  /// One round; true when some cell asked for another size.
  private func showItemsOnce() -> Bool {
    _ = loadCounts()
    let layout = collectionViewLayout
    layout.prepareIfNeeded()
    let size = layout.collectionViewContentSize
    if contentSize != size { contentSize = size }
    let elements = (layout.layoutAttributesForElements(in: bounds) ?? []).filter(isKnown)
    var wanted: Set<CollectionItems.Key> = []
    for attributes in elements { wanted.insert(key(attributes)) }
    for key in items.shown.keys where !wanted.contains(key) { putAway(key) }
    var hasMoved = false
    // Elements of higher planes are brought in later, so that they lie in front.
    for attributes in elements.sorted(by: { $0.zIndex < $1.zIndex }) where show(attributes) { hasMoved = true }
    return hasMoved
  }

  /// A layout may name what the data source does not have.
  private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    switch attributes.representedElementCategory {
    case .cell: items.contains(attributes.indexPath)
    case .supplementaryView: attributes.representedElementKind != nil
    case .decorationView: false
    }
  }

  private func key(_ attributes: UICollectionViewLayoutAttributes) -> CollectionItems.Key {
    CollectionItems.Key(path: attributes.indexPath, kind: attributes.representedElementKind)
  }

  /// Gives an element its view; true when it asked for another size.
  @discardableResult
  func show(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    let key = key(attributes)
    if let view = items.shown[key] {
      attributes.apply(to: view)
      return false
    }
    guard let view = makeView(key) else { return false }
    items.shown[key] = view
    UIView.performWithoutAnimation {
      view.isHidden = false
      attributes.apply(to: view)
      if view.superview !== self {
        insertSubview(view, at: subviews.firstIndex { $0 is UIScrollViewIndicator } ?? subviews.count)
      }
      view.apply(attributes)
    }
    let path = key.path
    guard let cell = view as? UICollectionViewCell, key.kind == nil else {
      items.delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind ?? "", at: path)
      return false
    }
    UIView.performWithoutAnimation { cell.isSelected = items.selection.contains(path) }
    var hasMoved = false
    if (collectionViewLayout as? UICollectionViewFlowLayout)?.asksCells ?? true {
      let preferred = cell.preferredLayoutAttributesFitting(attributes)
      if collectionViewLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
      {
        collectionViewLayout.accept(preferred.size, for: path)
        collectionViewLayout.invalidateLayout()
        hasMoved = true
      }
    }
    items.delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return hasMoved
  }

  private func makeView(_ key: CollectionItems.Key) -> UICollectionReusableView? {
    if let focused = items.focused, focused.key == key {
      items.focused = nil
      return focused.cell
    }
    guard let kind = key.kind else { return dataSource?.collectionView(self, cellForItemAt: key.path) }
    return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
  }

  /// A view that shows no element any more waits for another. A cell in which somebody types stays as it is.
  func putAway(_ key: CollectionItems.Key) {
    guard let view = items.shown.removeValue(forKey: key) else { return }
    if key.kind == nil, items.highlighted == key.path { items.highlighted = nil }
    let focus = UIApplication.shared.firstResponder as? UIView
    if let cell = view as? UICollectionViewCell, let focus, focus.isDescendant(of: cell), items.counts != nil {
      if let old = items.focused, old.cell !== cell {
        old.cell.endEditing(true)
        items.keep(old.cell, kind: nil)
      }
      items.focused = (key, cell)
    } else {
      view.endEditing(true)
      items.keep(view, kind: key.kind)
    }
    if let cell = view as? UICollectionViewCell, key.kind == nil {
      items.delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else {
      items.delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind ?? "", at: key.path)
    }
  }
}
