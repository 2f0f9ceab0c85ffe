import Foundation

/// Headers and footers of sections, and the lines below the last row.
extension UITableView {
  func showEdges() {
    let geometry = rows.geometry
    let band = bounds
    let insets = adjustedContentInset
    let top = band.minY + insets.top
    let bottom = band.maxY - insets.bottom
    let sections = geometry.sections(from: band.minY, to: band.maxY)
    for section in rows.headers.keys.sorted() where !sections.contains(section) { putAwayHeader(section) }
    for section in rows.footers.keys.sorted() where !sections.contains(section) { putAwayFooter(section) }
    for section in sections {
      let header = geometry.headerRect(of: section, visibleTop: top)
      if header.height > 0, header.intersects(band) {
        if let view = headerForShowing(section) { placeEdge(view, header) }
      } else {
        putAwayHeader(section)
      }
      let footer = geometry.footerRect(of: section, visibleBottom: bottom)
      if footer.height > 0, footer.intersects(band) {
        if let view = footerForShowing(section) { placeEdge(view, footer) }
      } else {
        putAwayFooter(section)
      }
    }
    showEmptyRows()
  }

  private func placeEdge(_ view: UIView, _ frame: CGRect) {
    if view.frame != frame { view.frame = frame }
  }

  private func headerForShowing(_ section: Int) -> UIView? {
    if let view = rows.headers[section], view.superview === self, !view.isHidden { return view }
    guard let view = rows.headers[section] ?? makeEdge(section, isFooter: false) else { return nil }
    rows.headers[section] = view
    bring(view, isFooter: false)
    rows.delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  private func footerForShowing(_ section: Int) -> UIView? {
    if let view = rows.footers[section], view.superview === self, !view.isHidden { return view }
    guard let view = rows.footers[section] ?? makeEdge(section, isFooter: true) else { return nil }
    rows.footers[section] = view
    bring(view, isFooter: true)
    rows.delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
  }

  private func bring(_ view: UIView, isFooter: Bool) {
    if let view = view as? UITableViewHeaderFooterView {
      view.prepare(style: style, width: bounds.width, isFooter: isFooter)
    }
    UIView.performWithoutAnimation {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.isHidden = false
      if view.superview !== self {
        // In front of the rows, behind the indicators.
        insertSubview(view, at: subviews.firstIndex { $0 is UIScrollViewIndicator } ?? subviews.count)
      }
    }
  }

  private static let headerIdentifier = "keyrise.standard-header"
  private static let footerIdentifier = "keyrise.standard-footer"

  private func makeEdge(_ section: Int, isFooter: Bool) -> UIView? {
    let own =
      isFooter
      ? asked { $0.tableView(self, viewForFooterInSection: section) } ?? nil
      : asked { $0.tableView(self, viewForHeaderInSection: section) } ?? nil
    if let own { return own }
    guard let title = isFooter ? footerTitle(of: section) : headerTitle(of: section), !title.isEmpty else { return nil }
    let identifier = isFooter ? Self.footerIdentifier : Self.headerIdentifier
    let view = rows.pool.takeHeader(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.prepare(style: style, width: bounds.width, isFooter: isFooter)
    view.show(title)
    return view
  }

  func putAwayHeader(_ section: Int) {
    guard let view = rows.headers.removeValue(forKey: section) else { return }
    let wasShown = view.superview === self && !view.isHidden
    putAwayEdge(view)
    if wasShown { rows.delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section) }
  }

  func putAwayFooter(_ section: Int) {
    guard let view = rows.footers.removeValue(forKey: section) else { return }
    let wasShown = view.superview === self && !view.isHidden
    putAwayEdge(view)
    if wasShown { rows.delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section) }
  }

  private func putAwayEdge(_ view: UIView) {
    if let view = view as? UITableViewHeaderFooterView { rows.pool.keep(view) } else { view.removeFromSuperview() }
  }

  // MARK: Empty rows

  private func showEmptyRows() {
    let look = TableLook.current
    let metrics = metrics
    let start = rows.geometry.contentSize.height
    guard style == .plain, separatorStyle != .none, tableFooterView == nil, look.linesEmptyRows(),
      start < bounds.maxY, rows.isCurrent, dataSource != nil
    else {
      rows.emptyRows?.isHidden = true
      return
    }
    let view = rows.emptyRows ?? TableEmptyRowsView(frame: .zero)
    if rows.emptyRows == nil {
      rows.emptyRows = view
      insertSubview(view, at: 0)
    }
    view.isHidden = false
    view.rowHeight = rowHeight > 0 ? rowHeight : metrics.rowHeight
    view.inset = mirrorsParts ? separatorInset.mirrored : separatorInset
    view.color = separatorColor ?? .clear
    view.thickness = metrics.isClassic ? 1 : metrics.hairline
    let frame = CGRect(x: 0, y: start, width: bounds.width, height: bounds.height)
    if view.frame != frame { view.frame = frame }
  }
}
