import Foundation

/// Where a table's parts lie in its content, in points: header, sections with their headers, rows and footers, footer.
struct TableGeometry {
  /// A section.
  struct Section {
    /// Empty room above the header.
    var padding: CGFloat = 0
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var rows: RowHeights

    var height: CGFloat { padding + header + rows.total + footer }
  }

  private(set) var sections: [Section] = []
  /// Where each section begins.
  private var starts: [CGFloat] = []
  /// The height of the view above all sections.
  private(set) var top: CGFloat = 0
  /// The height of the view below all sections.
  private(set) var bottom: CGFloat = 0
  var width: CGFloat = 0
  /// How far rows are set in from both sides.
  var sideInset: CGFloat = 0
  /// Headers stay in sight while their section is.
  var floatsHeaders = false
  /// The end of the last section.
  private(set) var end: CGFloat = 0

  init() {}

  init(sections: [Section], top: CGFloat, bottom: CGFloat, width: CGFloat, sideInset: CGFloat, floatsHeaders: Bool) {
    self.sections = sections
    self.top = top
    self.bottom = bottom
    self.width = width
    self.sideInset = sideInset
    self.floatsHeaders = floatsHeaders
    countStarts()
  }

  private mutating func countStarts() {
    starts = []
    starts.reserveCapacity(sections.count)
    end = top
    for section in sections {
      starts.append(end)
      end += section.height
    }
  }

  private mutating func move(after section: Int, by distance: CGFloat) {
    for later in starts.indices.dropFirst(section + 1) { starts[later] += distance }
    end += distance
  }

  var contentSize: CGSize { CGSize(width: width, height: end + bottom) }

  mutating func setTop(_ height: CGFloat) {
    guard height != top else { return }
    move(after: -1, by: height - top)
    top = height
  }

  mutating func setBottom(_ height: CGFloat) { bottom = height }

  mutating func setRowHeight(_ height: CGFloat, at path: IndexPath) {
    guard contains(path) else { return }
    let before = sections[path.section].rows.total
    sections[path.section].rows[path.row] = height
    move(after: path.section, by: sections[path.section].rows.total - before)
  }

  mutating func setHeader(_ height: CGFloat, of section: Int) {
    guard sections.indices.contains(section) else { return }
    let difference = height - sections[section].header
    sections[section].header = height
    move(after: section, by: difference)
  }

  mutating func setFooter(_ height: CGFloat, of section: Int) {
    guard sections.indices.contains(section) else { return }
    let difference = height - sections[section].footer
    sections[section].footer = height
    move(after: section, by: difference)
  }

  // MARK: Asking

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.row >= 0
      && path.row < sections[path.section].rows.count
  }

  func rowCount(of section: Int) -> Int { sections.indices.contains(section) ? sections[section].rows.count : 0 }

  func headerViewRect() -> CGRect { CGRect(x: 0, y: 0, width: width, height: top) }

  func footerViewRect() -> CGRect { CGRect(x: 0, y: end, width: width, height: bottom) }

  func rect(ofSection section: Int) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(x: 0, y: starts[section], width: width, height: sections[section].height)
  }

  /// Where a section's header lies when it does not float.
  func headerRect(of section: Int) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    return CGRect(
      x: sideInset, y: starts[section] + sections[section].padding, width: width - 2 * sideInset,
      height: sections[section].header)
  }

  func footerRect(of section: Int) -> CGRect {
    guard sections.indices.contains(section) else { return .zero }
    let height = sections[section].footer
    return CGRect(
      x: sideInset, y: starts[section] + sections[section].height - height, width: width - 2 * sideInset,
      height: height)
  }

  /// Where a section's header lies while the content from `visibleTop` to `visibleBottom` shows: it stays at the top as
  /// long as there is something of its section below it.
  func headerRect(of section: Int, visibleTop: CGFloat) -> CGRect {
    var rect = headerRect(of: section)
    guard floatsHeaders, rect.height > 0 else { return rect }
    let last = starts[section] + sections[section].height - rect.height
    rect.origin.y = min(max(rect.minY, visibleTop), max(last, rect.minY))
    return rect
  }

  /// Where a section's footer lies: at the bottom of what shows while it would be below, as long as rows of its section
  /// show.
  func footerRect(of section: Int, visibleBottom: CGFloat) -> CGRect {
    var rect = footerRect(of: section)
    guard floatsHeaders, rect.height > 0 else { return rect }
    let header = headerRect(of: section)
    rect.origin.y = max(min(rect.minY, visibleBottom - rect.height), header.maxY)
    return rect
  }

  func rect(ofRow path: IndexPath) -> CGRect {
    guard contains(path) else { return .zero }
    let section = sections[path.section]
    return CGRect(
      x: sideInset, y: starts[path.section] + section.padding + section.header + section.rows.offset(of: path.row),
      width: width - 2 * sideInset, height: section.rows[path.row])
  }

  /// The section that reaches to or below `y`; nil when all end above.
  private func firstSection(endingBelow y: CGFloat) -> Int? {
    guard !sections.isEmpty, y < end else { return nil }
    var low = 0
    var high = sections.count - 1
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] + sections[middle].height > y { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The sections of which something lies between two heights.
  func sections(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard bottom > top, let first = firstSection(endingBelow: top) else { return 0..<0 }
    var end = first
    while end < sections.count, starts[end] < bottom { end += 1 }
    return first..<end
  }

  /// The rows of a section of which something lies between two heights.
  func rows(of section: Int, from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard sections.indices.contains(section), bottom > top else { return 0..<0 }
    let rows = sections[section].rows
    let origin = starts[section] + sections[section].padding + sections[section].header
    guard rows.count > 0, origin < bottom, origin + rows.total > top,
      let first = rows.row(at: max(0, top - origin))
    else { return 0..<0 }
    var end = first
    var place = origin + rows.offset(of: first)
    while end < rows.count, place < bottom {
      place += rows[end]
      end += 1
    }
    return first..<max(end, first)
  }

  /// The rows of which something lies in `rect`, in order.
  func rows(in rect: CGRect) -> [IndexPath] {
    sections(from: rect.minY, to: rect.maxY).flatMap { section in
      rows(of: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
    }
  }

  /// The row at a point; nil where there is none.
  func row(at point: CGPoint) -> IndexPath? {
    guard let section = sections(from: point.y, to: point.y + 0.001).first else { return nil }
    guard let row = rows(of: section, from: point.y, to: point.y + 0.001).first else { return nil }
    let path = IndexPath(row: row, section: section)
    return rect(ofRow: path).contains(point) ? path : nil
  }
}
