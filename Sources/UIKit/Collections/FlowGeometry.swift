import Foundation

/// Where a flow layout's elements lie, in points. "Along" is the way that items follow each other in a line, "across" the
/// way that lines follow each other and the collection scrolls.
struct FlowGeometry {
  /// What a section's places hang on.
  struct SectionInput {
    var count: Int
    /// The same for all items; nil where `size` says it for each.
    var uniformSize: CGSize?
    var size: (Int) -> CGSize
    var insets: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  struct Line {
    var items: Range<Int>
    /// From its start to its end, across.
    var start: CGFloat
    var end: CGFloat
  }

  struct Section {
    var header = CGRect.zero
    var footer = CGRect.zero
    var frames: [CGRect] = []
    var lines: [Line] = []
    /// From its start to its end, across, header and footer included.
    var start: CGFloat = 0
    var end: CGFloat = 0
  }

  private(set) var sections: [Section] = []
  let isHorizontal: Bool
  /// The length of lines, in points.
  let length: CGFloat
  let scale: CGFloat
  private(set) var end: CGFloat = 0

  init(isHorizontal: Bool, length: CGFloat, scale: CGFloat) {
    self.isHorizontal = isHorizontal
    self.length = length
    self.scale = scale
  }

  var contentSize: CGSize {
    isHorizontal ? CGSize(width: end, height: length) : CGSize(width: length, height: end)
  }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  private func rect(along: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
    func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
    return isHorizontal
      ? CGRect(x: onPixel(across), y: onPixel(along), width: size.width, height: size.height)
      : CGRect(x: onPixel(along), y: onPixel(across), width: size.width, height: size.height)
  }

  /// Adds a section below the last.
  mutating func add(_ input: SectionInput) {
    var section = Section(start: end)
    var place = end
    let header = across(input.header)
    section.header =
      isHorizontal
      ? CGRect(x: place, y: 0, width: header, height: length) : CGRect(x: 0, y: place, width: length, height: header)
    place += header
    let before = isHorizontal ? input.insets.left : input.insets.top
    let after = isHorizontal ? input.insets.right : input.insets.bottom
    place += before
    place = addLines(input, from: place, to: &section)
    place += after
    let footer = across(input.footer)
    section.footer =
      isHorizontal
      ? CGRect(x: place, y: 0, width: footer, height: length) : CGRect(x: 0, y: place, width: length, height: footer)
    place += footer
    section.end = place
    end = place
    sections.append(section)
  }

  private func addLines(_ input: SectionInput, from start: CGFloat, to section: inout Section) -> CGFloat {
    let lead = isHorizontal ? input.insets.top : input.insets.left
    let trail = isHorizontal ? input.insets.bottom : input.insets.right
    let room = max(0, length - lead - trail)
    // Equal items stand in columns, the last line too.
    let columns = input.uniformSize.map { size -> Int in
      let step = along(size) + input.itemSpacing
      return step > 0 ? max(1, Int(((room + input.itemSpacing + 0.001) / step).rounded(.down))) : max(1, input.count)
    }
    section.frames.reserveCapacity(input.count)
    var place = start
    var first = 0
    while first < input.count {
      var sizes: [CGSize] = []
      var used: CGFloat = 0
      while first + sizes.count < input.count {
        if let columns, sizes.count == columns { break }
        let size = input.uniformSize ?? input.size(first + sizes.count)
        let needed = used + (sizes.isEmpty ? 0 : input.itemSpacing) + along(size)
        if columns == nil, !sizes.isEmpty, needed > room + 0.001 { break }
        sizes.append(size)
        used = needed
      }
      let isLast = first + sizes.count == input.count
      let height = sizes.map(across).max() ?? 0
      let filled = sizes.reduce(0) { $0 + along($1) }
      let number = columns ?? sizes.count
      var spacing = input.itemSpacing
      var position = lead
      if let columns, let size = input.uniformSize {
        if columns > 1 {
          spacing = max(spacing, (room - CGFloat(columns) * along(size)) / CGFloat(columns - 1))
        } else {
          position += (room - along(size)) / 2
        }
      } else if !isLast {
        // Full lines reach from side to side; a single item stands in the middle.
        if number > 1 {
          spacing = max(spacing, (room - filled) / CGFloat(number - 1))
        } else {
          position += (room - filled) / 2
        }
      }
      for size in sizes {
        section.frames.append(rect(along: position, across: place + (height - across(size)) / 2, size))
        position += along(size) + spacing
      }
      section.lines.append(Line(items: first..<first + sizes.count, start: place, end: place + height))
      first += sizes.count
      place += height + (isLast ? 0 : input.lineSpacing)
    }
    return place
  }

  func frame(of path: IndexPath) -> CGRect? {
    guard sections.indices.contains(path.section), sections[path.section].frames.indices.contains(path.item) else {
      return nil
    }
    return sections[path.section].frames[path.item]
  }

  /// The first place of `values` whose end lies behind `position`.
  private func first<Value>(_ values: [Value], endingBehind position: CGFloat, _ end: (Value) -> CGFloat) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if end(values[middle]) > position { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// The sections of which something lies between two places.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let low = first(sections, endingBehind: start) { $0.end }
    var high = low
    while high < sections.count, sections[high].start < end { high += 1 }
    return low..<high
  }

  /// The items of a section of which something lies between two places.
  func items(of section: Int, from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let lines = sections[section].lines
    let low = first(lines, endingBehind: start) { $0.end }
    var high = low
    while high < lines.count, lines[high].start < end { high += 1 }
    guard low < high else { return 0..<0 }
    return lines[low].items.lowerBound..<lines[high - 1].items.upperBound
  }
}
