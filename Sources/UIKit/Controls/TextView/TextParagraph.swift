import Foundation

/// A paragraph of a text with its characters measured and broken into lines. The character that ends it belongs to it.
struct TextParagraph {
  /// A line; places count characters from the paragraph's begin.
  struct Line: Equatable {
    var start, end: Int
    /// Where it begins in the paragraph's UTF-8.
    var firstByte: Int
    /// Without the spaces at its end, in points.
    var width: CGFloat
  }

  private(set) var text: String
  private(set) var cells: [TextCell]
  /// At least one; of the width that `breakLines` was told last.
  private(set) var lines: [Line] = []
  /// In UTF-16.
  private(set) var units: Int

  private init(text: String, cells: [TextCell]) {
    self.text = text
    self.cells = cells
    units = cells.reduce(0) { $0 + Int($1.units) }
  }

  var count: Int { cells.count }
  /// Whether a character ends the paragraph, so that another one follows.
  var isEnded: Bool { cells.last?.kind == .newline }

  /// The paragraphs of a text: one more than it has line ends.
  @MainActor
  static func all(of text: String, font: UIFont) -> [TextParagraph] {
    var result: [TextParagraph] = []
    var cells: [TextCell] = []
    var start = text.startIndex
    func finish(_ end: String.Index) {
      result.append(TextParagraph(text: String(text[start..<end]), cells: cells))
      cells.removeAll(keepingCapacity: true)
      start = end
    }
    var isPlain = true
    for byte in text.utf8 where byte >= 0x80 || byte == 0x0d { isPlain = false }
    if isPlain {
      var index = text.utf8.startIndex
      for byte in text.utf8 {
        cells.append(TextCell(ascii: byte, font: font))
        index = text.utf8.index(after: index)
        if cells[cells.count - 1].kind == .newline { finish(index) }
      }
    } else {
      var index = text.startIndex
      for character in text {
        cells.append(TextCell(character, font: font))
        index = text.index(after: index)
        if cells[cells.count - 1].kind == .newline { finish(index) }
      }
    }
    finish(text.endIndex)
    return result
  }

  // MARK: Places

  /// Where a character begins in the UTF-8, looked for from the line that holds it.
  func byte(of offset: Int) -> Int {
    let line = lines.isEmpty ? Line(start: 0, end: count, firstByte: 0, width: 0) : lines[self.line(of: offset)]
    return cells[line.start..<min(max(offset, line.start), count)].reduce(line.firstByte) { $0 + Int($1.bytes) }
  }

  func text(in range: Range<Int>) -> Substring {
    let bytes = text.utf8
    let first = bytes.index(bytes.startIndex, offsetBy: byte(of: range.lowerBound))
    let length = cells[range].reduce(0) { $0 + Int($1.bytes) }
    return text[first..<bytes.index(first, offsetBy: length)]
  }

  /// The line that holds a character; where one ends and the next begins, the next.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = max(lines.count - 1, 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// From the begin of the line that holds `offset` to it, in points.
  func x(of offset: Int, inLine index: Int) -> CGFloat {
    let line = lines[index]
    return cells[line.start..<min(max(offset, line.start), line.end)].reduce(0) { $0 + $1.advance }
  }

  /// The place of a line that is nearest to `x`. A line that goes on in the next one ends before its last character:
  /// the place after that is the next line's begin.
  func offset(nearestTo x: CGFloat, inLine index: Int) -> Int {
    let line = lines[index]
    let ends = line.end < count || cells.last?.kind == .newline
    let last = ends ? max(line.end - 1, line.start) : line.end
    var edge: CGFloat = 0
    for place in line.start..<last {
      let next = edge + cells[place].advance
      if x < (edge + next) / 2 { return place }
      edge = next
    }
    return last
  }

  // MARK: Changing

  /// Puts ASCII text without line ends in place of a range whose neighbours are ASCII too, so that no characters grow
  /// together, and breaks again only the lines that this changes.
  @MainActor
  mutating func splice(_ range: Range<Int>, ascii: String, font: UIFont, width: CGFloat) {
    let firstByte = byte(of: range.lowerBound)
    let length = cells[range].reduce(0) { $0 + Int($1.bytes) }
    let start = text.utf8.index(text.utf8.startIndex, offsetBy: firstByte)
    text.replaceSubrange(start..<text.utf8.index(start, offsetBy: length), with: ascii)
    let new = ascii.utf8.map { TextCell(ascii: $0, font: font) }
    units += new.count - cells[range].reduce(0) { $0 + Int($1.units) }
    cells.replaceSubrange(range, with: new)
    breakLines(width: width, changed: range, count: new.count, byteChange: new.count - length)
  }

  mutating func breakLines(width: CGFloat) {
    lines.removeAll(keepingCapacity: true)
    var place = Line(start: 0, end: 0, firstByte: 0, width: 0)
    repeat {
      place = line(after: place, width: width)
      lines.append(place)
    } while place.end < count
  }

  /// `changed` became `count` characters, and the text `byteChange` bytes longer.
  private mutating func breakLines(width: CGFloat, changed: Range<Int>, count: Int, byteChange: Int) {
    // A word that became shorter may go up by one line.
    let restart = max(0, line(of: changed.lowerBound) - 1)
    let shift = count - changed.count
    let old = lines[restart...]
    var candidate = restart
    var fresh: [Line] = []
    var place = Line(start: 0, end: old[restart].start, firstByte: 0, width: 0)
    if restart > 0 { place = lines[restart - 1] }
    repeat {
      place = line(after: place, width: width)
      fresh.append(place)
      while candidate < old.endIndex,
        old[candidate].start + shift < place.end || old[candidate].start < changed.upperBound
      {
        candidate += 1
      }
      if place.end < self.count, candidate < old.endIndex, old[candidate].start + shift == place.end,
        place.end >= changed.lowerBound + count
      {
        for line in old[candidate...] {
          fresh.append(
            Line(
              start: line.start + shift, end: line.end + shift, firstByte: line.firstByte + byteChange,
              width: line.width))
        }
        break
      }
    } while place.end < self.count
    lines.replaceSubrange(restart..., with: fresh)
  }

  /// A hundredth of a point forgives rounding in a width that was measured from this very text.
  private static let tolerance: CGFloat = 0.01

  private func line(after previous: Line, width: CGFloat) -> Line {
    let start = previous.end
    var firstByte = previous.firstByte
    for cell in cells[previous.start..<previous.end] { firstByte += Int(cell.bytes) }
    let (end, visible) = lineEnd(from: start, width: width)
    return Line(start: start, end: end, firstByte: firstByte, width: visible)
  }

  private func lineEnd(from start: Int, width: CGFloat) -> (end: Int, width: CGFloat) {
    let limit = width + Self.tolerance
    var used: CGFloat = 0
    var visible: CGFloat = 0
    var opportunity: (Int, CGFloat)?
    var index = start
    while index < cells.count {
      let cell = cells[index]
      if cell.kind == .newline { return (index + 1, visible) }
      used += cell.advance
      if cell.kind != .space {
        if used > limit { return opportunity ?? (index == start ? (index + 1, used) : (index, visible)) }
        visible = used
      }
      index += 1
      if index < cells.count, TextCell.canBreak(cell.kind, cells[index].kind) { opportunity = (index, visible) }
    }
    return (index, visible)
  }

  /// How many lines the paragraph would have in a width, and how wide the widest would be.
  func measure(width: CGFloat) -> (lines: Int, width: CGFloat) {
    var start = 0
    var result: (lines: Int, width: CGFloat) = (0, 0)
    repeat {
      let (end, visible) = lineEnd(from: start, width: width)
      result = (result.lines + 1, max(result.width, visible))
      start = end
    } while start < count
    return result
  }
}
