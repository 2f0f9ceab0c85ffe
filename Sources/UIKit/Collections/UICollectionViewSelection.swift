import Foundation

/// Selected items, and the finger on an item.
extension UICollectionView {
  /// The selected items, in order; nil when none is.
  public var indexPathsForSelectedItems: [IndexPath]? { items.selection.sorted() }

  /// Selects an item, without a word to the delegate; nil deselects all.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    _ = loadCounts()
    guard let indexPath else {
      for path in items.selection.sorted() { mark(path, isSelected: false) }
      return
    }
    guard items.contains(indexPath), allowsSelection else { return }
    if !allowsMultipleSelection {
      for path in items.selection.sorted() where path != indexPath { mark(path, isSelected: false) }
    }
    mark(indexPath, isSelected: true)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item, without a word to the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) { mark(indexPath, isSelected: false) }

  private func mark(_ path: IndexPath, isSelected: Bool) {
    if isSelected { items.selection.insert(path) } else { items.selection.remove(path) }
    cellForItem(at: path)?.isSelected = isSelected
  }

  func fingerDidLand(on cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell),
      items.delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    items.highlighted = path
    cell.isHighlighted = true
    items.delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func fingerDidLeave(_ cell: UICollectionViewCell) {
    guard let path = items.highlighted, path == indexPath(for: cell) else { return }
    unhighlight(path)
  }

  private func unhighlight(_ path: IndexPath) {
    items.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    items.delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func fingerDidTap(_ cell: UICollectionViewCell) {
    guard let path = items.highlighted, path == indexPath(for: cell) else { return }
    choose(path)
    unhighlight(path)
  }

  /// What the user does, with the delegate's leave.
  private func choose(_ path: IndexPath) {
    let delegate = items.delegate
    if items.selection.contains(path), allowsMultipleSelection {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      mark(path, isSelected: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true, items.contains(path) else { return }
    if !allowsMultipleSelection {
      for old in items.selection.sorted() where old != path {
        mark(old, isSelected: false)
        delegate?.collectionView(self, didDeselectItemAt: old)
      }
    }
    mark(path, isSelected: true)
    if let cell = cellForItem(at: path) { cell.selectionAction?(cell) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
