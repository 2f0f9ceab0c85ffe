import Canvas
import Foundation

extension BarLook {
  /// Up to iOS 6: glossy blue-grey or black, white words with a shadow, buttons with an edge (looks-and-formats F.4.1,
  /// second-reading F.5).
  static let classic = BarLook(
    drawBackground: { list, geometry, background, isAtTop in
      let all = geometry.rect
      let line = geometry.length(1)
      let stops = backgroundStops(background)
      let alpha: CGFloat = background.isTranslucent ? 0.6 : 1
      let ramp = Ramp.vertical(
        height: all.height, stops: stops.map { .init($0.0, $0.1.withAlphaComponent(alpha).pixel) })
      list.fill(all, Paint(ramp: ramp))
      if let base = background.style == .default ? background.tint ?? blue : nil {
        let light = base.mixed(with: .white, 0.55)
        let dark = base.mixed(with: .black, 0.58)
        list.fill(PixelRect(x: 0, y: 0, width: all.width, height: line), Paint(light.pixel))
        list.fill(PixelRect(x: 0, y: all.height - line, width: all.width, height: line), Paint(dark.pixel))
      } else {
        list.fill(PixelRect(x: 0, y: all.height - line, width: all.width, height: line), Paint(.black))
      }
      // iOS 6 lets the bar throw a shadow of 3 points.
      guard isAtTop, UIKitEnvironment.current.traits.majorVersion >= 6 else { return }
      let height = geometry.length(3)
      let shade = Ramp.vertical(
        height: height,
        stops: [.init(0, UIColor(white: 0, alpha: 0.3).pixel), .init(1, UIColor(white: 0, alpha: 0).pixel)])
      list.fill(PixelRect(x: 0, y: all.height, width: all.width, height: height), Paint(ramp: shade))
    },
    material: { _, _ in nil },
    drawButton: { list, geometry, face, state, tint in
      let isDisabled = state.contains(.disabled)
      if face.isBordered { drawEdge(&list, geometry, face, isHighlighted: state.contains(.highlighted)) }
      let white = UIColor(white: 1, alpha: isDisabled ? 0.5 : 1)
      let shadow = UIColor(white: 0, alpha: isDisabled ? 0.25 : 0.5)
      let up = -geometry.length(1)
      let bounds = geometry.bounds
      if !face.isBordered, state.contains(.highlighted) {
        // The glow around a pressed button without an edge.
        let side = min(bounds.width, bounds.height)
        let disc = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        list.fill(
          geometry.placed(disc), ShapeMasks.shadow(radius: 4, sigma: Double(side * geometry.scale) / 8),
          Paint(UIColor(white: 1, alpha: 0.7).pixel))
      }
      switch face.content {
      case .words(let words):
        let font = buttonFont(face)
        let room = bounds.width - (face.isBack ? 22 : face.isBordered ? 16 : 0)
        let line = TextLayout.cut(words, font: font, width: room, mode: .byTruncatingTail)
        let x = face.isBack ? bounds.minX + 14 : bounds.midX - line.width / 2
        let y = geometry.y(bounds.midY - font.lineHeight / 2 + font.ascender)
        let run = font.run(line.text, scale: geometry.scale)
        list.text(run, x: geometry.x(x), y: y + up, Paint(shadow.pixel))
        list.text(run, x: geometry.x(x), y: y, Paint(white.pixel))
      case .glyph(let glyph):
        let corner = CGPoint(x: bounds.midX - BarGlyph.side / 2, y: bounds.midY - BarGlyph.side / 2)
        glyph.draw(&list, geometry, at: corner, lineWidth: 2.5, Paint(shadow.pixel), dy: up)
        glyph.draw(&list, geometry, at: corner, lineWidth: 2.5, Paint(white.pixel))
      case .picture(let image):
        draw(image, &list, geometry, Paint(white.pixel))
      }
    },
    buttonFont: { buttonFont($0) },
    buttonSize: { face, barHeight in
      // 30 high in a bar of 44, 24 in the low one of landscape (MEM).
      let height: CGFloat = barHeight < 40 ? 24 : 30
      switch face.content {
      case .words(let words):
        let width = ContentRounding.up(buttonFont(face).width(of: words))
        if face.isBack { return CGSize(width: max(width + 24, 46), height: height) }
        return CGSize(width: face.isBordered ? max(width + 20, 33) : width, height: height)
      case .glyph: return CGSize(width: face.isBordered ? 34 : 28, height: height)
      case .picture(let image):
        return CGSize(width: image.size.width + (face.isBordered ? 16 : 0), height: height)
      }
    },
    sideMargin: { _ in 5 }, backMargin: 5, spacing: 10,
    titleFont: { .boldSystemFont(ofSize: 20) }, titleColor: { _ in .white },
    titleShadow: UIColor(white: 0, alpha: 0.5), titleGap: 5,
    promptFont: { .systemFont(ofSize: 13) }, promptColor: { _ in UIColor(white: 1, alpha: 0.9) },
    hasEdges: true, isTranslucentByDefault: false, motion: .classic)

  /// The colour of a bar without a tint (RE of a public replica).
  private static let blue = UIColor(hex: 0x6d84a2)

  private static func backgroundStops(_ background: BarBackground) -> [(Double, UIColor)] {
    if background.style != .default {
      return [
        (0, UIColor(hex: 0x3f3f3f)), (0.5, UIColor(hex: 0x1f1f1f)), (0.5, UIColor(hex: 0x0a0a0a)), (1, .black),
      ]
    }
    guard let tint = background.tint else {
      return [
        (0, UIColor(hex: 0xb0bccd)), (0.5, UIColor(hex: 0x889bb3)), (0.5, UIColor(hex: 0x8195af)), (1, blue),
      ]
    }
    return [
      (0, tint.mixed(with: .white, 0.45)), (0.5, tint.mixed(with: .white, 0.15)), (0.5, tint.mixed(with: .white, 0.08)),
      (1, tint.mixed(with: .black, 0.05)),
    ]
  }

  private static func buttonFont(_ face: BarButtonFace) -> UIFont {
    face.isBordered ? .boldSystemFont(ofSize: 12) : .boldSystemFont(ofSize: 18)
  }

  private static func drawEdge(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ face: BarButtonFace, isHighlighted: Bool
  ) {
    let scale = geometry.scale
    let size = geometry.pixels
    let inner = geometry.length(1)
    var top = UIColor(hex: 0x7993b5)
    var bottom = UIColor(hex: 0x4a6c9b)
    if face.style == .done {
      (top, bottom) = (UIColor(hex: 0x6292ea), UIColor(hex: 0x2463de))
    } else if let tint = face.tint {
      (top, bottom) = (tint.mixed(with: .white, 0.25), tint.mixed(with: .black, 0.15))
    } else if face.barStyle != .default {
      (top, bottom) = (UIColor(hex: 0x6b6b6b), UIColor(hex: 0x2a2a2a))
    }
    let edge = bottom.mixed(with: .black, 0.45)
    if isHighlighted { (top, bottom) = (top.mixed(with: .black, 0.35), bottom.mixed(with: .black, 0.35)) }
    let rect = CGRect(x: 0, y: 0, width: CGFloat(size.width), height: CGFloat(size.height - inner))
    let line = CGFloat(inner)
    func shape(_ inset: CGFloat) -> PlacedMask? {
      PathMasks.mask(of: outline(rect.insetBy(dx: inset, dy: inset), radius: 5 * scale - inset, isBack: face.isBack))
    }
    // A light line below, the dark edge, the surface.
    if let outer = shape(0) {
      list.fill(outer, y: inner, Paint(UIColor(white: 1, alpha: 0.3).pixel))
      list.fill(outer, Paint(edge.pixel))
    }
    if let surface = shape(line) {
      let ramp = Ramp.vertical(
        height: surface.mask.height, stops: [.init(0, top.pixel), .init(1, bottom.pixel)])
      list.fill(surface, Paint(ramp: ramp))
    }
  }

  /// A rounded rectangle, in pixels; a back button points to the left with an arrow about as long as 0.45 of its height.
  private static func outline(_ rect: CGRect, radius: CGFloat, isBack: Bool) -> Path {
    var path = Path()
    guard isBack else {
      path.addRoundedRect(rect, radius: radius)
      return path
    }
    let neck = rect.minX + rect.height * 0.45
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addCurve(
      to: CGPoint(x: neck, y: rect.minY), control1: CGPoint(x: rect.minX + rect.height * 0.2, y: rect.midY - 2),
      control2: CGPoint(x: neck - rect.height * 0.15, y: rect.minY))
    path.addArc(
      center: CGPoint(x: rect.maxX - radius, y: rect.minY + radius), radius: radius, startAngle: -.pi / 2, endAngle: 0,
      clockwise: true)
    path.addArc(
      center: CGPoint(x: rect.maxX - radius, y: rect.maxY - radius), radius: radius, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    path.addLine(to: CGPoint(x: neck, y: rect.maxY))
    path.addCurve(
      to: CGPoint(x: rect.minX, y: rect.midY), control1: CGPoint(x: neck - rect.height * 0.15, y: rect.maxY),
      control2: CGPoint(x: rect.minX + rect.height * 0.2, y: rect.midY + 2))
    path.close()
    return path
  }
}
