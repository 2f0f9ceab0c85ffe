import Foundation

/// A text, what is selected in it and what an input method still composes; places count characters (graphemes), so that
/// no edit can cut one apart.
struct EditableText: Equatable {
  private(set) var string = ""
  /// The number of characters.
  private(set) var count = 0
  /// An empty range is the caret.
  private(set) var selection = 0..<0
  /// What is still composed; never empty.
  private(set) var marked: Range<Int>?

  init(_ string: String = "") { set(string) }

  /// The range without what lies outside of the text.
  func clamp(_ range: Range<Int>) -> Range<Int> { range.clamped(to: 0..<count) }

  /// Every character is one byte, so that places can be counted without reading the text.
  private var isASCII: Bool { count == string.utf8.count }

  private func index(_ offset: Int) -> String.Index {
    if offset >= count { return string.endIndex }
    if isASCII { return string.utf8.index(string.startIndex, offsetBy: max(offset, 0)) }
    return string.index(string.startIndex, offsetBy: max(offset, 0))
  }

  private func indices(_ range: Range<Int>) -> Range<String.Index> {
    index(range.lowerBound)..<index(range.upperBound)
  }

  func text(in range: Range<Int>) -> String { String(string[indices(clamp(range))]) }

  /// A range as Foundation counts it, in UTF-16 units.
  func foundationRange(_ range: Range<Int>) -> NSRange {
    let part = clamp(range)
    let start = index(part.lowerBound)
    return NSRange(
      location: string.utf16.distance(from: string.startIndex, to: start),
      length: string.utf16.distance(from: start, to: index(part.upperBound)))
  }

  // MARK: Changing

  /// Another text, the caret at its end.
  mutating func set(_ text: String) {
    string = text
    count = text.count
    selection = count..<count
    marked = nil
  }

  mutating func select(_ range: Range<Int>) { selection = clamp(range) }

  /// Replaces a part; the caret comes to stand after `text`, and nothing is composed any more.
  ///
  /// - Returns: where `text` is now. What merges with its neighbours (an accent with the letter before it) counts with
  ///   them.
  @discardableResult
  mutating func replace(_ range: Range<Int>, with text: String) -> Range<Int> {
    let part = clamp(range)
    // What most keys type: nothing that could merge with its neighbours.
    if isASCII, text.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) {
      if part.lowerBound == count { string += text } else { string.replaceSubrange(indices(part), with: text) }
      count = string.utf8.count
      let caret = part.lowerBound + text.utf8.count
      selection = caret..<caret
      marked = nil
      return part.lowerBound..<caret
    }
    let tail = string[index(part.upperBound)...]
    var head = String(string[..<index(part.lowerBound)])
    head.reserveCapacity(head.utf8.count + text.utf8.count + tail.utf8.count)
    head += text
    let end = head.count
    head += tail
    string = head
    count = head.count
    let caret = min(end, count)
    selection = caret..<caret
    marked = nil
    return min(part.lowerBound, caret)..<caret
  }

  /// Replaces a part by `text`, which is still composed; `selected` is what is selected then, counted from the begin of
  /// `text`.
  mutating func mark(_ text: String, replacing range: Range<Int>, selected: Range<Int>) {
    let place = replace(range, with: text)
    guard !place.isEmpty, !text.isEmpty else { return }
    marked = place
    let start = place.lowerBound + min(max(selected.lowerBound, 0), place.count)
    let end = place.lowerBound + min(max(selected.upperBound, 0), place.count)
    selection = min(start, end)..<max(start, end)
  }

  /// What was composed stays; the caret comes to stand after it.
  mutating func unmark() {
    guard let marked else { return }
    selection = marked.upperBound..<marked.upperBound
    self.marked = nil
  }
}
