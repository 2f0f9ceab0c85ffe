import Foundation

extension UITextField {
  /// The number of characters before a place; foreign places count as the begin.
  func character(of position: UITextPosition) -> Int {
    min(max((position as? TextOffset)?.value ?? 0, 0), editable.count)
  }

  func characters(of range: UITextRange) -> Range<Int> {
    if let span = range as? TextSpan { return editable.clamp(span.range) }
    let start = character(of: range.start)
    let end = character(of: range.end)
    return min(start, end)..<max(start, end)
  }

  /// The text of a range; what is hidden is not given away.
  public func text(in range: UITextRange) -> String? { editable.text(in: characters(of: range)) }

  /// What an input method is still composing.
  public var markedTextRange: UITextRange? { editable.marked.map { TextSpan($0) } }

  /// The first place.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The last place.
  public var endOfDocument: UITextPosition { TextOffset(editable.count) }

  /// The range between two places, whichever comes first.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    let start = character(of: from)
    let end = character(of: to)
    return TextSpan(min(start, end)..<max(start, end))
  }

  /// A place so many characters further; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflow) = character(of: position).addingReportingOverflow(offset)
    return !overflow && (0...editable.count).contains(place) ? TextOffset(place) : nil
  }

  /// A place so many characters further to a side; up is the begin of the only line, down its end.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return offset == .min ? nil : self.position(from: position, offset: -offset)
    case .up: return offset == 0 ? position : beginningOfDocument
    case .down: return offset == 0 ? position : endOfDocument
    }
  }

  /// How two places lie.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let one = character(of: position)
    let two = character(of: other)
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }

  /// How many characters lie between two places.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { character(of: to) - character(of: from) }
}
