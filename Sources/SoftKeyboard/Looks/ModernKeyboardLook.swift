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
    case .digit where key.cornerRadius > 0, .corner where key.cornerRadius > 0: drawSeparateCell(&list, geometry, key)
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
    case .function where key.label.shiftState == .on || key.label.shiftState == .locked: (palette.lit, palette.litInk)
    case .function where key.label == .shift(.off): (palette.function, showsOutlines ? palette.ink : 0xffffff)
    case .function where key.label.shiftState == .off: (palette.function, palette.ink)
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
        text, .systemFont(ofSize: (isLowercase ? 25 : 22) * key.glyphScale), midX: bounds.midX,
        baseline: (bounds.midY + (isLowercase ? 7 : 8) * key.glyphScale).rounded() - 0.5, ink, geometry)
    case .word(let text), .shiftWord(let text, _):
      let font = Self.font(fitting: text, width: bounds.width - 6)
      let size = CGSize(width: font.width(of: text), height: font.pointSize * 0.66)
      let middle = key.labelCenter(size, in: bounds)
      list.centeredText(
        text, font, midX: middle.x, baseline: (middle.y + font.pointSize * 0.33).rounded(), ink, geometry)
    case .pair(let text, let upper):
      for (text, part) in [(upper, 0.42), (text, 0.76)] {
        list.centeredText(
          text, .systemFont(ofSize: 19 * key.glyphScale), midX: bounds.midX, baseline: (bounds.height * part).rounded(),
          ink, geometry)
      }
    case .flick(let text, let second):
      // Sizes MEM; the letter stands low, so that both fit.
      let scale = min(key.glyphScale, bounds.height / 52)
      list.centeredText(
        second, .systemFont(ofSize: 14 * scale), midX: bounds.midX, baseline: (bounds.height * 0.36).rounded(),
        .rgb(palette.secondInk), geometry)
      list.centeredText(
        text, .systemFont(ofSize: 22 * scale), midX: bounds.midX, baseline: (bounds.height * 0.8).rounded(), ink,
        geometry)
    case .dismiss:
      let size = KeyGlyphs.keyboardDownSize
      let middle = key.labelCenter(size, in: bounds)
      list.fillPath(
        KeyGlyphs.keyboardDown(width: 1.4), x: middle.x - size.width / 2, y: middle.y - size.height / 2,
        GradientColors(ink), geometry)
    case .shift(let state): drawShift(&list, geometry, key, state, ink: ink)
    case .delete: drawDelete(&list, geometry, key, isFilled: key.isPressed, face: colors.face)
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
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ key: KeyAppearance, _ state: ShiftState, ink: PixelColor
  ) {
    let size = CGSize(width: 18, height: state == .locked ? 13 : 15.5)
    let arrow = KeyGlyphs.shiftArrow(size, stem: 9, headHeight: 9)
    let middle = key.labelCenter(CGSize(width: 18, height: 17), in: geometry.bounds)
    let x = middle.x - size.width / 2
    let y = (middle.y - 8.5).rounded()
    if state == .off, showsOutlines {
      list.fillPath(arrow.stroked(width: 1.3), x: x, y: y, GradientColors(ink), geometry)
    } else {
      list.fillPath(arrow, x: x, y: y, GradientColors(ink), geometry)
    }
    if state == .locked {
      let bar = CGRect(x: middle.x - 4.5, y: y + 15, width: 9, height: 2)
      list.fill(geometry.placed(bar), Paint(ink))
    }
  }

  private func drawDelete(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ key: KeyAppearance, isFilled: Bool, face: UInt32
  ) {
    let size = CGSize(width: 21.5, height: 16)
    let middle = key.labelCenter(size, in: geometry.bounds)
    let x = middle.x - size.width / 2 - 1
    let y = (middle.y - size.height / 2).rounded()
    let tag = KeyGlyphs.deleteTag(size, point: 7, radius: 2)
    let cross = KeyGlyphs.cross(side: 6.5, width: 1.5)
    let ink = GradientColors(palette.ink)
    if isFilled {
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
    drawCellLabel(
      &list, geometry, key, face: isLight ? palette.character : palette.background, digitBaseline: 29.5,
      lettersBaseline: 45)
  }

  /// A pad's key that stands apart; the corners have no face (looks-and-formats F.2, MEM).
  private func drawSeparateCell(_ list: inout DisplayList, _ geometry: ContentGeometry, _ key: KeyAppearance) {
    var face = palette.background
    if key.style == .digit {
      face = key.isPressed ? palette.pressedCharacter : palette.character
      list.fillRounded(
        geometry.rect.offset(0, geometry.length(key.shadowHeight)), radius: key.cornerRadius,
        GradientColors(palette.shadow), geometry)
      list.fillRounded(geometry.rect, radius: key.cornerRadius, GradientColors(face), geometry)
    }
    let height = geometry.bounds.height
    drawCellLabel(
      &list, geometry, key, face: face, digitBaseline: (height * 0.57).rounded(),
      lettersBaseline: (height * 0.87).rounded())
  }

  private func drawCellLabel(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ key: KeyAppearance, face: UInt32, digitBaseline: CGFloat,
    lettersBaseline: CGFloat
  ) {
    let ink = PixelColor.rgb(palette.ink)
    let bounds = geometry.bounds
    switch key.label {
    case .digit(let digit, let letters):
      let baseline = letters.isEmpty ? bounds.midY + 10 : bounds.minY + digitBaseline
      // On low keys both have to fit.
      let size: CGFloat = bounds.height < 40 ? 20 : bounds.height < 50 ? 25 : 28
      list.centeredText(digit, .systemFont(ofSize: size), midX: bounds.midX, baseline: baseline, ink, geometry)
      if !letters.isEmpty {
        list.centeredText(
          letters, .systemFont(ofSize: bounds.height < 40 ? 8 : 10), midX: bounds.midX,
          baseline: bounds.minY + lettersBaseline, ink, geometry)
      }
    case .character(let text), .word(let text):
      list.centeredText(
        text, .systemFont(ofSize: text.count == 1 ? 28 : 18), midX: bounds.midX, baseline: bounds.midY + 7, ink,
        geometry)
    case .delete: drawDelete(&list, geometry, key, isFilled: key.cornerRadius == 0 || key.isPressed, face: face)
    case .none, .shift, .shiftWord, .pair, .flick, .dismiss: break
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
