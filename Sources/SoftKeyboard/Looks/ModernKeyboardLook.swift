import Canvas
import Foundation
import UIKit

extension KeyboardLook {
  /// iOS 7 and later: flat keys with a line of shadow.
  static func modern(_ palette: ModernPalette, showsOutlines: Bool) -> KeyboardLook {
    let drawing = ModernKeyDrawing(palette: palette, showsOutlines: showsOutlines)
    return KeyboardLook(
      drawBackdrop: { drawing.drawBackdrop(&$0, $1, $2) }, drawKey: { drawing.drawKey(&$0, $1, $2) },
      drawBalloon: { drawing.drawBalloon(&$0, $1, $2, $3) })
  }
}

/// Draws the flat keyboard. Lengths are points.
@MainActor
private struct ModernKeyDrawing {
  let palette: ModernPalette
  /// Shift and delete as black outlines (iOS 9) instead of white with grey.
  let showsOutlines: Bool

  func drawBackdrop(_ list: inout DisplayList, _ geometry: ContentGeometry, _ backdrop: KeyboardBackdrop) {
    let all = geometry.rect
    list.fill(all, Paint(.rgb(palette.background)))
    if let candidate = backdrop.candidate, backdrop.barHeight > 0 {
      list.candidateStrip(candidate, height: backdrop.barHeight, .rgb(palette.background), .rgb(palette.ink), geometry)
    } else if backdrop.barHeight > 0, backdrop.hasShortcuts {
      drawShortcutBar(&list, geometry, backdrop.barHeight)
    } else if backdrop.barHeight > 0 {
      drawPredictionBar(&list, geometry, backdrop.barHeight)
    }
    guard backdrop.bottomZoneHeight > 40 else { return }
    // Globe and microphone (F.3.4, MEM); the system draws the home indicator.
    let middle = geometry.bounds.maxY - backdrop.bottomZoneHeight + 25
    let ink = GradientColors(palette.bottomIcon)
    list.fillPath(KeyGlyphs.globe(diameter: 25, width: 1.5), x: 27, y: middle - 12.5, ink, geometry)
    list.fillPath(
      KeyGlyphs.microphone(CGSize(width: 17, height: 27), width: 1.6), x: geometry.bounds.maxX - 48, y: middle - 13.5,
      ink, geometry)
  }

  /// Three empty cells: words are not predicted here.
  private func drawPredictionBar(_ list: inout DisplayList, _ geometry: ContentGeometry, _ height: CGFloat) {
    let width = geometry.bounds.width
    if showsOutlines {
      for part in [1.0 / 3, 2.0 / 3] {
        let line = CGRect(x: width * part, y: (height - 22) / 2, width: 1 / geometry.scale, height: 22)
        list.fill(geometry.placed(line), Paint(.rgb(palette.predictionBar)))
      }
      return
    }
    list.fill(geometry.rect(CGRect(x: 0, y: 0, width: width, height: height)), Paint(.rgb(palette.predictionBar)))
    let cell = CGRect(x: width / 3, y: 0, width: width / 3, height: height)
    list.fill(geometry.rect(cell), Paint(.rgb(palette.predictionCell)))
  }

  /// A pad's bar: undo, redo and paste as they are with nothing to undo or paste, and the cells between (MEM).
  private func drawShortcutBar(_ list: inout DisplayList, _ geometry: ContentGeometry, _ height: CGFloat) {
    let ink = GradientColors(palette.disabledInk)
    for (index, glyph) in [KeyGlyphs.undo(isRedo: false), KeyGlyphs.undo(isRedo: true), KeyGlyphs.clipboard]
      .enumerated()
    {
      list.fillPath(glyph, x: 24 + CGFloat(index) * 48, y: height / 2 - 8, ink, geometry)
    }
    let side: CGFloat = 180
    for part in [1.0 / 3, 2.0 / 3] {
      let x = side + (geometry.bounds.width - 2 * side) * part
      let line = CGRect(x: x, y: (height - 22) / 2, width: 1 / geometry.scale, height: 22)
      list.fill(geometry.placed(line), Paint(.rgb(palette.predictionBar)))
    }
  }

  func drawKey(_ list: inout DisplayList, _ geometry: ContentGeometry, _ key: KeyAppearance) {
    switch key.style {
    case .digit, .corner: drawCell(&list, geometry, key)
    default:
      let colors = self.colors(of: key)
      list.fillRounded(
        geometry.rect.offset(0, geometry.length(key.shadowHeight)), radius: key.cornerRadius,
        GradientColors(palette.shadow), geometry)
      list.fillRounded(geometry.rect, radius: key.cornerRadius, GradientColors(colors.face), geometry)
      drawLabel(&list, geometry, key, colors)
    }
  }

  private func colors(of key: KeyAppearance) -> (face: UInt32, ink: UInt32) {
    switch key.style {
    case .character: (key.isPressed ? palette.pressedCharacter : palette.character, palette.ink)
    case .space: (key.isPressed ? palette.function : palette.character, palette.ink)
    case .returnKey where key.isProminent && key.isEnabled && !key.isPressed: (palette.prominent, palette.prominentInk)
    case .function where key.label == .shift(.on) || key.label == .shift(.locked): (palette.lit, palette.litInk)
    case .function where key.label == .shift(.off): (palette.function, showsOutlines ? palette.ink : 0xffffff)
    default:
      (
        key.isPressed ? palette.pressedFunction : palette.function, key.isEnabled ? palette.ink : palette.disabledInk
      )
    }
  }

  private func drawLabel(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ key: KeyAppearance, _ colors: (face: UInt32, ink: UInt32)
  ) {
    let bounds = geometry.bounds
    let ink = PixelColor.rgb(colors.ink)
    switch key.label {
    case .character(let text):
      let isLowercase = text != text.uppercased()
      list.centeredText(
        text, .systemFont(ofSize: isLowercase ? 25 : 22), midX: bounds.midX,
        baseline: (bounds.midY + (isLowercase ? 7 : 8)).rounded() - 0.5, ink, geometry)
    case .word(let text):
      let font = Self.font(fitting: text, width: bounds.width - 6)
      list.centeredText(
        text, font, midX: bounds.midX, baseline: (bounds.midY + font.pointSize * 0.33).rounded(), ink, geometry)
    case .shift(let state): drawShift(&list, geometry, state, ink: ink)
    case .delete: drawDelete(&list, geometry, isPressed: key.isPressed, face: colors.face)
    case .none, .digit: break
    }
  }

  private static func font(fitting text: String, width: CGFloat) -> UIFont {
    let font = UIFont.systemFont(ofSize: 16)
    let needed = font.width(of: text)
    guard needed > width, needed > 0 else { return font }
    return .systemFont(ofSize: max(9, (16 * width / needed).rounded(.down)))
  }

  private func drawShift(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ state: ShiftState, ink: PixelColor
  ) {
    let size = CGSize(width: 18, height: state == .locked ? 13 : 15.5)
    let arrow = KeyGlyphs.shiftArrow(size, stem: 9, headHeight: 9)
    let x = geometry.bounds.midX - size.width / 2
    let y = (geometry.bounds.midY - 8.5).rounded()
    if state == .off, showsOutlines {
      list.fillPath(arrow.stroked(width: 1.3), x: x, y: y, GradientColors(ink), geometry)
    } else {
      list.fillPath(arrow, x: x, y: y, GradientColors(ink), geometry)
    }
    if state == .locked {
      let bar = CGRect(x: geometry.bounds.midX - 4.5, y: y + 15, width: 9, height: 2)
      list.fill(geometry.placed(bar), Paint(ink))
    }
  }

  private func drawDelete(_ list: inout DisplayList, _ geometry: ContentGeometry, isPressed: Bool, face: UInt32) {
    let size = CGSize(width: 21.5, height: 16)
    let x = geometry.bounds.midX - size.width / 2 - 1
    let y = (geometry.bounds.midY - size.height / 2).rounded()
    let tag = KeyGlyphs.deleteTag(size, point: 7, radius: 2)
    let cross = KeyGlyphs.cross(side: 6.5, width: 1.5)
    let ink = GradientColors(palette.ink)
    if isPressed {
      list.fillPath(tag, x: x, y: y, ink, geometry)
      list.fillPath(cross, x: x + 9, y: y + 4.75, GradientColors(face), geometry)
    } else if showsOutlines {
      list.fillPath(tag.stroked(width: 1.3), x: x, y: y, ink, geometry)
      list.fillPath(cross, x: x + 9, y: y + 4.75, ink, geometry)
    } else {
      list.fillPath(tag, x: x, y: y, GradientColors(0xffffff), geometry)
      list.fillPath(cross, x: x + 9, y: y + 4.75, GradientColors(face), geometry)
    }
  }

  /// A pad's cell, with a hairline at the right and below.
  private func drawCell(_ list: inout DisplayList, _ geometry: ContentGeometry, _ key: KeyAppearance) {
    let rect = geometry.rect
    let isLight = (key.style == .digit) != (key.isPressed && key.label != .none)
    list.fill(rect, Paint(.rgb(palette.padLine)))
    list.fill(
      PixelRect(x: rect.x, y: rect.y, width: rect.width - 1, height: rect.height - 1),
      Paint(.rgb(isLight ? palette.character : palette.background)))
    if key.row == 0 {
      list.fill(PixelRect(x: rect.x, y: rect.y, width: rect.width, height: 1), Paint(.rgb(palette.padLine)))
    }
    let ink = PixelColor.rgb(palette.ink)
    let bounds = geometry.bounds
    switch key.label {
    case .digit(let digit, let letters):
      let baseline = letters.isEmpty ? bounds.midY + 10 : bounds.minY + 29.5
      list.centeredText(digit, .systemFont(ofSize: 28), midX: bounds.midX, baseline: baseline, ink, geometry)
      if !letters.isEmpty {
        list.centeredText(
          letters, .systemFont(ofSize: 10), midX: bounds.midX, baseline: bounds.minY + 45, ink, geometry)
      }
    case .character(let text), .word(let text):
      list.centeredText(
        text, .systemFont(ofSize: text.count == 1 ? 28 : 18), midX: bounds.midX, baseline: bounds.midY + 7, ink,
        geometry)
    case .delete: drawDelete(&list, geometry, isPressed: true, face: isLight ? palette.character : palette.background)
    case .none, .shift: break
    }
  }

  func drawBalloon(_ list: inout DisplayList, _ geometry: ContentGeometry, _ shape: BalloonShape, _ text: String) {
    let origin = CGPoint(x: shape.bounds.minX, y: shape.bounds.minY)
    let outline = shape.path(origin: origin)
    list.fillPath(outline, x: 0, y: 2, GradientColors(PixelColor(value: 0x5000_0000)), geometry, sigma: 2.5)
    list.fillPath(
      shape.path(origin: origin, inset: -0.5), x: 0, y: 0, GradientColors(PixelColor(value: 0x3000_0000)), geometry)
    list.fillPath(outline, x: 0, y: 0, GradientColors(palette.balloon), geometry)
    list.centeredText(
      text, .systemFont(ofSize: 40), midX: shape.head.midX - origin.x, baseline: (shape.head.height / 2 + 14).rounded(),
      .rgb(palette.ink), geometry)
  }
}
