import Foundation

/// Rows that come and go.
extension UITableView {
  /// How long rows move, in seconds (MEM).
  private static let updateTime = 0.3

  /// Begins changes that happen together.
  public func beginUpdates() {
    loadIfNeeded()
    rows.updateDepth += 1
    if rows.updates == nil { rows.updates = TableUpdates() }
  }

  /// Makes the changes since `beginUpdates`, animated. The data source has to have changed in the same way; UIKit raises
  /// an exception when it has not, here the table loads everything again and the report says so.
  public func endUpdates() {
    guard rows.updateDepth > 0 else { return }
    rows.updateDepth -= 1
    guard rows.updateDepth == 0, let updates = rows.updates else { return }
    rows.updates = nil
    make(updates, completion: nil)
  }

  /// Makes the changes of a block together, animated, and calls `completion` when they have come to rest.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    rows.updateDepth -= 1
    guard rows.updateDepth == 0, let collected = rows.updates else {
      completion?(true)
      return
    }
    rows.updates = nil
    make(collected, completion: completion)
  }

  func endUpdatesAtOnce() {
    rows.updates = nil
    rows.updateDepth = 0
  }

  private func change(_ body: (inout TableUpdates) -> Void) {
    beginUpdates()
    if var updates = rows.updates {
      body(&updates)
      rows.updates = updates
    }
    endUpdates()
  }

  /// Brings rows in; the places are those after all changes.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in for path in indexPaths { updates.insertedRows[path] = animation } }
  }

  /// Takes rows out; the places are those before all changes.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in for path in indexPaths { updates.deletedRows[path] = animation } }
  }

  /// Asks for the cells of rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { updates in for path in indexPaths { updates.reloadedRows[path] = animation } }
  }

  /// Moves a row.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows.append((indexPath, newIndexPath)) }
  }

  /// Brings sections in.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in for section in sections { updates.insertedSections[section] = animation } }
  }

  /// Takes sections out.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in for section in sections { updates.deletedSections[section] = animation } }
  }

  /// Asks for everything of sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { updates in for section in sections { updates.reloadedSections[section] = animation } }
  }

  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Making the changes

  private func make(_ updates: TableUpdates, completion: ((Bool) -> Void)?) {
    let old = rows.geometry
    // Headers and footers of sections that stay keep their views under their new numbers.
    let (headers, footers) = (rows.headers, rows.footers)
    rows.headers = renumbered(headers, updates)
    rows.footers = renumbered(footers, updates)
    let new = loadedGeometry()
    let counts = (before: old.sections.map(\.rows.count), after: new.sections.map(\.rows.count))
    if let contradiction = updates.contradiction(before: counts.before, after: counts.after) {
      UIKitEnvironment.current.report("invalid update of a table: \(contradiction)")
      (rows.headers, rows.footers) = (headers, footers)
      reloadData()
      completion?(false)
      return
    }
    rows.isCurrent = true
    rows.geometry = new
    keepHeights(from: old, updates)
    rows.selection = Set(rows.selection.compactMap(updates.newPath)).filter { rows.geometry.contains($0) }
    rows.confirming = rows.confirming.flatMap(updates.newPath)
    rows.highlighted = rows.highlighted.flatMap(updates.newPath)
    if let focused = rows.focused {
      rows.focused = nil
      if let path = updates.newPath(focused.path) {
        rows.focused = TableRows.Shown(path: path, cell: focused.cell)
      } else {
        rows.pool.keep(focused.cell)
      }
    }
    let goneEdges =
      headers.values.filter { view in !rows.headers.values.contains { $0 === view } }
      + footers.values.filter { view in !rows.footers.values.contains { $0 === view } }
    move(from: old, updates, goneEdges: goneEdges, completion: completion)
  }

  private func renumbered(_ views: [Int: UIView], _ updates: TableUpdates) -> [Int: UIView] {
    var result: [Int: UIView] = [:]
    for (section, view) in views where updates.reloadedSections[section] == nil {
      if let new = updates.newSection(section) { result[new] = view }
    }
    return result
  }

  /// Rows that were measured keep their heights.
  private func keepHeights(from old: TableGeometry, _ updates: TableUpdates) {
    guard rows.usesEstimates else { return }
    for row in rows.shown {
      guard let path = updates.newPath(row.path), updates.reloadedRows[row.path] == nil else { continue }
      rows.geometry.setRowHeight(old.rect(ofRow: row.path).height, at: path)
    }
  }

  private func move(
    from old: TableGeometry, _ updates: TableUpdates, goneEdges: [UIView], completion: ((Bool) -> Void)?
  ) {
    var leaving: [(view: UIView, animation: RowAnimation)] = []
    var staying: [TableRows.Shown] = []
    for row in rows.shown {
      let reload = updates.reloadedRows[row.path]
      if reload == nil, let path = updates.newPath(row.path) {
        staying.append(TableRows.Shown(path: path, cell: row.cell))
      } else {
        let animation =
          reload ?? updates.deletedRows[row.path] ?? updates.deletedSections[row.path.section]
          ?? updates
          .reloadedSections[row.path.section] ?? .automatic
        leaving.append((row.cell, animation))
        rows.delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
      }
    }
    rows.shown = staying.sorted { $0.path < $1.path }
    for view in goneEdges { leaving.append((view, .fade)) }
    let isSeen = window != nil
    let stayed = Set(rows.shown.map { ObjectIdentifier($0.cell) })
    // The cells that come stand where they come from.
    UIView.performWithoutAnimation {
      updateContentSize()
      showComing()
      for row in rows.shown where !stayed.contains(ObjectIdentifier(row.cell)) {
        begin(row, from: old, updates)
      }
      for (view, animation) in leaving where animation != .none && view.superview === self {
        sendSubviewToBack(view)
      }
      if let backgroundView { sendSubviewToBack(backgroundView) }
    }
    let finish = { [weak self] (isFinished: Bool) in
      guard let self else { return }
      for (view, _) in leaving { self.putAwayAfterUpdate(view) }
      self.setNeedsLayout()
      completion?(isFinished)
    }
    let changes = {
      for (view, animation) in leaving { self.end(view, animation) }
      for row in self.rows.shown {
        self.prepare(row.cell, at: row.path)
        row.cell.alpha = 1
        let rect = self.rows.geometry.rect(ofRow: row.path)
        if row.cell.frame != rect { row.cell.frame = rect }
      }
      self.updateEdgeViews()
      self.showEdges()
      self.keepOffsetLegal()
    }
    if isSeen {
      UIView.animate(
        withDuration: Self.updateTime, delay: 0, options: [.allowUserInteraction], animations: changes,
        completion: finish)
    } else {
      UIView.performWithoutAnimation(changes)
      finish(true)
    }
    setNeedsLayout()
  }

  /// Gives the rows that will show their cells; those that leave the sight stay until they are there.
  private func showComing() {
    let before = rows.shown
    rows.isShowing = true
    let target = geometry.clamped(contentOffset)
    let band = CGRect(origin: target, size: bounds.size).union(bounds)
    for path in rows.geometry.rows(in: band) where !rows.place(of: path).isThere { _ = showForUpdate(path) }
    rows.isShowing = false
    // Heights that were found out move the others.
    if before.count != rows.shown.count { updateContentSize() }
  }

  private func begin(_ row: TableRows.Shown, from old: TableGeometry, _ updates: TableUpdates) {
    var rect = rows.geometry.rect(ofRow: row.path)
    if let path = updates.oldPath(row.path), updates.reloadedRows[path] == nil {
      rect.origin.y = old.rect(ofRow: path).minY
      row.cell.frame = rect
      return
    }
    let reload = updates.oldPath(row.path).flatMap { updates.reloadedRows[$0] }
    let animation =
      reload ?? updates.insertedRows[row.path] ?? updates.insertedSections[row.path.section] ?? updates.oldSection(
        row.path.section
      ).flatMap { updates.reloadedSections[$0] } ?? .automatic
    row.cell.frame = shifted(rect, animation)
    row.cell.alpha = animation == .none || animation == .left || animation == .right ? 1 : 0
  }

  private func shifted(_ rect: CGRect, _ animation: RowAnimation) -> CGRect {
    switch animation {
    case .left: rect.offsetBy(dx: -rect.width, dy: 0)
    case .right: rect.offsetBy(dx: rect.width, dy: 0)
    case .top: rect.offsetBy(dx: 0, dy: -rect.height)
    case .bottom: rect.offsetBy(dx: 0, dy: rect.height)
    default: rect
    }
  }

  private func end(_ view: UIView, _ animation: RowAnimation) {
    guard animation != .none else { return }
    view.frame = shifted(view.frame, animation)
    view.alpha = animation == .left || animation == .right ? 1 : 0
  }

  private func putAwayAfterUpdate(_ view: UIView) {
    view.endEditing(true)
    view.alpha = 1
    switch view {
    case let cell as UITableViewCell:
      // It may show a row again, when the data source gave it back.
      if rows.shown.contains(where: { $0.cell === cell }) { return }
      cell.setDeleteConfirmation(false, title: "")
      if staticSections != nil { cell.isHidden = true } else { rows.pool.keep(cell) }
    case let header as UITableViewHeaderFooterView: rows.pool.keep(header)
    default: view.removeFromSuperview()
    }
  }

  private func keepOffsetLegal() {
    guard isIdle else { return }
    let legal = geometry.clamped(contentOffset)
    if legal != contentOffset { place(legal) }
  }
}
