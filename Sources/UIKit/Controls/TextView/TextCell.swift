import Foundation

/// One character of a text, as far as breaking it into lines wants to know.
struct TextCell: Equatable {
  /// Where lines may break.
  enum Kind: UInt8 {
    case plain, space, hyphen
    /// Lines may break before and after it.
    case ideograph
    /// Lines do not begin with it.
    case closing
    case newline
  }

  /// In points.
  var advance: CGFloat
  /// In UTF-8.
  var bytes: Int32
  /// In UTF-16.
  var units: Int32
  var kind: Kind

  @MainActor
  init(_ character: Character, font: UIFont) {
    kind = Self.kind(character)
    advance = kind == .newline ? 0 : font.advance(of: character)
    bytes = Int32(truncatingIfNeeded: character.utf8.count)
    units = Int32(truncatingIfNeeded: character.utf16.count)
  }

  /// An ASCII character.
  @MainActor
  init(ascii byte: UInt8, font: UIFont) {
    switch byte {
    case 0x20: kind = .space
    case 0x2d: kind = .hyphen
    case 0x0a...0x0d: kind = .newline
    default: kind = .plain
    }
    advance = kind == .newline ? 0 : font.advance(ofASCII: byte)
    bytes = 1
    units = 1
  }

  /// Whether a line may end between two characters.
  static func canBreak(_ before: Kind, _ after: Kind) -> Bool {
    if after == .closing { return false }
    switch before {
    case .space, .hyphen, .ideograph, .closing: return true
    default: return after == .ideograph
    }
  }

  private static func kind(_ character: Character) -> Kind {
    if character == " " { return .space }
    if character == "-" { return .hyphen }
    if character.isNewline { return .newline }
    if "、。，．）」』】！？ー・ぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(character) { return .closing }
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x2e80...0x9fff, 0xac00...0xd7af, 0xf900...0xfaff, 0xff00...0xffef: return .ideograph
    default: return .plain
    }
  }
}
