/// Finds words: letters and digits that hang together; in Japanese, characters of one script.
enum WordRange {
  private enum Kind { case word, kana, katakana, han, space, other }

  /// The word at a place of `text`, counted in characters: the one after it, or before it when none is after it.
  static func around(_ offset: Int, in text: String) -> Range<Int> {
    let kinds = text.map(kind)
    guard !kinds.isEmpty else { return 0..<0 }
    var place = min(max(offset, 0), kinds.count - 1)
    if offset > 0, offset >= kinds.count || !isWord(kinds[place]), offset - 1 < kinds.count, isWord(kinds[offset - 1]) {
      place = offset - 1
    }
    let kind = kinds[place]
    // Marks and pictures stand alone.
    if kind == .other { return place..<place + 1 }
    var start = place
    while start > 0, kinds[start - 1] == kind { start -= 1 }
    var end = place + 1
    while end < kinds.count, kinds[end] == kind { end += 1 }
    return start..<end
  }

  private static func isWord(_ kind: Kind) -> Bool { kind != .space && kind != .other }

  private static func kind(_ character: Character) -> Kind {
    if character.isWhitespace { return .space }
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x3041...0x309f: return .kana
    case 0x30a0...0x30ff, 0xff66...0xff9f: return .katakana
    case 0x3400...0x9fff, 0xf900...0xfaff, 0x3005...0x3007: return .han
    case 0x27, 0x2019, 0x5f: return .word
    default: return character.isLetter || character.isNumber ? .word : .other
    }
  }
}
