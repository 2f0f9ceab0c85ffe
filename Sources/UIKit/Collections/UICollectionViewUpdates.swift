import Foundation

/// Items that come and go.
extension UICollectionView {
  /// How long items move, in seconds (MEM).
  static let updateTime = 0.3

  /// Makes the changes of a block together, animated, and calls `completion` when they have come to rest. The data source
  /// has to have changed in the same way; UIKit raises an exception when it has not, here the collection loads everything
  /// again and the report says so.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    begin()
    updates?()
    end(completion)
  }

  private func begin() {
    _ = loadCounts()
    collectionViewLayout.prepareIfNeeded()
    items.updateDepth += 1
    if items.updates == nil { items.updates = TableUpdates() }
  }

  private func end(_ completion: ((Bool) -> Void)?) {
    items.updateDepth = max(0, items.updateDepth - 1)
    guard items.updateDepth == 0, let updates = items.updates else {
      completion?(true)
      return
    }
    items.updates = nil
    make(updates, completion)
  }

  private func change(_ body: (inout TableUpdates) -> Void) {
    begin()
    if var updates = items.updates {
      body(&updates)
      items.updates = updates
    }
    end(nil)
  }

  /// Brings items in; the places are those after all changes.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { updates in for path in indexPaths { updates.insertedRows[path] = .fade } }
  }

  /// Takes items out; the places are those before all changes.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { updates in for path in indexPaths { updates.deletedRows[path] = .fade } }
  }

  /// Asks for the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { updates in for path in indexPaths { updates.reloadedRows[path] = .fade } }
  }

  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Brings sections in.
  public func insertSections(_ sections: IndexSet) {
    change { updates in for section in sections { updates.insertedSections[section] = .fade } }
  }

  /// Takes sections out.
  public func deleteSections(_ sections: IndexSet) {
    change { updates in for section in sections { updates.deletedSections[section] = .fade } }
  }

  /// Asks for everything of sections again.
  public func reloadSections(_ sections: IndexSet) {
    change { updates in for section in sections { updates.reloadedSections[section] = .fade } }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Making the changes

  private func make(_ updates: TableUpdates, _ completion: ((Bool) -> Void)?) {
    let before = loadCounts()
    items.counts = nil
    let after = loadCounts()
    if let contradiction = updates.contradiction(before: before, after: after) {
      UIKitEnvironment.current.report("invalid update of a collection: \(contradiction)")
      reloadData()
      completion?(false)
      return
    }
    items.selection = Set(items.selection.compactMap(updates.newPath)).filter { items.contains($0) }
    items.highlighted = items.highlighted.flatMap(updates.newPath)
    if let focused = items.focused {
      items.focused = nil
      if let path = updates.newPath(focused.key.path) {
        items.focused = (CollectionItems.Key(path: path, kind: nil), focused.cell)
      } else {
        focused.cell.endEditing(true)
        items.keep(focused.cell, kind: nil)
      }
    }
    let frames = items.shown.mapValues(\.frame)
    var leaving: [(key: CollectionItems.Key, view: UICollectionReusableView)] = []
    var staying: [CollectionItems.Key: UICollectionReusableView] = [:]
    for (key, view) in items.shown {
      let path =
        key.kind == nil
        ? (updates.reloadedRows[key.path] == nil ? updates.newPath(key.path) : nil)
        : updates.reloadedSections[key.path.section] == nil
          ? updates.newSection(key.path.section).map { IndexPath(item: key.path.item, section: $0) } : nil
      if let path {
        staying[CollectionItems.Key(path: path, kind: key.kind)] = view
      } else {
        leaving.append((key, view))
      }
    }
    items.shown = staying
    (collectionViewLayout as? UICollectionViewFlowLayout)?.forgetSizes()
    collectionViewLayout.invalidateLayout()
    animate(leaving, staying: Set(staying.values.map { ObjectIdentifier($0) }), from: frames, updates, completion)
  }

  private func animate(
    _ leaving: [(key: CollectionItems.Key, view: UICollectionReusableView)], staying: Set<ObjectIdentifier>,
    from frames: [CollectionItems.Key: CGRect], _ updates: TableUpdates, _ completion: ((Bool) -> Void)?
  ) {
    let layout = collectionViewLayout
    let changes = {
      for (key, view) in leaving {
        if let last = layout.finalLayoutAttributesForDisappearingItem(at: key.path), key.kind == nil {
          last.apply(to: view)
        } else {
          view.alpha = 0
        }
      }
      self.showItems()
      for (key, view) in self.items.shown where !staying.contains(ObjectIdentifier(view)) {
        UIView.performWithoutAnimation { self.placeComing(view, key, frames, updates) }
        view.alpha = 1
        if let attributes = self.attributes(of: key) { attributes.apply(to: view) }
      }
      if self.isIdle {
        let legal = self.geometry.clamped(self.contentOffset)
        if legal != self.contentOffset { self.place(legal) }
      }
    }
    let finish = { [weak self] (isFinished: Bool) in
      guard let self else { return }
      for (key, view) in leaving {
        view.endEditing(true)
        view.alpha = 1
        self.items.keep(view, kind: key.kind)
        if let cell = view as? UICollectionViewCell {
          self.items.delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
        }
      }
      self.setNeedsLayout()
      completion?(isFinished)
    }
    if window == nil {
      UIView.performWithoutAnimation(changes)
      finish(true)
    } else {
      UIView.animate(
        withDuration: Self.updateTime, delay: 0, options: [.allowUserInteraction], animations: changes,
        completion: finish)
    }
  }

  private func attributes(of key: CollectionItems.Key) -> UICollectionViewLayoutAttributes? {
    guard let kind = key.kind else { return collectionViewLayout.layoutAttributesForItem(at: key.path) }
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
  }

  /// An item that comes stands where it comes from.
  private func placeComing(
    _ view: UICollectionReusableView, _ key: CollectionItems.Key, _ frames: [CollectionItems.Key: CGRect],
    _ updates: TableUpdates
  ) {
    if key.kind == nil, let first = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: key.path) {
      return first.apply(to: view)
    }
    if let old = updates.oldPath(key.path), let frame = frames[CollectionItems.Key(path: old, kind: key.kind)] {
      view.frame = frame
    } else {
      view.alpha = 0
    }
  }
}
