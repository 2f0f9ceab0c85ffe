import Canvas
import Foundation

extension BarLook {
  /// iOS 7 and later: words and lines in the tint on a light material (looks-and-formats F.4.2).
  static let modern = BarLook(
    drawBackground: { list, geometry, background, isAtTop in
      if background.hasMaterial, !background.isTranslucent {
        list.fill(geometry.rect, Paint((background.isDark ? UIColor.darkBarBackground : .barBackground).pixel))
      }
      if let color = background.color { list.fill(geometry.rect, Paint(color.pixel)) }
      if let line = background.line {
        let y = isAtTop ? geometry.pixels.height : -1
        list.fill(PixelRect(x: 0, y: y, width: geometry.pixels.width, height: 1), Paint(line.pixel))
      }
    },
    material: { background, isDark in
      guard background.hasMaterial, background.isTranslucent, background.image == nil else { return nil }
      return background.isDark || isDark ? .darkBar : .lightBar
    },
    drawButton: { list, geometry, face, state, tint in
      var color: UIColor = face.tint ?? tint
      if state.contains(.disabled) {
        color = UIColor(hex: 0x8e8e93, alpha: 0.5)
      } else if state.contains(.highlighted) {
        color = color.withAlphaComponent(color.alpha * 0.2)
      }
      let bounds = geometry.bounds
      if face.isBack {
        let glyph: BarGlyph = face.isMirrored ? .mirroredBack : .back
        let left = face.isMirrored ? bounds.maxX - BarGlyph.side : bounds.minX
        glyph.draw(&list, geometry, at: CGPoint(x: left, y: bounds.midY - 10.5), lineWidth: 2.75, Paint(color.pixel))
      }
      switch face.content {
      case .words(let words):
        let font = buttonFont(face)
        let room = bounds.width - (face.isBack ? backLabelOffset : 0)
        let line = TextLayout.cut(words, font: font, width: room, mode: .byTruncatingTail)
        let x = !face.isBack ? bounds.midX - line.width / 2 : face.isMirrored ? room - line.width : backLabelOffset
        list.text(
          font.run(line.text, scale: geometry.scale), x: geometry.x(x),
          y: geometry.y(bounds.midY - font.lineHeight / 2 + font.ascender), Paint(color.pixel))
      case .glyph(let glyph):
        let corner = CGPoint(x: bounds.midX - BarGlyph.side / 2, y: bounds.midY - BarGlyph.side / 2)
        glyph.draw(&list, geometry, at: corner, lineWidth: 1.5, Paint(color.pixel))
      case .picture(let image):
        draw(image, &list, geometry, Paint(color.pixel))
      }
    },
    buttonFont: { buttonFont($0) },
    buttonSize: { face, height in
      switch face.content {
      case .words(let words):
        let width = ContentRounding.up(buttonFont(face).width(of: words))
        return CGSize(width: face.isBack ? width + backLabelOffset : width, height: height)
      case .glyph: return CGSize(width: BarGlyph.side, height: height)
      case .picture(let image): return CGSize(width: image.size.width, height: height)
      }
    },
    // 8 up to iOS 10 (12 on the large phones), as far in as the margins later (MEM).
    sideMargin: { width in
      let isLarge = width >= 414
      return UIKitEnvironment.current.traits.majorVersion >= 11 ? (isLarge ? 20 : 16) : (isLarge ? 12 : 8)
    },
    backMargin: 8, spacing: 16,
    titleFont: { .boldSystemFont(ofSize: 17) },
    titleColor: { $0 == .default ? .label : .white }, titleShadow: nil, titleGap: 6,
    promptFont: { .systemFont(ofSize: 12) },
    promptColor: { $0 == .default ? .label : .white },
    hasEdges: false, isTranslucentByDefault: true, motion: .modern)

  /// The words of a back button begin here from its left edge: 26 points into the bar (looks-and-formats F.4.2).
  static let backLabelOffset: CGFloat = 18

  private static func buttonFont(_ face: BarButtonFace) -> UIFont {
    face.style == .done ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 17)
  }

  /// A picture in the middle: of a template its alpha in the colour, others as they are.
  static func draw(_ image: UIImage, _ list: inout DisplayList, _ geometry: ContentGeometry, _ paint: Paint) {
    let x = geometry.x(geometry.bounds.midX - image.size.width / 2)
    let y = geometry.y(geometry.bounds.midY - image.size.height / 2)
    if image.renderingMode == .alwaysOriginal {
      let size = PixelRect(
        x: x, y: y, width: geometry.length(image.size.width), height: geometry.length(image.size.height))
      list.picture(image.surface, in: size)
    } else {
      list.fill(PlacedMask(mask: image.alphaMask, x: x, y: y), paint)
    }
  }
}
