import Canvas
import Foundation

/// The lines of an attributed text in a width: pure computation in points.
@MainActor
package struct StyledLines {
  /// A piece of a line with one set of attributes.
  struct Run {
    var text: String
    var style: StyledText.Style
    /// From the line's left end.
    var x: CGFloat
    var width: CGFloat
  }

  struct Line {
    var runs: [Run] = []
    /// From the left edge of the room.
    var x: CGFloat = 0
    var width: CGFloat = 0
    /// From the top of the first line.
    var top: CGFloat = 0
    var height: CGFloat = 0
    /// From the line's top to its baseline.
    var ascent: CGFloat = 0
  }

  private(set) var lines: [Line] = []
  /// From the top of the first line to the bottom of the last.
  package private(set) var height: CGFloat = 0
  /// Whether some of the text is left out.
  package private(set) var isCut = false

  /// The width of the widest line with its indents, in points.
  package var width: CGFloat { lines.map { $0.width + $0.x }.max() ?? 0 }
  /// From the top of the first line to its baseline.
  var firstAscent: CGFloat { lines.first?.ascent ?? 0 }
  /// From the last baseline to the bottom.
  var lastDescent: CGFloat { lines.last.map { $0.height - $0.ascent } ?? 0 }

  /// Breaks `text` in `width` points into at most `maximum` lines, 0 for any number. Lines are placed where their
  /// alignment says; with `isAligned` false all begin at the left, for measuring.
  package init(
    _ text: NSAttributedString, _ defaults: StyledText.Defaults, width: CGFloat, maximum: Int, isAligned: Bool = true
  ) {
    let styled = StyledText(text, defaults)
    // A hundredth of a point forgives rounding in a width that was measured from this very text.
    let limit = width + 0.01
    var top: CGFloat = 0
    paragraphs: for (index, paragraph) in styled.paragraphs.enumerated() {
      var rest = paragraph.cells[...]
      let style = paragraph.style
      // Room before a paragraph and after the one above are both kept (as TextKit does).
      if index > 0 { top += style.paragraphSpacingBefore + styled.paragraphs[index - 1].style.paragraphSpacing }
      var isFirst = true
      repeat {
        let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
        let room = max(0, Self.end(style, limit) - indent)
        let isLast = maximum > 0 && lines.count == maximum - 1
        var piece: ArraySlice<StyledText.Cell>
        var shownWithEllipsis = false
        let mode = Self.isTruncating(defaults.lineBreakMode) && isLast ? defaults.lineBreakMode : style.lineBreakMode
        if isLast {
          let hasMore = index < styled.paragraphs.count - 1
          let wraps = mode == .byWordWrapping || mode == .byCharWrapping
          let fits = Self.width(rest) <= room
          if fits, !hasMore || wraps || mode == .byClipping {
            piece = rest
            isCut = hasMore
          } else if wraps {
            piece = rest[..<Self.breakIndex(rest, width: room, byCharacters: mode == .byCharWrapping)]
            isCut = true
          } else if mode == .byClipping {
            piece = rest
            isCut = true
          } else {
            piece = Self.truncated(rest, styled, mode: mode, room: room, hasMore: hasMore)
            shownWithEllipsis = true
            isCut = true
          }
          rest = []
        } else {
          let end = Self.breakIndex(rest, width: room, byCharacters: style.lineBreakMode == .byCharWrapping)
          piece = rest[..<end]
          rest = rest[end...]
        }
        while !shownWithEllipsis, piece.last?.character == " ", !rest.isEmpty { piece.removeLast() }
        var line = Self.line(piece, styled, paragraph)
        line.top = top
        line.x = indent
        if isAligned {
          Self.align(&line, style, defaults, indent: indent, room: room, isLastOfParagraph: rest.isEmpty)
        }
        lines.append(line)
        height = top + line.height
        top = height + style.lineSpacing
        isFirst = false
        if isLast { break paragraphs }
      } while !rest.isEmpty
    }
  }

  // MARK: Breaking

  private static func isTruncating(_ mode: NSLineBreakMode) -> Bool {
    mode == .byTruncatingHead || mode == .byTruncatingTail || mode == .byTruncatingMiddle
  }

  /// Where lines end, in points from the left.
  private static func end(_ style: NSParagraphStyle.Values, _ width: CGFloat) -> CGFloat {
    style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
  }

  private static func width(_ cells: ArraySlice<StyledText.Cell>) -> CGFloat { cells.reduce(0) { $0 + $1.advance } }

  private static func breakIndex(_ cells: ArraySlice<StyledText.Cell>, width: CGFloat, byCharacters: Bool) -> Int {
    var used: CGFloat = 0
    var opportunity: Int?
    for index in cells.indices {
      let character = cells[index].character
      used += cells[index].advance
      if used > width, character != " " {
        if let opportunity, !byCharacters { return opportunity }
        return index == cells.startIndex ? index + 1 : index
      }
      let next = index + 1 < cells.endIndex ? cells[index + 1].character : nil
      if TextLayout.mayBreak(after: character, before: next) { opportunity = index + 1 }
    }
    return cells.endIndex
  }

  private static func truncated(
    _ cells: ArraySlice<StyledText.Cell>, _ text: StyledText, mode: NSLineBreakMode, room: CGFloat, hasMore: Bool
  ) -> ArraySlice<StyledText.Cell> {
    guard let first = cells.first, let last = cells.last else { return cells }
    func ellipsis(like cell: StyledText.Cell) -> StyledText.Cell {
      let style = text.styles[cell.style]
      return StyledText.Cell(
        character: "…", style: cell.style, advance: style.font.measuredAdvance(of: "…") + style.kern)
    }
    func head(_ limit: CGFloat) -> Int {
      var used: CGFloat = 0
      return cells.firstIndex {
        used += $0.advance
        return used > limit
      } ?? cells.endIndex
    }
    func tail(_ limit: CGFloat) -> Int {
      var used: CGFloat = 0
      var index = cells.endIndex
      while index > cells.startIndex {
        used += cells[index - 1].advance
        if used > limit { break }
        index -= 1
      }
      return index
    }
    switch mode {
    case .byTruncatingHead:
      let dots = ellipsis(like: first)
      return [dots] + cells[tail(room - dots.advance)...]
    case .byTruncatingMiddle where !hasMore:
      let dots = ellipsis(like: first)
      let half = (room - dots.advance) / 2
      return cells[..<head(half)] + [dots] + cells[max(tail(half), head(half))...]
    default:
      var kept = cells[..<head(room - ellipsis(like: last).advance)]
      while kept.last?.character == " " { kept.removeLast() }
      return kept + [ellipsis(like: kept.last ?? first)]
    }
  }

  // MARK: Lines

  private static func line(
    _ cells: ArraySlice<StyledText.Cell>, _ text: StyledText, _ paragraph: StyledText.Paragraph
  ) -> Line {
    var line = Line()
    var descent: CGFloat = 0
    var x: CGFloat = 0
    func include(_ style: StyledText.Style) {
      line.ascent = max(line.ascent, style.font.ascender + max(style.baselineOffset, 0))
      descent = max(descent, style.font.lineHeight - style.font.ascender - min(style.baselineOffset, 0))
    }
    var index = cells.startIndex
    while index < cells.endIndex {
      let place = cells[index].style
      var run = Run(text: "", style: text.styles[place], x: x, width: 0)
      while index < cells.endIndex, cells[index].style == place {
        run.text.append(cells[index].character)
        run.width += cells[index].advance
        index += 1
      }
      x += run.width
      include(run.style)
      line.runs.append(run)
    }
    if line.runs.isEmpty { include(text.styles[paragraph.emptyStyle]) }
    line.width = x
    line.height = line.ascent + descent
    // What a line is made higher or lower goes to its top: letters stay at its bottom (as TextKit does).
    let style = paragraph.style
    var height = line.height
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    line.ascent += height - line.height
    line.height = height
    return line
  }

  private static func align(
    _ line: inout Line, _ style: NSParagraphStyle.Values, _ defaults: StyledText.Defaults, indent: CGFloat,
    room: CGFloat, isLastOfParagraph: Bool
  ) {
    let free = room - 0.01 - line.width
    var alignment = style.alignment
    if alignment == .natural { alignment = defaults.isRightToLeft ? .right : .left }
    switch alignment {
    case .center: line.x = indent + free / 2
    case .right: line.x = indent + free
    case .justified where !isLastOfParagraph && free > 0: justify(&line, free)
    default: line.x = indent
    }
  }

  /// Spreads the words over the whole width.
  private static func justify(_ line: inout Line, _ free: CGFloat) {
    let gaps = line.runs.reduce(0) { $0 + $1.text.count { $0 == " " } }
    guard gaps > 0 else { return }
    let step = free / CGFloat(gaps)
    var runs: [Run] = []
    var moved: CGFloat = 0
    for run in line.runs {
      var x = run.x
      // Every word becomes a run of its own, with the space that follows it.
      for word in words(run.text) {
        let width = run.style.font.width(of: word) + run.style.kern * CGFloat(word.count)
        let spaces = CGFloat(word.count { $0 == " " })
        runs.append(Run(text: word, style: run.style, x: x + moved, width: width + spaces * step))
        x += width
        moved += spaces * step
      }
    }
    line.runs = runs
    line.width += free
  }

  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in text {
      word.append(character)
      if character == " " {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
