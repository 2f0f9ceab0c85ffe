import Foundation

/// The places of a text that counts its characters: what `UITextInput` asks of them.
@MainActor
struct TextPlaces {
  /// The number of characters.
  var count: Int

  /// The number of characters before a place; foreign places count as the begin.
  func character(of position: UITextPosition) -> Int {
    min(max((position as? TextOffset)?.value ?? 0, 0), count)
  }

  /// The characters of a range, whichever of its ends comes first.
  func characters(of range: UITextRange) -> Range<Int> {
    if let span = range as? TextSpan { return span.range.clamped(to: 0..<count) }
    return characters(from: range.start, to: range.end)
  }

  func characters(from: UITextPosition, to: UITextPosition) -> Range<Int> {
    let start = character(of: from)
    let end = character(of: to)
    return min(start, end)..<max(start, end)
  }

  /// The place so many characters further; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflow) = character(of: position).addingReportingOverflow(offset)
    return !overflow && (0...count).contains(place) ? TextOffset(place) : nil
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let one = character(of: position)
    let two = character(of: other)
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }
}
