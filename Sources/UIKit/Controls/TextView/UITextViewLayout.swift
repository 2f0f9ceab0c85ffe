import Foundation

extension UITextView {
  // MARK: Measures

  /// The room of a line in a text view of a width.
  func room(_ width: CGFloat) -> CGFloat {
    max(0, width - textContainerInset.left - textContainerInset.right - 2 * textContainer.lineFragmentPadding)
  }

  func height(_ lineCount: Int) -> CGFloat {
    (flow.font.lineHeight * CGFloat(lineCount)).rounded(.up) + textContainerInset.top + textContainerInset.bottom
  }

  private var textLeft: CGFloat { textContainerInset.left + textContainer.lineFragmentPadding }

  private func top(ofLine line: Int) -> CGFloat { textContainerInset.top + flow.font.lineHeight * CGFloat(line) }

  /// Where a line begins.
  func lineStart(_ line: Int) -> CGFloat {
    switch resolved(textAlignment) {
    case .center: return textLeft + (flow.width - flow.width(ofLine: line)) / 2
    case .right: return textLeft + flow.width - flow.width(ofLine: line)
    default: return textLeft
    }
  }

  func caretFrame(at offset: Int) -> CGRect {
    let line = flow.line(of: offset)
    let width = UIKitEnvironment.current.traits.caretWidth
    // Spaces at the end of a line reach out of the room; the caret does not.
    let x = min(lineStart(line) + flow.x(of: offset, inLine: line), textLeft + flow.width)
    return CGRect(x: x - width / 2, y: top(ofLine: line), width: width, height: flow.font.lineHeight)
  }

  func firstFrame(of range: Range<Int>) -> CGRect {
    let line = flow.line(of: range.lowerBound)
    let start = caretFrame(at: range.lowerBound).midX
    let end = min(range.upperBound, flow.range(ofLine: line).upperBound)
    let right = lineStart(line) + flow.x(of: end, inLine: line)
    return CGRect(
      x: start, y: top(ofLine: line), width: max(0, min(right, textLeft + flow.width) - start),
      height: flow.font.lineHeight)
  }

  /// The lines that hold a range, in their full width.
  func frame(ofLines range: Range<Int>) -> CGRect {
    let first = flow.line(of: range.lowerBound)
    let last = range.isEmpty ? first : flow.line(of: range.upperBound - 1)
    return CGRect(
      x: 0, y: top(ofLine: first), width: bounds.width, height: flow.font.lineHeight * CGFloat(last - first + 1))
  }

  func nearestCharacter(to point: CGPoint) -> Int {
    guard point.x.isFinite, point.y.isFinite else { return 0 }
    let line = ((point.y - textContainerInset.top) / flow.font.lineHeight).rounded(.down)
    let index = Int(min(max(line, 0), CGFloat(flow.lineCount - 1)))
    return flow.offset(nearestTo: point.x - lineStart(index), inLine: index)
  }

  // MARK: Layout

  /// Shows the lines in sight, and a tile more on either side for what an animation still shows.
  func layOutText() {
    let font = flow.font
    let tileHeight = font.lineHeight * CGFloat(TextTile.lineCount)
    let count = (flow.lineCount + TextTile.lineCount - 1) / TextTile.lineCount
    func index(_ y: CGFloat) -> Int {
      Int(min(max(((y - textContainerInset.top) / tileHeight).rounded(.down), -2), CGFloat(count)))
    }
    let first = min(max(0, index(bounds.minY) - 1), count - 1)
    let last = max(min(count - 1, index(bounds.maxY) + 1), first)
    for (index, tile) in tiles where index < first || index > last {
      tile.removeFromSuperview()
      tiles[index] = nil
    }
    let color = textColor ?? TextFieldLook.current.textColor
    for index in first...last {
      let lines = index * TextTile.lineCount..<min((index + 1) * TextTile.lineCount, flow.lineCount)
      let tile = tiles[index] ?? makeTile(index)
      let frame = CGRect(
        x: textLeft, y: top(ofLine: lines.lowerBound), width: flow.width,
        height: font.lineHeight * CGFloat(lines.count))
      if tile.frame != frame { tile.frame = frame }
      tile.show(
        TextTile.Appearance(
          lines: lines.map(flow.drawn), highlights: highlights(in: lines, from: frame.origin), font: font,
          color: color, alignment: resolved(textAlignment)))
    }
    if hasCaret, caret.isBlinking { placeCaretBar() }
    placeHandles()
  }

  private func makeTile(_ index: Int) -> TextTile {
    let tile = TextTile(frame: .zero)
    tiles[index] = tile
    insertSubview(tile, at: 0)
    return tile
  }

  private func highlights(in lines: Range<Int>, from origin: CGPoint) -> [TextTile.Highlight] {
    let look = TextFieldLook.current
    let tint = tintColor ?? .systemBlue
    var result: [TextTile.Highlight] = []
    func add(_ range: Range<Int>, _ color: UIColor, underline: CGFloat? = nil) {
      let first = max(lines.lowerBound, flow.line(of: range.lowerBound))
      let last = min(lines.upperBound - 1, flow.line(of: range.upperBound))
      guard first <= last else { return }
      for line in first...last {
        let characters = flow.range(ofLine: line)
        let part = range.clamped(to: characters)
        guard !part.isEmpty else { continue }
        let start = lineStart(line) + flow.x(of: part.lowerBound, inLine: line)
        // A selection that goes on in the next line reaches to the edge.
        let goesOn = underline == nil && range.upperBound > characters.upperBound
        let end = goesOn ? textLeft + flow.width : lineStart(line) + flow.x(of: part.upperBound, inLine: line)
        guard end > start else { continue }
        let y = top(ofLine: line) + (underline.map { flow.font.lineHeight - $0 } ?? 0)
        result.append(
          TextTile.Highlight(
            frame: CGRect(
              x: start - origin.x, y: y - origin.y, width: min(end, textLeft + flow.width) - start,
              height: underline ?? flow.font.lineHeight), color: color))
      }
    }
    if let marked {
      add(marked, look.markedColor(tint))
      add(marked, look.caretColor(tint), underline: 1)
    }
    if isFirstResponder, !selection.isEmpty { add(selection, look.selectionColor(tint)) }
    return result
  }

  // MARK: Caret and handles

  /// Shows the caret where it belongs, on for the next half second.
  func placeCaret() {
    guard isInEditing, selection.isEmpty else {
      if hasCaret { caret.hide() }
      return
    }
    caret.show(at: caretBar)
  }

  private func placeCaretBar() {
    let bar = caretBar
    if caret.frame != bar { caret.frame = bar }
  }

  /// The part of the caret's rectangle that is painted, on whole pixels.
  private var caretBar: CGRect {
    let scale = UIKitEnvironment.current.traits.scale
    let frame = caretFrame(at: selection.lowerBound)
    func whole(_ points: CGFloat) -> CGFloat { (points * scale).rounded() / scale }
    let width = TextFieldLook.current.caretWidth
    // The wide rectangle of old shows its right part, clear of the character before it.
    return CGRect(x: whole(frame.maxX - width), y: whole(frame.minY), width: width, height: whole(frame.height))
  }

  func makeCaret() -> TextCaret {
    let caret = TextCaret(radius: TextFieldLook.current.caretRadius) { [weak self] in
      TextFieldLook.current.caretColor(self?.tintColor ?? .systemBlue)
    }
    hasCaret = true
    addSubview(caret)
    return caret
  }

  /// The ends of a selection; none while an input method selects in what it composes.
  private func placeHandles() {
    guard isFirstResponder, !selection.isEmpty, marked == nil else {
      handles?.start.removeFromSuperview()
      handles?.end.removeFromSuperview()
      handles = nil
      return
    }
    let pair = handles ?? (SelectionHandle(isStart: true), SelectionHandle(isStart: false))
    handles = pair
    for (handle, frame) in [
      (pair.start, caretFrame(at: selection.lowerBound)), (pair.end, endFrame(of: selection)),
    ] {
      if handle.superview !== self { addSubview(handle) }
      handle.place(x: frame.midX, top: frame.minY, bottom: frame.maxY)
    }
  }

  /// The caret's place after the last selected character, at the end of its line where that line ends there.
  private func endFrame(of range: Range<Int>) -> CGRect {
    let line = flow.line(of: range.upperBound - 1)
    guard flow.line(of: range.upperBound) != line else { return caretFrame(at: range.upperBound) }
    let x = min(lineStart(line) + flow.x(of: range.upperBound, inLine: line), textLeft + flow.width)
    return CGRect(x: x, y: top(ofLine: line), width: 0, height: flow.font.lineHeight)
  }
}
