import Foundation

/// Where rows are, and scrolling to them.
extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int {
    loadIfNeeded()
    return rows.geometry.sections.count
  }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return rows.geometry.rowCount(of: section)
  }

  /// Where a section lies, header and footer included, in the table's coordinates, points.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    return rows.geometry.rect(ofSection: section)
  }

  /// Where a section's header lies when it does not float.
  public func rectForHeader(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return rows.geometry.headerRect(of: section)
  }

  /// Where a section's footer lies when it does not float.
  public func rectForFooter(inSection section: Int) -> CGRect {
    loadIfNeeded()
    return rows.geometry.footerRect(of: section)
  }

  /// Where a row lies; zero for a row that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    return rows.geometry.rect(ofRow: indexPath)
  }

  /// The row at a point of the table's coordinates; nil where there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return rows.geometry.row(at: point)
  }

  /// The row that a cell shows; nil when it shows none.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    if rows.focused?.cell === cell { return rows.focused?.path }
    return rows.shown.first { $0.cell === cell }?.path
  }

  /// The rows of which something lies in a rectangle; nil where there are none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let found = rows.geometry.rows(in: rect)
    return found.isEmpty ? nil : found
  }

  /// The cell of a row; nil when the row does not show.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cell(at: indexPath) }

  /// The cells that show, from the top.
  public var visibleCells: [UITableViewCell] {
    layoutShown()
    return rows.shown.map(\.cell)
  }

  /// The rows that show, from the top; nil when none do.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutShown()
    return rows.shown.isEmpty ? nil : rows.shown.map(\.path)
  }

  private func layoutShown() {
    if layoutIsNeeded { showRows() }
  }

  /// The header of a section; nil when it does not show or has none of this class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section; nil when it does not show or has none of this class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard rows.geometry.contains(indexPath) else { return }
    setContentOffset(offset(toRow: indexPath, scrollPosition), animated: animated)
    guard !animated else { return }
    // Rows find out their heights on the way, so that the row may lie elsewhere now.
    for _ in 0..<4 {
      showRows()
      let target = offset(toRow: indexPath, scrollPosition)
      if abs(target.y - contentOffset.y) < tolerance { return }
      setContentOffset(target, animated: false)
    }
  }

  /// Scrolls to the first selected row.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  private func offset(toRow path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let rect = rows.geometry.rect(ofRow: path)
    let insets = adjustedContentInset
    // A floating header covers the top.
    let header = style == .plain ? rows.geometry.headerRect(of: path.section).height : 0
    let top = rect.minY - insets.top - header
    let bottom = rect.maxY - bounds.height + insets.bottom
    var y = contentOffset.y
    switch position {
    case .top: y = top
    case .bottom: y = bottom
    case .middle: y = rect.midY - (bounds.height - insets.bottom + insets.top) / 2
    case .none:
      if y < bottom { y = bottom }
      if y > top { y = top }
    }
    return geometry.clamped(roundedToPixels(CGPoint(x: contentOffset.x, y: y)))
  }
}
