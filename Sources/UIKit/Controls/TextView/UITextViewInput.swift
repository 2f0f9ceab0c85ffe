import Foundation

extension UITextView {
  private var places: TextPlaces { TextPlaces(count: flow.count) }

  /// The number of characters before a place; foreign places count as the begin.
  func character(of position: UITextPosition) -> Int { places.character(of: position) }

  func characters(of range: UITextRange) -> Range<Int> { places.characters(of: range) }

  /// The text of a range.
  public func text(in range: UITextRange) -> String? { flow.text(in: characters(of: range)) }

  /// What an input method is still composing.
  public var markedTextRange: UITextRange? { marked.map { TextSpan($0) } }

  /// The first place.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The last place.
  public var endOfDocument: UITextPosition { TextOffset(flow.count) }

  /// The range between two places, whichever comes first.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    TextSpan(places.characters(from: from, to: to))
  }

  /// A place so many characters further; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    places.position(from: position, offset: offset)
  }

  /// A place so many characters further to a side, or so many lines up or down: there the one nearest to the x at which
  /// the moves began. Nil outside of the text.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return offset == .min ? nil : self.position(from: position, offset: -offset)
    case .up: return offset == .min ? nil : moved(position, lines: -offset)
    case .down: return moved(position, lines: offset)
    }
  }

  private func moved(_ position: UITextPosition, lines: Int) -> UITextPosition? {
    guard lines != 0 else { return position }
    let place = character(of: position)
    let (line, overflow) = flow.line(of: place).addingReportingOverflow(lines)
    guard !overflow, (0..<flow.lineCount).contains(line) else { return nil }
    let x = verticalMove.flatMap { $0.place == place ? $0.x : nil } ?? caretFrame(at: place).midX
    let target = flow.offset(nearestTo: x - lineStart(line), inLine: line)
    verticalMove = (target, x)
    return TextOffset(target)
  }

  /// How two places lie.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    places.compare(position, to: other)
  }

  /// How many characters lie between two places.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { character(of: to) - character(of: from) }
}
