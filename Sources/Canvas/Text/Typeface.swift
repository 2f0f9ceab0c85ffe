import CSDL2
import Foundation

/// A font file: its glyphs as masks at any pixel size, and its advances without hinting.
@MainActor
public final class Typeface {
  public let path: String
  /// The family and style that the file names.
  public let name: String
  /// The version that the file states, such as `1.00`; nil when it states none.
  public private(set) lazy var version: String? =
    knownVersion ?? FontFileVersion.text(ofFileAt: path)
  private let knownVersion: String?
  private nonisolated(unsafe) let font: OpaquePointer
  private var currentSize: Int32 = 0
  private var advances: [UInt32: Double] = [:]
  private var masks: [GlyphKey: PlacedMask] = [:]

  private struct GlyphKey: Hashable {
    var scalar: UInt32
    var size: Int32
  }

  /// Pixels per em at which advances are read; the bigger, the finer.
  private static let metricsSize: Int32 = 2000
  /// SDL_ttf takes whole points at a resolution: one point at 72·n dots per inch is n pixels, in steps of 1/72.
  private static let unitsPerPixel: Double = 72
  private static let maskLimit = 8192
  private static var loaded: [String: Typeface] = [:]

  /// The typeface in the file at `path`, opened once.
  ///
  /// - Throws: `TypefaceError` when the file is missing or not a font.
  public static func open(_ path: String) throws -> Typeface {
    if let typeface = loaded[path] { return typeface }
    let typeface = try Typeface(path: path)
    loaded[path] = typeface
    return typeface
  }

  /// The typeface in the bytes of a font file that is known by `name`, opened once.
  ///
  /// - Throws: `TypefaceError` when they are not a font.
  public static func open(_ bytes: [UInt8], name: String) throws -> Typeface {
    if let typeface = loaded[name] { return typeface }
    // FreeType reads from the bytes as long as the program runs.
    let copy = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyMemory(from: bytes, byteCount: bytes.count)
    let typeface = try Typeface(path: name, version: FontFileVersion.text(of: bytes)) {
      TTF_OpenFontRW(SDL_RWFromConstMem(copy, Int32(bytes.count)), 1, 16)
    }
    loaded[name] = typeface
    return typeface
  }

  private convenience init(path: String) throws {
    try self.init(path: path, version: nil) { TTF_OpenFont(path, 16) }
  }

  private init(path: String, version: String?, open: () -> OpaquePointer?) throws {
    if TTF_WasInit() == 0, TTF_Init() != 0 { throw TypefaceError(path: path, reason: String(cString: SDL_GetError())) }
    guard let font = open() else { throw TypefaceError(path: path, reason: String(cString: SDL_GetError())) }
    knownVersion = version
    TTF_SetFontHinting(font, Int32(TTF_HINTING_NONE))
    self.path = path
    self.font = font
    let family = TTF_FontFaceFamilyName(font).map { String(cString: $0) } ?? path
    let style = TTF_FontFaceStyleName(font).map { String(cString: $0) } ?? ""
    name = style.isEmpty ? family : "\(family) \(style)"
  }

  deinit { TTF_CloseFont(font) }

  public func contains(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(font, scalar.value) != 0 }

  private func select(size: Int32) {
    guard size != currentSize else { return }
    TTF_SetFontSizeDPI(font, 1, UInt32(size), UInt32(size))
    currentSize = size
  }

  /// The advance width of a character in ems.
  public func advance(of scalar: Unicode.Scalar) -> Double {
    if let advance = advances[scalar.value] { return advance }
    select(size: Self.metricsSize * 72)
    var width: Int32 = 0
    let found = TTF_GlyphMetrics32(font, scalar.value, nil, nil, nil, nil, &width) == 0
    let advance = found ? Double(width) / Double(Self.metricsSize) : 0
    advances[scalar.value] = advance
    return advance
  }

  /// The coverage of a character at `pixels` per em, placed relative to the pen on the baseline; nil where it has no ink.
  public func mask(of scalar: Unicode.Scalar, pixels: Double) -> PlacedMask? {
    let size = Int32((min(max(pixels.isFinite ? pixels : 1, 1), 1000) * Self.unitsPerPixel).rounded())
    let key = GlyphKey(scalar: scalar.value, size: size)
    if let placed = masks[key] { return placed.mask.width > 0 ? placed : nil }
    let placed = render(scalar, size: size) ?? PlacedMask(mask: Mask(width: 0, height: 0), x: 0, y: 0)
    if masks.count >= Self.maskLimit { masks.removeAll() }
    masks[key] = placed
    return placed.mask.width > 0 ? placed : nil
  }

  private func render(_ scalar: Unicode.Scalar, size: Int32) -> PlacedMask? {
    select(size: size)
    var minX: Int32 = 0
    var maxY: Int32 = 0
    guard TTF_GlyphMetrics32(font, scalar.value, &minX, nil, nil, &maxY, nil) == 0,
      let surface = TTF_RenderGlyph32_Shaded(
        font, scalar.value, SDL_Color(r: 255, g: 255, b: 255, a: 255), SDL_Color(r: 0, g: 0, b: 0, a: 255))
    else { return nil }
    defer { SDL_FreeSurface(surface) }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    let pitch = Int(surface.pointee.pitch)
    let bytes = surface.pointee.pixels.assumingMemoryBound(to: UInt8.self)
    var box: (left: Int, top: Int, right: Int, bottom: Int)?
    for y in 0..<height {
      for x in 0..<width where bytes[y * pitch + x] > 0 {
        if let old = box {
          box = (min(old.left, x), old.top, max(old.right, x), y)
        } else {
          box = (x, y, x, y)
        }
      }
    }
    guard let ink = box else { return nil }
    let mask = Mask(width: Int32(ink.right - ink.left + 1), height: Int32(ink.bottom - ink.top + 1))
    for y in 0..<Int(mask.height) {
      (mask.coverage + y * Int(mask.width)).update(
        from: bytes + (y + ink.top) * pitch + ink.left, count: Int(mask.width))
    }
    // SDL_ttf makes room above the font's ascent for a taller glyph, and left of the pen for one that reaches there.
    let baseline = max(TTF_FontAscent(font), maxY)
    return PlacedMask(mask: mask, x: min(0, minX) + Int32(ink.left), y: Int32(ink.top) - baseline)
  }
}

/// A font file that cannot be used.
public struct TypefaceError: Error, CustomStringConvertible {
  public var path: String
  public var reason: String

  public var description: String { "cannot open the font \(path): \(reason)" }
}
