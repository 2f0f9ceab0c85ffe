import Foundation

/// What a table asks its data source and delegate when it loads.
extension UITableView {
  /// Whether every height that a delegate leaves to the table is left for all rows: so it is where the protocol's own
  /// method answers, but not in a subclass of `UITableViewController`, which may call super for some.
  private var leavesAllOrNone: Bool { !(rows.delegate is UITableViewController) }

  /// Asks the delegate; nil when it leaves the answer to the table.
  func asked<Answer>(_ question: (any UITableViewDelegate) -> Answer) -> Answer? {
    guard let delegate = rows.delegate else { return nil }
    rows.wasAnsweredByDefault = false
    let answer = question(delegate)
    return rows.wasAnsweredByDefault ? nil : answer
  }

  func loadIfNeeded() {
    guard !rows.isCurrent else { return }
    rows.isCurrent = true
    rows.geometry = loadedGeometry()
    rows.selection = rows.selection.filter { rows.geometry.contains($0) }
    updateContentSize()
    keepShownRows()
  }

  func loadedGeometry() -> TableGeometry {
    let metrics = metrics
    let count = staticSections?.count ?? dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0
    rows.usesEstimates = usesRowEstimates
    var sections: [TableGeometry.Section] = []
    sections.reserveCapacity(count)
    for section in 0..<count {
      var loaded = TableGeometry.Section(rows: rowHeights(of: section))
      loaded.header = headerHeight(of: section, isFirst: section == 0, metrics)
      loaded.footer = footerHeight(of: section, metrics)
      if loaded.header > 0 {
        loaded.padding = sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : metrics.headerPadding
      }
      sections.append(loaded)
    }
    return TableGeometry(
      sections: sections, top: tableHeaderView?.frame.height ?? 0, bottom: tableFooterView?.frame.height ?? 0,
      width: bounds.width, sideInset: metrics.groupInset, floatsHeaders: style == .plain)
  }

  func rowCount(of section: Int) -> Int {
    if let staticSections { return staticSections.indices.contains(section) ? staticSections[section].cells.count : 0 }
    return max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
  }

  // MARK: Rows

  /// Whether rows get their heights only when they show: always from iOS 11 on, earlier where somebody estimates.
  private var usesRowEstimates: Bool {
    if estimatedRowHeight != 0 { return true }
    guard staticSections == nil, let delegate = rows.delegate else { return false }
    rows.wasAnsweredByDefault = false
    _ = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: 0, section: 0))
    return !rows.wasAnsweredByDefault
  }

  private func rowHeights(of section: Int) -> RowHeights {
    let count = rowCount(of: section)
    let standard = rowHeight >= 0 ? rowHeight : metrics.rowHeight
    if let staticSections, staticSections.indices.contains(section) {
      let cells = staticSections[section].cells
      return RowHeights(count: count, standard: standard) { row in
        exactHeight(ofRow: IndexPath(row: row, section: section)) ?? cells[row].fixedHeight ?? standard
      }
    }
    guard count > 0, rows.delegate != nil else { return RowHeights(count: count, standard: estimate(standard)) }
    if rows.usesEstimates {
      let estimated = estimate(standard)
      return heights(section, count, estimated) { self.estimatedHeight(ofRow: $0) }
    }
    return heights(section, count, standard) { self.exactHeight(ofRow: $0) }
  }

  private func estimate(_ standard: CGFloat) -> CGFloat {
    guard rows.usesEstimates, rowHeight < 0 else { return standard }
    return estimatedRowHeight > 0 ? estimatedRowHeight : standard
  }

  private func heights(
    _ section: Int, _ count: Int, _ standard: CGFloat, _ ask: (IndexPath) -> CGFloat?
  ) -> RowHeights {
    guard let first = ask(IndexPath(row: 0, section: section)) else {
      if leavesAllOrNone || rows.usesEstimates { return RowHeights(count: count, standard: standard) }
      return RowHeights(count: count, standard: standard) { row in
        ask(IndexPath(row: row, section: section)) ?? standard
      }
    }
    return RowHeights(count: count, standard: first) { row in
      row == 0 ? first : ask(IndexPath(row: row, section: section)) ?? standard
    }
  }

  /// What the delegate says of a row's height; nil when it leaves it to the table or to the row's content.
  private func exactHeight(ofRow path: IndexPath) -> CGFloat? {
    guard let height = asked({ $0.tableView(self, heightForRowAt: path) }) else { return nil }
    return height.isFinite && height >= 0 ? height : nil
  }

  private func estimatedHeight(ofRow path: IndexPath) -> CGFloat? {
    guard let height = asked({ $0.tableView(self, estimatedHeightForRowAt: path) }), height.isFinite, height > 0
    else { return nil }
    return height
  }

  /// The height of a row that shows in `cell`.
  func height(ofRow path: IndexPath, cell: UITableViewCell) -> CGFloat {
    if let height = exactHeight(ofRow: path) { return rounded(height) }
    if let height = cell.fixedHeight, staticSections != nil { return height }
    if rowHeight >= 0 { return rounded(rowHeight) }
    // Rows find their heights by themselves from iOS 8 on, and only where heights may be estimated.
    guard rows.usesEstimates, metrics.version >= 8 else { return metrics.rowHeight }
    return rounded(
      cell.systemLayoutSizeFitting(
        CGSize(width: rows.geometry.width - 2 * rows.geometry.sideInset, height: 0),
        withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height)
  }

  private func rounded(_ height: CGFloat) -> CGFloat {
    let scale = UIKitEnvironment.current.traits.scale
    return height.isFinite ? (max(0, height) * scale).rounded() / scale : 0
  }

  // MARK: Headers and footers

  func headerTitle(of section: Int) -> String? {
    if rows.delegate is UITableViewController || staticSections == nil {
      return dataSource?.tableView(self, titleForHeaderInSection: section)
    }
    return staticSections.flatMap { $0.indices.contains(section) ? $0[section].headerTitle : nil }
  }

  func footerTitle(of section: Int) -> String? {
    if rows.delegate is UITableViewController || staticSections == nil {
      return dataSource?.tableView(self, titleForFooterInSection: section)
    }
    return staticSections.flatMap { $0.indices.contains(section) ? $0[section].footerTitle : nil }
  }

  /// A header's height before it shows. A view whose height is to be found out is made at once.
  private func headerHeight(of section: Int, isFirst: Bool, _ metrics: TableMetrics) -> CGFloat {
    if let said = asked({ $0.tableView(self, heightForHeaderInSection: section) }), said >= 0 { return rounded(said) }
    if let view = rows.headers[section] ?? asked({ $0.tableView(self, viewForHeaderInSection: section) }) ?? nil {
      rows.headers[section] = view
      if sectionHeaderHeight >= 0 { return rounded(sectionHeaderHeight) }
      return height(ofEdgeView: view) ?? metrics.headerHeight(isFirst: isFirst, hasTitle: true)
    }
    let hasTitle = headerTitle(of: section)?.isEmpty == false
    if sectionHeaderHeight >= 0, hasTitle || style != .plain { return rounded(sectionHeaderHeight) }
    return metrics.headerHeight(isFirst: isFirst, hasTitle: hasTitle)
  }

  private func footerHeight(of section: Int, _ metrics: TableMetrics) -> CGFloat {
    if let said = asked({ $0.tableView(self, heightForFooterInSection: section) }), said >= 0 { return rounded(said) }
    if let view = rows.footers[section] ?? asked({ $0.tableView(self, viewForFooterInSection: section) }) ?? nil {
      rows.footers[section] = view
      if sectionFooterHeight >= 0 { return rounded(sectionFooterHeight) }
      return height(ofEdgeView: view) ?? metrics.headerHeight(isFirst: false, hasTitle: true)
    }
    let title = footerTitle(of: section) ?? ""
    if sectionFooterHeight >= 0, !title.isEmpty || style != .plain { return rounded(sectionFooterHeight) }
    guard !title.isEmpty else { return metrics.footerHeight(textHeight: 0) }
    let font = TableLook.current.footerFont(style)
    let side = metrics.isClassic ? metrics.borderInset + 9 : metrics.contentMargin + metrics.groupInset
    let lines = TextLayout.lines(
      of: title, font: font, width: max(1, bounds.width - 2 * side), maximum: 0, mode: .byWordWrapping)
    return metrics.footerHeight(textHeight: ContentRounding.up(font.lineHeight * CGFloat(lines.count)))
  }

  /// The height that a header or footer of the delegate's asks for by its constraints; nil where it has none.
  private func height(ofEdgeView view: UIView) -> CGFloat? {
    let width = bounds.width - 2 * metrics.groupInset
    if let view = view as? UITableViewHeaderFooterView { return view.fittingHeight(width: width) }
    guard !view.constraints.isEmpty else { return nil }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }
}
