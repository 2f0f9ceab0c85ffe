import Canvas
import Foundation
import UIKit

extension KeyboardLook {
  /// iOS 4 to 6: gradients, lines of light, soft black shadows, etched letters.
  static func classic(_ palette: ClassicPalette) -> KeyboardLook {
    let drawing = ClassicKeyDrawing(palette: palette)
    return KeyboardLook(
      drawBackdrop: { drawing.drawBackdrop(&$0, $1, $2) }, drawKey: { drawing.drawKey(&$0, $1, $2) },
      drawBalloon: { drawing.drawBalloon(&$0, $1, $2, $3) })
  }
}

/// Draws the classic keyboard. Lengths are points.
@MainActor
private struct ClassicKeyDrawing {
  let palette: ClassicPalette

  func drawBackdrop(_ list: inout DisplayList, _ geometry: ContentGeometry, _ backdrop: KeyboardBackdrop) {
    let all = geometry.rect
    let line = geometry.length(1)
    list.fill(all, Paint(.black))
    list.fillRounded(all, radius: 4, corners: [.bottomLeft, .bottomRight], palette.background, geometry)
    list.fill(PixelRect(x: 0, y: 0, width: all.width, height: line), Paint(.rgb(palette.topLine)))
    list.fill(PixelRect(x: 0, y: line, width: all.width, height: line), Paint(.rgb(palette.topHighlight)))
    if let candidate = backdrop.candidate, backdrop.barHeight > 0 {
      list.candidateStrip(candidate, height: backdrop.barHeight, .rgb(0xe9eaec), .black, geometry)
    }
  }

  func drawKey(_ list: inout DisplayList, _ geometry: ContentGeometry, _ key: KeyAppearance) {
    switch key.style {
    case .digit, .corner: drawCell(&list, geometry, key)
    default:
      drawShadow(&list, geometry, key)
      drawFace(face(of: key), &list, geometry, radius: key.cornerRadius + 0.5)
      drawLabel(&list, geometry, key)
    }
  }

  // MARK: Faces

  private func face(of key: KeyAppearance) -> ClassicPalette.Face {
    func row(_ faces: [ClassicPalette.Face]) -> ClassicPalette.Face {
      faces.indices.contains(key.row) ? faces[key.row] : faces.last ?? palette.prominent
    }
    switch key.style {
    case .character, .space, .digit: return key.isPressed ? palette.pressedCharacter : row(palette.characters)
    case .returnKey where key.isProminent && key.isEnabled:
      return key.isPressed ? palette.pressedProminent : palette.prominent
    case .function where key.label.shiftState == .locked: return palette.prominent
    // Shift shows its state with its arrow and does not darken.
    case .function where key.label.shiftState != nil: return row(palette.functions)
    case .function, .returnKey, .corner: return key.isPressed ? palette.pressedFunction : row(palette.functions)
    }
  }

  /// Black right below the key, fading over some 4 points; at the sides about 2 (measured).
  private func drawShadow(_ list: inout DisplayList, _ geometry: ContentGeometry, _ key: KeyAppearance) {
    let radius = key.cornerRadius + 0.5
    let side = PixelColor(red: 0, green: 0, blue: 0, alpha: 0.6)
    list.fillShadow(of: geometry.rect, radius: radius, sigma: 0.8, dy: 0.5, color: side, geometry)
    list.fillShadow(
      of: geometry.rect.inset(geometry.length(1.5), 0), radius: radius, sigma: 1.5, dy: 2.5, color: palette.shadow,
      geometry)
    list.fillRounded(
      geometry.rect.offset(0, geometry.length(key.shadowHeight)), radius: radius, GradientColors(palette.shadow),
      geometry)
  }

  private func drawFace(
    _ face: ClassicPalette.Face, _ list: inout DisplayList, _ geometry: ContentGeometry, radius: CGFloat
  ) {
    let line = geometry.length(1)
    let rect = geometry.rect
    list.fillRounded(rect, radius: radius, GradientColors(face.line), geometry)
    list.fillRounded(
      PixelRect(x: rect.x, y: rect.y + line, width: rect.width, height: rect.height - line), radius: radius,
      face.colors, geometry)
  }

  /// A pad's cell: it touches its neighbours, a dark line at the right and below, light beside it.
  private func drawCell(_ list: inout DisplayList, _ geometry: ContentGeometry, _ key: KeyAppearance) {
    let rect = geometry.rect
    let line = geometry.length(1)
    let isLight = (key.style == .digit) != key.isPressed
    let face = isLight ? palette.characters[min(key.row, 2)] : palette.functions[3]
    list.fill(rect, Paint(.rgb(0x2c3138)))
    let inner = PixelRect(x: rect.x, y: rect.y, width: rect.width - line, height: rect.height - line)
    list.fill(inner, face.colors.paint(height: inner.height))
    list.fill(PixelRect(x: inner.x, y: inner.y, width: inner.width, height: line), Paint(.rgb(face.line)))
    list.fill(PixelRect(x: inner.x, y: inner.y, width: line, height: inner.height), Paint(.rgb(face.line)))
    if key.row == 0 {
      list.fill(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: line), Paint(.rgb(palette.topLine)))
    }
    let ink = isLight ? palette.character : palette.functionTitle
    let drop = isLight ? (dy: CGFloat(1), color: palette.characterDrop) : (dy: -1, color: palette.functionDrop)
    let middle = geometry.bounds.midX
    switch key.label {
    case .digit(let digit, let letters):
      let baseline = letters.isEmpty ? geometry.bounds.midY + 11 : geometry.bounds.midY + 5
      list.centeredText(
        digit, .boldSystemFont(ofSize: 30), midX: middle, baseline: baseline, ink, geometry, drop: drop)
      if !letters.isEmpty {
        list.centeredText(
          letters, .boldSystemFont(ofSize: 11), midX: middle, baseline: geometry.bounds.midY + 20,
          isLight ? palette.spaceTitle : ink, geometry, drop: drop)
      }
    case .character(let text), .word(let text):
      list.centeredText(
        text, .boldSystemFont(ofSize: text.count == 1 ? 28 : 18), midX: middle, baseline: geometry.bounds.midY + 7, ink,
        geometry, drop: drop)
    case .delete: drawDelete(&list, geometry, cross: face.colors.stops.last?.color ?? .black, ink: ink, drop: drop)
    case .none, .shift, .shiftWord, .pair, .flick, .dismiss: break
    }
  }

  // MARK: Labels

  private func drawLabel(_ list: inout DisplayList, _ geometry: ContentGeometry, _ key: KeyAppearance) {
    let isLight = key.style == .character || key.style == .space
    let ink: PixelColor =
      key.style == .space
      ? palette.spaceTitle : isLight ? palette.character : key.isEnabled ? palette.functionTitle : palette.disabledTitle
    let lightDrop = (dy: CGFloat(1), color: key.isPressed ? PixelColor.clear : palette.characterDrop)
    let drop = isLight ? lightDrop : (dy: -1, color: palette.functionDrop)
    let bounds = geometry.bounds
    switch key.label {
    // Pads of iOS 11 and later have second characters, and this look has no room for them.
    case .character(let text), .flick(let text, _):
      // A capital's height is 0.73 em.
      list.centeredText(
        text, .boldSystemFont(ofSize: 22 * key.glyphScale), midX: bounds.midX,
        baseline: (bounds.midY + 8 * key.glyphScale).rounded(), ink, geometry, drop: drop)
    case .pair(let text, let upper):
      let font = UIFont.boldSystemFont(ofSize: 19 * key.glyphScale)
      for (text, part) in [(upper, 0.42), (text, 0.78)] {
        list.centeredText(
          text, font, midX: bounds.midX, baseline: (bounds.height * part).rounded(), ink, geometry, drop: drop)
      }
    case .word(let text), .shiftWord(let text, _):
      let font = Self.font(fitting: text, width: bounds.width - 6)
      let size = CGSize(width: font.width(of: text), height: font.pointSize * 0.72)
      let middle = key.labelCenter(size, in: bounds)
      list.centeredText(
        text, font, midX: middle.x, baseline: (middle.y + font.pointSize * 0.36).rounded(.down), ink, geometry,
        drop: drop)
    case .dismiss:
      let size = KeyGlyphs.keyboardDownSize
      let x = (bounds.midX - size.width / 2).rounded()
      let y = (bounds.midY - size.height / 2).rounded()
      let glyph = KeyGlyphs.keyboardDown(width: 1.6)
      list.fillPath(glyph, x: x, y: y + drop.dy, GradientColors(drop.color), geometry)
      list.fillPath(glyph, x: x, y: y, GradientColors(ink), geometry)
    case .shift(let state): drawShift(&list, geometry, state)
    case .delete:
      drawDelete(
        &list, geometry, cross: key.isPressed ? .rgb(0x4a525e) : .rgb(0x6c7480), ink: ink, drop: drop)
    case .none, .digit: break
    }
  }

  private static func font(fitting text: String, width: CGFloat) -> UIFont {
    let font = UIFont.boldSystemFont(ofSize: 16)
    let needed = font.width(of: text)
    guard needed > width, needed > 0 else { return font }
    return .boldSystemFont(ofSize: max(9, (16 * width / needed).rounded(.down)))
  }

  private func drawShift(_ list: inout DisplayList, _ geometry: ContentGeometry, _ state: ShiftState) {
    let size = CGSize(width: 20, height: 18)
    let arrow = KeyGlyphs.shiftArrow(size, stem: 10, headHeight: 10)
    let x = geometry.bounds.midX - size.width / 2
    let y = (geometry.bounds.midY - size.height / 2 - 1).rounded()
    switch state {
    case .on:
      for sigma in [2.6, 1.6] {
        list.fillPath(arrow, x: x, y: y, GradientColors(palette.glow), geometry, sigma: sigma)
      }
      list.fillPath(arrow, x: x, y: y, palette.litArrow, geometry)
    case .off, .locked:
      list.fillPath(arrow, x: x, y: y - 1, GradientColors(palette.functionDrop), geometry)
      list.fillPath(arrow, x: x, y: y, GradientColors(palette.functionTitle), geometry)
    }
  }

  private func drawDelete(
    _ list: inout DisplayList, _ geometry: ContentGeometry, cross: PixelColor, ink: PixelColor,
    drop: (dy: CGFloat, color: PixelColor)
  ) {
    let size = CGSize(width: 24, height: 16)
    let x = (geometry.bounds.midX - size.width / 2 - 1).rounded()
    let y = (geometry.bounds.midY - size.height / 2).rounded()
    let tag = KeyGlyphs.deleteTag(size, point: 8, radius: 2)
    list.fillPath(tag, x: x, y: y + drop.dy, GradientColors(drop.color), geometry)
    list.fillPath(tag, x: x, y: y, GradientColors(ink), geometry)
    list.fillPath(KeyGlyphs.cross(side: 7, width: 2.2), x: x + 10, y: y + 4.5, GradientColors(cross), geometry)
  }

  // MARK: Balloon

  func drawBalloon(_ list: inout DisplayList, _ geometry: ContentGeometry, _ shape: BalloonShape, _ text: String) {
    let origin = CGPoint(x: shape.bounds.minX, y: shape.bounds.minY)
    let outline = shape.path(origin: origin)
    let shade = PixelColor(red: 0, green: 0, blue: 0, alpha: 0.5)
    list.fillPath(outline, x: 0, y: 2, GradientColors(shade), geometry, sigma: 3)
    // A thin dark edge keeps the pale head apart from a white page.
    list.fillPath(
      shape.path(origin: origin, inset: -0.5), x: 0, y: 0, GradientColors(PixelColor(value: 0x7000_0000)), geometry)
    list.fillPath(outline, x: 0, y: 0, GradientColors(0xffffff), geometry)
    list.fillPath(shape.path(origin: origin, topInset: 1), x: 0, y: 0, palette.balloon, geometry)
    list.centeredText(
      text, .boldSystemFont(ofSize: 44), midX: shape.head.midX - origin.x,
      baseline: (shape.head.height / 2 + 17).rounded(), palette.character, geometry,
      drop: (dy: 1, color: palette.characterDrop))
  }
}
