import Foundation

/// Brings the rows that show into the table and takes the others out.
extension UITableView {
  /// Rows that find out their heights may uncover others; after this many rounds the rest waits for the next frame.
  private static let roundLimit = 8

  func showRows() {
    guard !rows.isShowing, rows.updateDepth == 0 else { return }
    rows.isShowing = true
    defer { rows.isShowing = false }
    loadIfNeeded()
    followWidth()
    updateEdgeViews()
    var rounds = 0
    repeat { rounds += 1 } while showRowsOnce() && rounds < Self.roundLimit
    showEdges()
    placeBackground()
  }

  /// The part of the content that shows.
  private var visibleBand: CGRect { bounds }

  private func followWidth() {
    guard rows.geometry.width != bounds.width else { return }
    let metrics = metrics
    rows.geometry.width = bounds.width
    rows.geometry.sideInset = metrics.groupInset
    updateContentSize()
    for row in rows.shown { prepare(row.cell, at: row.path) }
    placeShown()
    measureShown()
  }

  /// Rows that show when other heights are loaded keep their cells and find out their heights again.
  func keepShownRows() {
    guard !rows.shown.isEmpty else { return }
    for row in rows.shown where !rows.geometry.contains(row.path) { putAway(row) }
    rows.shown.removeAll { !rows.geometry.contains($0.path) }
    for row in rows.shown { prepare(row.cell, at: row.path) }
    measureShown()
  }

  /// Rows that show find out their heights again, in a new width.
  private func measureShown() {
    for row in rows.shown {
      let height = height(ofRow: row.path, cell: row.cell)
      if height != rows.geometry.rect(ofRow: row.path).height { rows.geometry.setRowHeight(height, at: row.path) }
    }
    updateContentSize()
    placeShown()
  }

  func updateContentSize() {
    let size = rows.geometry.contentSize
    if contentSize != size { contentSize = size }
  }

  /// One round; true when the content moved, so that others may show.
  private func showRowsOnce() -> Bool {
    let band = visibleBand
    let anchor = rows.shown.first { rows.geometry.rect(ofRow: $0.path).intersects(band) }
    let oldTop = anchor.map { rows.geometry.rect(ofRow: $0.path).minY } ?? 0
    removeRows(outside: band)
    var hasMoved = false
    let sections = rows.geometry.sections(from: band.minY, to: band.maxY)
    var section = sections.lowerBound
    while section < rows.geometry.sections.count, rows.geometry.rect(ofSection: section).minY < band.maxY {
      var row = rows.geometry.rows(of: section, from: band.minY, to: band.maxY).lowerBound
      let count = rows.geometry.rowCount(of: section)
      while row < count {
        let path = IndexPath(row: row, section: section)
        let rect = rows.geometry.rect(ofRow: path)
        if rect.minY >= band.maxY { break }
        if rect.maxY > band.minY || rect.height == 0, show(path) { hasMoved = true }
        row += 1
      }
      section += 1
    }
    guard hasMoved else { return false }
    updateContentSize()
    placeShown()
    // What shows stays where it is: rows above that are higher than they were taken for push it down.
    if let anchor, !rows.shown.isEmpty {
      let way = rows.geometry.rect(ofRow: anchor.path).minY - oldTop
      if way != 0 { shiftContent(by: way) }
    }
    return true
  }

  func showForUpdate(_ path: IndexPath) -> Bool { show(path) }

  /// Gives a row its cell; true when its height is another than it was taken for.
  private func show(_ path: IndexPath) -> Bool {
    let place = rows.place(of: path)
    if place.isThere { return false }
    let isKept = rows.focused?.path == path
    let cell = isKept ? rows.focused?.cell ?? makeCell(path) : makeCell(path)
    rows.focused = isKept ? nil : rows.focused
    rows.shown.insert(TableRows.Shown(path: path, cell: cell), at: rows.place(of: path).index)
    prepare(cell, at: path)
    // The content has the width by which it is measured.
    UIView.performWithoutAnimation {
      cell.isHidden = false
      let rect = rows.geometry.rect(ofRow: path)
      if cell.frame != rect { cell.frame = rect }
      if cell.superview !== self { insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0) }
      cell.isSelected = rows.selection.contains(path)
      if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    }
    let height = height(ofRow: path, cell: cell)
    let hasMoved = height != rows.geometry.rect(ofRow: path).height
    if hasMoved {
      rows.geometry.setRowHeight(height, at: path)
      UIView.performWithoutAnimation { cell.frame = rows.geometry.rect(ofRow: path) }
    }
    rows.delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return hasMoved
  }

  private func makeCell(_ path: IndexPath) -> UITableViewCell {
    if let staticSections {
      if let controller = rows.delegate as? UITableViewController, dataSource === controller {
        return controller.tableView(self, cellForRowAt: path)
      }
      return staticSections[path.section].cells[path.row]
    }
    return dataSource?.tableView(self, cellForRowAt: path) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// A cell of the data source's has the size of its row before the data source fills it.
  func giveSize(_ cell: UITableViewCell, at path: IndexPath) {
    guard rows.isCurrent, rows.geometry.contains(path) else { return }
    cell.place = cellPlace(path)
    cell.tableWidth = bounds.width
    UIView.performWithoutAnimation { cell.frame = rows.geometry.rect(ofRow: path) }
  }

  private func cellPlace(_ path: IndexPath) -> TableCellPlace {
    var position: TableCellPosition = []
    if style != .plain {
      if path.row == 0 { position.insert(.first) }
      if path.row == rows.geometry.rowCount(of: path.section) - 1 { position.insert(.last) }
    }
    return TableCellPlace(style: style, position: position, borderInset: metrics.borderInset)
  }

  /// Tells a cell where it stands.
  func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    let place = cellPlace(path)
    cell.place = place
    if cell.tableWidth != bounds.width {
      cell.tableWidth = bounds.width
      cell.setNeedsLayout()
    }
    let look = TableLook.current
    let parts = cell.parts
    var line = TableSeparator.inset
    if separatorStyle == .none || (metrics.isClassic && style != .plain) {
      line = .none
    } else if place.position.contains(.last) {
      line = look.linesEndsOfGroups(style) ? .full : .none
    }
    let hasTop = line != .none && place.position.contains(.first) && look.linesEndsOfGroups(style)
    let color = separatorColor ?? .clear
    if parts.separatorStyle != line || parts.hasTopSeparator != hasTop || parts.separatorColor != color {
      parts.separatorStyle = line
      parts.hasTopSeparator = hasTop
      parts.separatorColor = color
      cell.setNeedsLayout()
    }
    cell.editingStyle = editingStyle(ofRow: path)
    if let level = asked({ $0.tableView(self, indentationLevelForRowAt: path) }) { cell.indentationLevel = level }
    if isEditing {
      cell.shouldIndentWhileEditing = rows.delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
  }

  /// Gives all cells their places.
  func placeShown() {
    for row in rows.shown {
      let rect = rows.geometry.rect(ofRow: row.path)
      if row.cell.frame != rect { row.cell.frame = rect }
    }
    if let focused = rows.focused {
      let rect = rows.geometry.rect(ofRow: focused.path)
      if focused.cell.frame != rect { focused.cell.frame = rect }
    }
  }

  private func removeRows(outside band: CGRect) {
    guard rows.shown.contains(where: { !isIn(band, $0.path) }) else { return }
    let gone = rows.shown.filter { !isIn(band, $0.path) }
    rows.shown.removeAll { !isIn(band, $0.path) }
    for row in gone { putAway(row) }
  }

  private func isIn(_ band: CGRect, _ path: IndexPath) -> Bool {
    let rect = rows.geometry.rect(ofRow: path)
    return rect.maxY > band.minY && rect.minY < band.maxY
  }

  /// A cell that shows no row any more waits for another. One in which somebody types stays as it is.
  func putAway(_ row: TableRows.Shown) {
    if rows.confirming == row.path { rows.confirming = nil }
    if rows.highlighted == row.path { rows.highlighted = nil }
    let focus = UIApplication.shared.firstResponder as? UIView
    if let focus, focus.isDescendant(of: row.cell), rows.isCurrent {
      if let old = rows.focused, old.cell !== row.cell { recycle(old.cell) }
      rows.focused = row
    } else {
      recycle(row.cell)
    }
    rows.delegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
  }

  private func recycle(_ cell: UITableViewCell) {
    if staticSections == nil { cell.endEditing(true) }
    if staticSections != nil {
      cell.isHidden = true
    } else {
      rows.pool.keep(cell)
    }
  }

  func removeAllCells() {
    rows.isCurrent = false
    let old = rows.shown
    rows.shown = []
    for row in old { putAway(row) }
    if let focused = rows.focused {
      rows.focused = nil
      recycle(focused.cell)
    }
    for section in rows.headers.keys.sorted() { putAwayHeader(section) }
    for section in rows.footers.keys.sorted() { putAwayFooter(section) }
  }

  // MARK: Around the rows

  func updateEdgeViews() {
    if let view = tableHeaderView {
      rows.geometry.setTop(view.frame.height)
    } else {
      rows.geometry.setTop(0)
    }
    rows.geometry.setBottom(tableFooterView?.frame.height ?? 0)
    var headerRect = rows.geometry.headerViewRect()
    if let bar = tableHeaderView as? UISearchBar, bar.isPinned {
      headerRect.origin.y = max(headerRect.minY, bounds.minY + adjustedContentInset.top)
      if bar.superview === self, subviews.last !== bar { bringSubviewToFront(bar) }
    }
    place(tableHeaderView, headerRect)
    place(tableFooterView, rows.geometry.footerViewRect())
    if contentSize != rows.geometry.contentSize {
      updateContentSize()
      placeShown()
    }
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    guard let view else { return }
    if view.superview !== self { addSubview(view) }
    if view.frame != frame { view.frame = frame }
  }

  private func placeBackground() {
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
  }
}

extension UIScrollView {
  /// The content became longer above what shows: the offset follows, and with it what moves it.
  func shiftContent(by way: CGFloat) {
    drag?.start.y += way
    glide?.shift(by: way)
    offsetAnimation?.shift(by: way)
    UIView.performWithoutAnimation { place(CGPoint(x: contentOffset.x, y: contentOffset.y + way)) }
  }
}
