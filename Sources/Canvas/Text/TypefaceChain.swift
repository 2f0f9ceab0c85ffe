import Foundation

/// Typefaces in order of preference: each character is set in the first that has it.
@MainActor
public final class TypefaceChain {
  public let typefaces: [Typeface]
  private var chosen: [UInt32: Typeface] = [:]

  /// - Precondition of use: at least one typeface; an empty chain measures and draws nothing.
  public init(_ typefaces: [Typeface]) { self.typefaces = typefaces }

  private func typeface(for scalar: Unicode.Scalar) -> Typeface? {
    if let typeface = chosen[scalar.value] { return typeface }
    let typeface = typefaces.first { $0.contains(scalar) } ?? typefaces.first
    chosen[scalar.value] = typeface
    return typeface
  }

  /// Characters that take no room and show nothing: controls, joiners, variation selectors.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0xad, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfe00...0xfe0f, 0xfeff:
      return true
    default: return false
    }
  }

  /// The advance of one character (all scalars of the grapheme) in ems.
  public func advance(of character: Character) -> Double {
    character.unicodeScalars.reduce(0) { sum, scalar in
      if Self.isInvisible(scalar) || scalar.properties.canonicalCombiningClass != .notReordered { return sum }
      return sum + (typeface(for: scalar)?.advance(of: scalar) ?? 0)
    }
  }

  /// The glyphs of `text` at `pixels` per em; every pen position is rounded to a whole pixel, as text on the phones of
  /// the classic era is. `tracking` is added after each character, in pixels.
  public func run(_ text: some StringProtocol, pixels: Double, tracking: Double = 0) -> GlyphRun {
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    var pen = 0.0
    for character in text {
      var last = 0.0
      for scalar in character.unicodeScalars {
        if Self.isInvisible(scalar) { continue }
        guard let typeface = typeface(for: scalar) else { continue }
        let combining = scalar.properties.canonicalCombiningClass != .notReordered
        let advance = typeface.advance(of: scalar) * pixels
        let position = combining ? pen - (last + advance) / 2 : pen
        if let placed = typeface.mask(of: scalar, pixels: pixels) {
          // A huge text must not overflow the pixel type; what lies that far out is never seen.
          guard abs(position) < 1e8 else { continue }
          glyphs.append(GlyphRun.Glyph(mask: placed.mask, x: Int32(position.rounded()) + placed.x, y: placed.y))
        }
        if !combining {
          pen += advance
          last = advance
        }
      }
      pen += tracking
    }
    return GlyphRun(glyphs: glyphs)
  }
}
