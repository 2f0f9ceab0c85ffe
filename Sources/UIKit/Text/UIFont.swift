import Assets
import Canvas
import Foundation

/// A face at a size in points.
@MainActor
public final class UIFont: NSObject {
  /// The face's name.
  public let fontName: String
  /// Points per em.
  public let pointSize: CGFloat
  /// From one baseline to the next, in points.
  public let lineHeight: CGFloat
  /// From the top of the line to the baseline, in points.
  public let ascender: CGFloat
  /// From the baseline to the bottom of the line, in points; negative.
  public let descender: CGFloat
  /// The height of a capital letter, in points.
  public let capHeight: CGFloat
  package let chain: TypefaceChain
  /// How it follows the size of text that a person chose; nil for a font of a fixed size.
  package let scaling: FontScaling?
  /// The book's scale.
  private let probe: CGFloat
  /// Points after each character, which make the stand-in's lines as long as those of Apple's face.
  private let tracking: CGFloat

  /// 14 points.
  public nonisolated static var systemFontSize: CGFloat { 14 }
  /// 12 points.
  public nonisolated static var smallSystemFontSize: CGFloat { 12 }
  /// 17 points.
  public nonisolated static var labelFontSize: CGFloat { 17 }
  /// 18 points.
  public nonisolated static var buttonFontSize: CGFloat { 18 }

  private init(face: String, size: CGFloat, scaling: FontScaling? = nil) {
    self.scaling = scaling
    fontName = face
    let points = size.isFinite ? min(max(size, 1), 500) : 17
    pointSize = points
    chain = UIKitEnvironment.current.fonts.chain(for: face)
    let table = FontTable.shared
    probe = UIKitEnvironment.current.fonts.scale
    let metrics = table.faces[face]?.metrics
    if face.hasPrefix("Helvetica"), metrics == nil || Self.isClassic {
      // The table is measured; between its sizes Helvetica's 1.2 ems hold, in whole points.
      let exact = table.classicLineHeights["\(Int(points))"]
      let height = exact.flatMap { points.rounded() == points ? $0 : nil } ?? (points * 1.2).rounded(.up)
      descender = -(pointSize * 0.23).rounded()
      lineHeight = height * probe
      ascender = height + descender
    } else if let metrics {
      lineHeight = points * (metrics.ascender + metrics.descender + metrics.lineGap) * probe
      ascender = points * metrics.ascender
      descender = -points * metrics.descender
    } else {
      lineHeight = pointSize * table.modernLineHeight * probe
      ascender = pointSize * table.modernAscender
      descender = ascender - lineHeight
    }
    capHeight = pointSize * 0.72
    // The boxes of the test face are all of one known width.
    let isTracked = face.hasPrefix("Modern") && !face.hasPrefix("Modern-Mono")
    tracking = isTracked && !UIKitEnvironment.current.fonts.usesBoxes ? table.modernTracking(size: points) : 0
    super.init()
  }

  private static func font(_ face: String, _ size: CGFloat) -> UIFont {
    UIKitEnvironment.current.fonts.font(face, size) { UIFont(face: face, size: size) }
  }

  /// A font that follows the size of text.
  static func scaled(_ face: String, _ size: CGFloat, _ scaling: FontScaling) -> UIFont {
    UIKitEnvironment.current.fonts.font(face, size, scaling) { UIFont(face: face, size: size, scaling: scaling) }
  }

  /// The name of the system's face.
  static func systemFace(isBold: Bool) -> String {
    if isClassic { return isBold ? "Helvetica-Bold" : "Helvetica" }
    return isBold ? Weight.semibold.modernFace : "Modern"
  }

  private static var isClassic: Bool { UIKitEnvironment.current.traits.look == .classic }

  /// The system's face: a Helvetica up to iOS 6, later the modern one.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { font(isClassic ? "Helvetica" : "Modern", size) }

  /// The system's face in a weight; up to iOS 6 there are regular and bold.
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    if isClassic { return font(weight.rawValue < Weight.semibold.rawValue ? "Helvetica" : "Helvetica-Bold", size) }
    return font(weight.modernFace, size)
  }

  /// The system's bold face; from iOS 8 it is semibold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    font(isClassic ? "Helvetica-Bold" : Weight.semibold.modernFace, size)
  }

  /// The system's italic face.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    font(isClassic ? "Helvetica-Oblique" : "Modern-Italic", size)
  }

  /// The system's face in which all characters are of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    let isBold = weight.rawValue >= Weight.semibold.rawValue
    return font(isBold ? "Modern-Mono-Bold" : "Modern-Mono", size)
  }

  /// A face by its PostScript name; nil when there is no such face.
  public convenience init?(name: String, size: CGFloat) {
    guard UIKitEnvironment.current.fonts.has(name) else { return nil }
    self.init(face: name, size: size)
  }

  /// From the bottom of one line to the top of the next, in points.
  public var leading: CGFloat {
    guard let metrics = FontTable.shared.faces[fontName]?.metrics, !Self.isClassic else { return 0 }
    return pointSize * metrics.lineGap
  }

  /// The same face at another size.
  public func withSize(_ size: CGFloat) -> UIFont { Self.font(fontName, size) }

  /// The same font, made anew after the book's faces changed: what compares fonts sees another one.
  package func madeAnew() -> UIFont {
    scaling.map { Self.scaled(fontName, pointSize, $0) } ?? Self.font(fontName, pointSize)
  }

  /// The width of a text set in one line, in points.
  package func width(of text: some StringProtocol) -> CGFloat {
    var sum: CGFloat = 0
    for character in text { sum += advance(of: character) }
    return sum * probe
  }

  package func advance(of character: Character) -> CGFloat {
    if let ascii = character.asciiValue { return advance(ofASCII: ascii) }
    let ems = chain.advance(of: character)
    // What takes no room, and what is set solid, stays as it is.
    guard ems > 0, let first = character.unicodeScalars.first, !TypefaceChain.isWide(first) else {
      return ems * pointSize
    }
    return ems * pointSize + tracking
  }

  func advance(ofASCII byte: UInt8) -> CGFloat {
    let ems = chain.advance(ofASCII: byte)
    return ems > 0 ? ems * pointSize + tracking : 0
  }

  /// The advance with the book's scale, as `width(of:)` has it.
  func measuredAdvance(of character: Character) -> CGFloat { advance(of: character) * probe }

  package func run(_ text: some StringProtocol, scale: CGFloat, kern: CGFloat = 0) -> GlyphRun {
    chain.run(
      text, pixels: Double(pointSize * scale), tracking: Double((kern + tracking) * scale),
      wideTracking: Double(kern * scale))
  }
}
