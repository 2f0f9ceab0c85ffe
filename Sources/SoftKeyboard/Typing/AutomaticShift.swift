import UIKit

/// When shift goes on by itself (uikit-facts E.9, from memory).
enum AutomaticShift {
  private static let sentenceEnds: Set<Character> = [".", "?", "!"]
  private static let closers: Set<Character> = ["\"", "'", ")", "]", "}", "”", "’", "»"]

  /// Whether shift is on before the next character; `text` is what stands before the caret, nil when that is not known.
  static func isOn(_ type: UITextAutocapitalizationType, after text: String?) -> Bool {
    if type == .allCharacters { return true }
    guard type != .none, let text else { return false }
    guard let last = text.last else { return true }
    guard last.isWhitespace else { return false }
    if type == .words { return true }
    var rest = text[...]
    while let character = rest.last, character.isWhitespace {
      if character.isNewline { return true }
      rest.removeLast()
    }
    while let character = rest.last, closers.contains(character) { rest.removeLast() }
    return rest.last.map(sentenceEnds.contains) ?? true
  }

  /// Whether a second space after `text`, which ends with the first one, becomes a full stop.
  static func makesFullStop(after text: String?) -> Bool {
    guard let text, text.last == " ", let before = text.dropLast().last else { return false }
    return before.isLetter || before.isNumber || closers.contains(before)
  }
}
