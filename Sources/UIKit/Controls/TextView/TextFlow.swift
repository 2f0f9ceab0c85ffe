import Foundation

/// The text of a text view, in paragraphs that are broken into lines. Places count characters (graphemes) from the begin.
///
/// An edit measures and breaks no more than the lines that it changes, so that a key costs the same in a long text as in
/// a short one.
@MainActor
struct TextFlow {
  private(set) var paragraphs: [TextParagraph]
  private(set) var font: UIFont
  /// The room of a line, in points.
  private(set) var width: CGFloat
  /// Characters, UTF-16 units and lines before each paragraph, and of all.
  private var characters = [0]
  private var units = [0]
  private var lines = [0]

  init(_ text: String = "", font: UIFont, width: CGFloat) {
    self.font = font
    self.width = width
    paragraphs = TextParagraph.all(of: text, font: font)
    breakAll()
  }

  var count: Int { characters[characters.count - 1] }
  var lineCount: Int { lines[lines.count - 1] }
  var string: String { paragraphs.count == 1 ? paragraphs[0].text : paragraphs.map(\.text).joined() }

  // MARK: Changing

  mutating func set(_ text: String) {
    paragraphs = TextParagraph.all(of: text, font: font)
    breakAll()
  }

  mutating func set(font: UIFont) {
    self.font = font
    set(string)
  }

  mutating func set(width: CGFloat) {
    guard width != self.width else { return }
    self.width = width
    breakAll()
  }

  private mutating func breakAll() {
    for index in paragraphs.indices { paragraphs[index].breakLines(width: width) }
    count(from: 0)
  }

  private mutating func count(from first: Int) {
    characters.removeLast(characters.count - first - 1)
    units.removeLast(units.count - first - 1)
    lines.removeLast(lines.count - first - 1)
    for paragraph in paragraphs[first...] {
      characters.append(characters[characters.count - 1] + paragraph.count)
      units.append(units[units.count - 1] + paragraph.units)
      lines.append(lines[lines.count - 1] + paragraph.lines.count)
    }
  }

  /// Replaces a part.
  ///
  /// - Returns: where `text` is now. What merges with its neighbours (an accent with the letter before it) counts with
  ///   them.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String) -> Range<Int> {
    let part = clamp(range)
    var first = paragraph(of: part.lowerBound)
    let last = paragraph(of: part.upperBound)
    let local = part.lowerBound - characters[first]..<part.upperBound - characters[first]
    if first == last, canSplice(local, in: paragraphs[first], text) {
      paragraphs[first].splice(local, ascii: text, font: font, width: width)
      count(from: first)
      return part.lowerBound..<part.lowerBound + text.utf8.count
    }
    // A carriage return that ends the paragraph before may make one line end with what comes after it now.
    if first > 0, local.lowerBound == 0 { first -= 1 }
    let head = paragraphs[first].text(in: 0..<min(part.lowerBound - characters[first], paragraphs[first].count))
    let tail = paragraphs[last].text(in: part.upperBound - characters[last]..<paragraphs[last].count)
    let start = characters[first]
    let whole = String(head) + text
    let caret = start + whole.count
    var fresh = TextParagraph.all(of: whole + tail, font: font)
    // All but the last one of the text end in a line end; one that lost it takes the next paragraph in.
    if fresh.count > 1, fresh[fresh.count - 1].count == 0, last < paragraphs.count - 1 { fresh.removeLast() }
    for index in fresh.indices { fresh[index].breakLines(width: width) }
    paragraphs.replaceSubrange(first...last, with: fresh)
    count(from: first)
    let end = min(caret, count)
    return min(part.lowerBound, end)..<end
  }

  /// Whether ASCII comes between ASCII, so that no characters grow together, and the paragraph stays one.
  private func canSplice(_ range: Range<Int>, in paragraph: TextParagraph, _ text: String) -> Bool {
    func isSimple(_ index: Int) -> Bool {
      guard paragraph.cells.indices.contains(index) else { return true }
      return paragraph.cells[index].bytes == 1
    }
    guard isSimple(range.lowerBound - 1), isSimple(range.upperBound) else { return false }
    if range.contains(where: { paragraph.cells[$0].kind == .newline }) { return false }
    // What is left may be one line end with that of the paragraph before.
    if range.lowerBound == 0, text.isEmpty, range.upperBound >= paragraph.count - 1 { return false }
    return text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f }
  }

  // MARK: Places

  func clamp(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }

  /// The paragraph that a place lies in: where one ends and the next begins, the next.
  private func paragraph(of offset: Int) -> Int { Self.last(in: characters, notAfter: offset) }

  /// The last of `paragraphs` whose sum is not greater.
  private static func last(in sums: [Int], notAfter value: Int) -> Int {
    var low = 0
    var high = sums.count - 2
    while low < high {
      let middle = (low + high + 1) / 2
      if sums[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func text(in range: Range<Int>) -> String {
    let part = clamp(range)
    guard !part.isEmpty else { return "" }
    var result = ""
    var index = paragraph(of: part.lowerBound)
    while index < paragraphs.count, characters[index] < part.upperBound {
      let own = part.clamped(to: characters[index]..<characters[index + 1])
      result += paragraphs[index].text(in: own.lowerBound - characters[index]..<own.upperBound - characters[index])
      index += 1
    }
    return result
  }

  /// A range as Foundation counts it, in UTF-16 units.
  func foundationRange(_ range: Range<Int>) -> NSRange {
    let part = clamp(range)
    let start = unit(of: part.lowerBound)
    return NSRange(location: start, length: unit(of: part.upperBound) - start)
  }

  /// The range of whole characters that a range of UTF-16 units touches the begins of; clamped to the text.
  func range(_ range: NSRange) -> Range<Int> {
    guard range.location != NSNotFound, range.location >= 0, range.length >= 0 else { return count..<count }
    let start = offset(ofUnit: range.location)
    let (end, overflow) = range.location.addingReportingOverflow(range.length)
    return start..<max(start, offset(ofUnit: overflow ? .max : end))
  }

  private func unit(of offset: Int) -> Int {
    let index = paragraph(of: offset)
    return paragraphs[index].cells[..<(offset - characters[index])].reduce(units[index]) { $0 + Int($1.units) }
  }

  private func offset(ofUnit unit: Int) -> Int {
    let index = Self.last(in: units, notAfter: unit)
    var passed = units[index]
    for (place, cell) in paragraphs[index].cells.enumerated() {
      if passed + Int(cell.units) > unit { return characters[index] + place }
      passed += Int(cell.units)
    }
    return characters[index + 1]
  }

  /// The word at a place.
  func word(around offset: Int) -> Range<Int> {
    let index = paragraph(of: offset)
    let paragraph = paragraphs[index]
    // The line end is no part of a word, and an empty paragraph has none.
    let text = paragraph.isEnded ? String(paragraph.text.dropLast()) : paragraph.text
    let word = WordRange.around(offset - characters[index], in: text)
    return word.lowerBound + characters[index]..<word.upperBound + characters[index]
  }

  /// The paragraph at a place, without its line end.
  func paragraphRange(around offset: Int) -> Range<Int> {
    let index = paragraph(of: offset)
    let end = characters[index + 1] - (paragraphs[index].isEnded ? 1 : 0)
    return characters[index]..<end
  }

  // MARK: Lines

  /// The line that holds a place; where one ends and the next begins, the next.
  func line(of offset: Int) -> Int {
    let index = paragraph(of: offset)
    return lines[index] + paragraphs[index].line(of: offset - characters[index])
  }

  /// The characters of a line, with the spaces or the line end that it ends with.
  func range(ofLine line: Int) -> Range<Int> {
    let index = Self.last(in: lines, notAfter: line)
    let part = paragraphs[index].lines[line - lines[index]]
    return characters[index] + part.start..<characters[index] + part.end
  }

  /// A line as it is drawn, without the spaces and the line end that it ends with.
  func drawn(_ line: Int) -> TextLayout.Line {
    let index = Self.last(in: lines, notAfter: line)
    let paragraph = paragraphs[index]
    let part = paragraph.lines[line - lines[index]]
    var end = part.end
    while end > part.start, paragraph.cells[end - 1].kind == .space || paragraph.cells[end - 1].kind == .newline {
      end -= 1
    }
    return TextLayout.Line(text: String(paragraph.text(in: part.start..<end)), width: part.width)
  }

  /// The width of a line without the spaces that it ends with, in points.
  func width(ofLine line: Int) -> CGFloat {
    let index = Self.last(in: lines, notAfter: line)
    return paragraphs[index].lines[line - lines[index]].width
  }

  /// From the begin of the line to a place in it, in points.
  func x(of offset: Int, inLine line: Int) -> CGFloat {
    let index = Self.last(in: lines, notAfter: line)
    return paragraphs[index].x(of: offset - characters[index], inLine: line - lines[index])
  }

  /// The place of a line that is nearest to `x`, in points from the line's begin.
  func offset(nearestTo x: CGFloat, inLine line: Int) -> Int {
    let index = Self.last(in: lines, notAfter: line)
    return characters[index] + paragraphs[index].offset(nearestTo: x, inLine: line - lines[index])
  }

  /// How many lines the text has in a width, and how wide the widest is, in points.
  func measure(width: CGFloat) -> (lines: Int, width: CGFloat) {
    if width == self.width {
      return (lineCount, paragraphs.reduce(0) { $1.lines.reduce($0) { max($0, $1.width) } })
    }
    return paragraphs.reduce(into: (lines: 0, width: 0)) { result, paragraph in
      let own = paragraph.measure(width: width)
      result = (result.lines + own.lines, max(result.width, own.width))
    }
  }
}
