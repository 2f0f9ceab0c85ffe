import Foundation

/// Typefaces in order of preference: each character is set in the first that has it.
@MainActor
public final class TypefaceChain {
  public private(set) var typefaces: [Typeface]
  private var chosen: [UInt32: Typeface] = [:]
  /// Advances of the ASCII characters in ems; not a number until asked for. Most text is ASCII, and a key must be cheap.
  private var asciiAdvances = [Double](repeating: .nan, count: 128)
  private var asciiGlyphs: [Double: ASCIIGlyphs] = [:]

  /// The masks of the ASCII characters at one size.
  private final class ASCIIGlyphs {
    var isKnown = [Bool](repeating: false, count: 128)
    var glyphs = [PlacedMask?](repeating: nil, count: 128)
  }

  /// - Precondition of use: at least one typeface; an empty chain measures and draws nothing.
  public init(_ typefaces: [Typeface]) { self.typefaces = typefaces }

  /// Sets in other typefaces from now on.
  public func replaceTypefaces(_ typefaces: [Typeface]) {
    self.typefaces = typefaces
    chosen = [:]
    asciiAdvances = [Double](repeating: .nan, count: 128)
    asciiGlyphs = [:]
  }

  private func typeface(for scalar: Unicode.Scalar) -> Typeface? {
    if let typeface = chosen[scalar.value] { return typeface }
    let typeface = typefaces.first { $0.contains(scalar) } ?? typefaces.first
    chosen[scalar.value] = typeface
    return typeface
  }

  private func isProvided(_ scalar: Unicode.Scalar) -> Bool { typeface(for: scalar)?.contains(scalar) ?? false }

  /// The width of the box for a character that no face has, in ems.
  private static let missingAdvance = 0.7
  private static var missingBoxes: [Double: Mask] = [:]

  private static func missingBox(_ pixels: Double) -> Mask {
    if let box = missingBoxes[pixels] { return box }
    let width = max(3, (missingAdvance * pixels).rounded() - 2)
    let height = max(4, (0.7 * pixels).rounded())
    var path = Path()
    path.addRect(CGRect(x: 0, y: 0, width: width, height: height))
    let line = max(1, (pixels / 16).rounded())
    path.addRect(CGRect(x: line, y: line, width: width - 2 * line, height: height - 2 * line))
    let box = Mask(path: path, width: Int32(width), height: Int32(height), evenOdd: true)
    if missingBoxes.count >= 64 { missingBoxes.removeAll() }
    missingBoxes[pixels] = box
    return box
  }

  /// Characters that take no room and show nothing: controls, joiners, variation selectors.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7f..<0xa0, 0xad, 0x200b...0x200f, 0x2028...0x202e, 0x2060...0x206f, 0xfe00...0xfe0f, 0xfeff:
      return true
    default: return false
    }
  }

  /// Characters of a full em, which are set solid: kana, han, hangul and full-width forms.
  public static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2e80...0x9fff, 0xac00...0xd7af, 0xf900...0xfaff, 0xff00...0xffef: return true
    default: return false
    }
  }

  /// The advance of one character (all scalars of the grapheme) in ems.
  public func advance(of character: Character) -> Double {
    if let ascii = character.asciiValue { return advance(ofASCII: ascii) }
    var sum = 0.0
    for scalar in character.unicodeScalars {
      if Self.isInvisible(scalar) || scalar.properties.canonicalCombiningClass != .notReordered { continue }
      sum += isProvided(scalar) ? typeface(for: scalar)?.advance(of: scalar) ?? 0 : Self.missingAdvance
    }
    return sum
  }

  /// The advance of an ASCII character in ems.
  public func advance(ofASCII byte: UInt8) -> Double {
    let known = asciiAdvances[Int(byte & 127)]
    if !known.isNaN { return known }
    let scalar = Unicode.Scalar(byte & 127)
    let advance = Self.isInvisible(scalar) ? 0 : typeface(for: scalar)?.advance(of: scalar) ?? 0
    asciiAdvances[Int(byte & 127)] = advance
    return advance
  }

  private func glyphs(_ pixels: Double) -> ASCIIGlyphs {
    if let glyphs = asciiGlyphs[pixels] { return glyphs }
    let glyphs = ASCIIGlyphs()
    // Sizes that animate must not fill the memory.
    if asciiGlyphs.count >= 64 { asciiGlyphs.removeAll() }
    asciiGlyphs[pixels] = glyphs
    return glyphs
  }

  /// The run of a text of printable ASCII characters only.
  private func asciiRun(
    _ bytes: some Sequence<UInt8>, count: Int, pixels: Double, tracking: Double
  ) -> GlyphRun {
    var run: [GlyphRun.Glyph] = []
    run.reserveCapacity(count)
    let table = glyphs(pixels)
    var pen = 0.0
    for byte in bytes {
      let index = Int(byte & 127)
      if !table.isKnown[index] {
        table.isKnown[index] = true
        let scalar = Unicode.Scalar(UInt8(index))
        table.glyphs[index] = typeface(for: scalar)?.mask(of: scalar, pixels: pixels)
      }
      if let placed = table.glyphs[index], pen < 1e8 {
        run.append(GlyphRun.Glyph(mask: placed.mask, x: Int32(pen.rounded()) + placed.x, y: placed.y))
      }
      pen += advance(ofASCII: byte) * pixels + tracking
    }
    return GlyphRun(glyphs: run)
  }

  /// The glyphs of `text` at `pixels` per em; every pen position is rounded to a whole pixel, as text on the phones of
  /// the classic era is. `tracking` is added after each character, in pixels; `wideTracking` in its place after
  /// kana, han and hangul.
  public func run(
    _ text: some StringProtocol, pixels: Double, tracking: Double = 0, wideTracking: Double? = nil
  ) -> GlyphRun {
    let bytes = text.utf8
    var isASCII = true
    for byte in bytes where byte < 0x20 || byte > 0x7e {
      isASCII = false
      break
    }
    if isASCII {
      return asciiRun(bytes, count: bytes.count, pixels: pixels, tracking: tracking)
    }
    var glyphs: [GlyphRun.Glyph] = []
    glyphs.reserveCapacity(bytes.count)
    var pen = 0.0
    for character in text {
      var last = 0.0
      for scalar in character.unicodeScalars {
        if Self.isInvisible(scalar) { continue }
        if !isProvided(scalar) {
          // No face has the character: a box says so.
          if abs(pen) < 1e8 {
            let box = Self.missingBox(pixels)
            glyphs.append(GlyphRun.Glyph(mask: box, x: Int32(pen.rounded()) + 1, y: -box.height))
          }
          last = Self.missingAdvance * pixels
          pen += last
          continue
        }
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
      let isWide = character.unicodeScalars.first.map(Self.isWide) ?? false
      pen += isWide ? wideTracking ?? tracking : tracking
    }
    return GlyphRun(glyphs: glyphs)
  }
}
