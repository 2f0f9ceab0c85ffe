import Canvas
import Foundation

/// How a text that does not fit is cut or broken.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// Where text stands in its width.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// Breaks text into lines; pure computation in points.
@MainActor
package enum TextLayout {
  package struct Line: Equatable {
    package var text: String
    /// In points.
    package var width: CGFloat
  }

  /// The lines of `text` in `width` points: at most `maximum` of them (0 for any number), the last cut as `mode` says.
  package static func lines(
    of text: String, font: UIFont, width: CGFloat, maximum: Int, mode: NSLineBreakMode
  ) -> [Line] {
    var lines: [Line] = []
    // A hundredth of a point forgives rounding in a width that was measured from this very text.
    let limit = width + 0.01
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, paragraph) in paragraphs.enumerated() {
      var rest = paragraph
      repeat {
        let isLast = maximum > 0 && lines.count == maximum - 1
        if isLast {
          let more = index < paragraphs.count - 1
          lines.append(cut(String(rest) + (more ? "\n" : ""), font: font, width: limit, mode: mode))
          return lines
        }
        let end = breakIndex(of: rest, font: font, width: limit, byCharacters: mode == .byCharWrapping)
        var piece = rest[..<end]
        rest = rest[end...]
        while piece.last == " ", !rest.isEmpty { piece.removeLast() }
        lines.append(Line(text: String(piece), width: font.width(of: piece)))
      } while !rest.isEmpty
    }
    return lines
  }

  private static func breakIndex(
    of text: Substring, font: UIFont, width: CGFloat, byCharacters: Bool
  ) -> Substring.Index {
    var used: CGFloat = 0
    var opportunity: Substring.Index?
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      used += font.advance(of: character)
      if used > width, character != " " {
        if let opportunity, !byCharacters { return opportunity }
        return index == text.startIndex ? next : index
      }
      if mayBreak(after: character, before: next < text.endIndex ? text[next] : nil) { opportunity = next }
      index = next
    }
    return text.endIndex
  }

  /// Whether a line may end between two characters.
  static func mayBreak(after character: Character, before next: Character?) -> Bool {
    if character == " " || character == "-" || isIdeographic(character) { return true }
    guard let next else { return false }
    return isIdeographic(next) && !isClosing(next)
  }

  /// Characters between which a line may break: kana, han, hangul and full-width forms.
  private static func isIdeographic(_ character: Character) -> Bool {
    guard let value = character.unicodeScalars.first?.value else { return false }
    return (0x2e80...0x9fff).contains(value) || (0xac00...0xd7af).contains(value) || (0xf900...0xfaff).contains(value)
      || (0xff00...0xffef).contains(value)
  }

  private static func isClosing(_ character: Character) -> Bool { "、。，．）」』】！？ー".contains(character) }

  /// One line of `text`, cut to `width` with an ellipsis as `mode` says.
  package static func cut(_ text: String, font: UIFont, width: CGFloat, mode: NSLineBreakMode) -> Line {
    let endsEarly = text.contains("\n")
    let single =
      text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init) ?? ""
    let whole = font.width(of: single)
    switch mode {
    case .byWordWrapping, .byCharWrapping, .byClipping: return Line(text: single, width: whole)
    default: break
    }
    if whole <= width, !endsEarly { return Line(text: single, width: whole) }
    let ellipsis = font.width(of: "…")
    let room = width - ellipsis
    let characters = Array(single)
    func head(_ limit: CGFloat) -> Int {
      var used: CGFloat = 0
      var count = 0
      while count < characters.count {
        used += font.advance(of: characters[count])
        if used > limit { break }
        count += 1
      }
      return count
    }
    func tail(_ limit: CGFloat) -> Int {
      var used: CGFloat = 0
      var count = 0
      while count < characters.count {
        used += font.advance(of: characters[characters.count - 1 - count])
        if used > limit { break }
        count += 1
      }
      return count
    }
    let result: String
    switch mode {
    case .byTruncatingHead: result = "…" + String(characters.suffix(tail(room)))
    case .byTruncatingMiddle:
      result = String(characters.prefix(head(room / 2))) + "…" + String(characters.suffix(tail(room / 2)))
    default:
      var kept = String(characters.prefix(head(room)))
      while kept.last == " " { kept.removeLast() }
      result = kept + "…"
    }
    return Line(text: result, width: font.width(of: result))
  }
}
