import Foundation

extension UITextField {
  private var places: TextPlaces { TextPlaces(count: editable.count) }

  /// The number of characters before a place; foreign places count as the begin.
  func character(of position: UITextPosition) -> Int { places.character(of: position) }

  func characters(of range: UITextRange) -> Range<Int> { places.characters(of: range) }

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
    TextSpan(places.characters(from: from, to: to))
  }

  /// A place so many characters further; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    places.position(from: position, offset: offset)
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
    places.compare(position, to: other)
  }

  /// How many characters lie between two places.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { character(of: to) - character(of: from) }
}
