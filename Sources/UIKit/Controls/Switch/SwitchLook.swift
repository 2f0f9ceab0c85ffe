import Canvas
import Foundation

/// How a switch is drawn: a value chosen by the device's era.
@MainActor
struct SwitchLook {
  /// What is drawn.
  struct Appearance {
    /// From 0, off, to 1, on.
    var position: CGFloat = 0
    /// From 0 to 1 while a finger is down.
    var press: CGFloat = 0
    /// Whether the thumb of a switch that is on is at the left.
    var isMirrored = false
    /// Colours that were set; nil for the era's own.
    var on: UIColor?
    var off: UIColor?
    var thumb: UIColor?
  }

  /// In points; a switch cannot have another one.
  var size: CGSize
  /// At the right edge, beyond what constraints see, in points: files store 49 and 51 (uikit-facts E.11).
  var alignmentInset: CGFloat = 0
  var thumbWidth: CGFloat
  /// From the thumb to the edges, in points.
  var thumbInset: CGFloat
  var draw: @MainActor (inout DisplayList, ContentGeometry, Appearance) -> Void

  /// How far the thumb goes, in points.
  var travel: CGFloat { size.width - thumbWidth - 2 * thumbInset }

  static var current: SwitchLook {
    let traits = UIKitEnvironment.current.traits
    if traits.look == .classic { return traits.majorVersion < 5 ? .square : .classic }
    return traits.majorVersion < 13 ? .flat : traits.majorVersion < 26 ? .modern : .glass
  }

  /// iOS 5 and 6: a round thumb that draws the words behind it (looks-and-formats F.4.1).
  static let classic = SwitchLook(
    size: CGSize(width: 79, height: 27), thumbWidth: 27, thumbInset: 0,
    draw: { list, geometry, appearance in
      drawClassic(
        &list, geometry, appearance, size: CGSize(width: 79, height: 27), radius: 13.5,
        thumb: CGSize(width: 27, height: 27), thumbRadius: 13.5)
    })

  /// iOS 4 and before: wider, with square corners (size uikit-facts E.11; radii MEM).
  static let square = SwitchLook(
    size: CGSize(width: 94, height: 27), thumbWidth: 40, thumbInset: 0,
    draw: { list, geometry, appearance in
      drawClassic(
        &list, geometry, appearance, size: CGSize(width: 94, height: 27), radius: 4,
        thumb: CGSize(width: 40, height: 27), thumbRadius: 4)
    })

  private static func drawClassic(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ appearance: Appearance, size: CGSize, radius: CGFloat,
    thumb: CGSize, thumbRadius: CGFloat
  ) {
    let all = CGRect(origin: .zero, size: size)
    let left = (size.width - thumb.width) * appearance.position
    let middle = left + thumb.width / 2
    list.fillRounded(all, geometry, radius: radius, [(0, 0xd8d8d8), (0.25, 0xeeeeee), (1, 0xfcfcfc)])
    list.clip = geometry.rect(CGRect(x: 0, y: 0, width: middle, height: size.height))
    if let on = appearance.on {
      list.fillRounded(all, geometry, radius: radius, on)
      list.fillInnerShadow(all, geometry, radius: radius, blur: 8, dy: 5, UIColor(white: 0, alpha: 0.25))
    } else {
      list.fillRounded(
        all, geometry, radius: radius, [(0, 0x1f63c6), (0.2, 0x2c7be0), (0.52, 0x4090ec), (1, 0x74b4f8)])
    }
    list.clip = geometry.rect(all)
    list.fillInnerShadow(all, geometry, radius: radius, blur: 3, dy: 1.5, UIColor(white: 0, alpha: 0.35))
    let font = UIFont.boldSystemFont(ofSize: 16)
    let room = size.width - thumb.width
    list.text(
      "ON", geometry, font: font, centeredAt: CGPoint(x: left - room / 2 + 1, y: all.midY), .white,
      shadow: UIColor(white: 0, alpha: 0.35))
    list.text(
      "OFF", geometry, font: font, centeredAt: CGPoint(x: left + thumb.width + room / 2 - 2, y: all.midY),
      UIColor(hex: 0x7f7f7f), shadow: .white, shadowDY: 1)
    list.clip = nil
    list.fillRing(all, geometry, radius: radius, width: 1, [(0, 0x808080), (0.3, 0xa2a2a2), (1, 0xb4b4b4)])
    let knob = CGRect(x: left, y: 0, width: thumb.width, height: thumb.height)
    if let color = appearance.thumb {
      list.fillRounded(knob, geometry, radius: thumbRadius, color)
    } else {
      let pressed = appearance.press > 0.5
      list.fillRounded(
        knob, geometry, radius: thumbRadius,
        pressed ? [(0, 0xb8b8b8), (1, 0xdddddd)] : [(0, 0xcfcfcf), (0.45, 0xebebeb), (1, 0xfdfdfd)])
    }
    list.fillRing(knob, geometry, radius: thumbRadius, width: 1, [(0, 0x8f8f8f), (1, 0x9e9e9e)])
    list.fillRing(
      knob.insetBy(dx: 1, dy: 1), geometry, radius: thumbRadius - 1, width: 1, UIColor(white: 1, alpha: 0.7))
  }

  /// iOS 7 to 12: an outline that fills with green (looks-and-formats F.4.2).
  static let flat = SwitchLook(
    size: CGSize(width: 51, height: 31), alignmentInset: 2, thumbWidth: 28, thumbInset: 1.5,
    draw: { list, geometry, appearance in
      let all = CGRect(x: 0, y: 0, width: 51, height: 31)
      let part = appearance.position
      let line = (appearance.off ?? UIColor(hex: 0xe5e5e5)).mixed(with: appearance.on ?? UIColor.systemGreen, part)
      // The white middle shrinks away under the colour.
      let fill = max(part, appearance.press * 0.999)
      list.fillRounded(all, geometry, radius: 15.5, line)
      let hole = all.insetBy(dx: 1.5 + 14 * fill, dy: 1.5 + 14 * fill)
      if hole.height > 0.5 { list.fillRounded(hole, geometry, radius: hole.height / 2, .white) }
      drawThumb(&list, geometry, appearance, in: all, width: 28, height: 28, inset: 1.5, radius: 14)
    })

  /// iOS 13 to 18: a filled track (looks-and-formats F.4.2).
  static let modern = SwitchLook(
    size: CGSize(width: 51, height: 31), alignmentInset: 2, thumbWidth: 27, thumbInset: 2,
    draw: { list, geometry, appearance in
      let all = CGRect(x: 0, y: 0, width: 51, height: 31)
      let off = appearance.off ?? ControlPalette.switchTrack
      list.fillRounded(
        all, geometry, radius: 15.5, off.mixed(with: appearance.on ?? UIColor.systemGreen, appearance.position))
      drawThumb(&list, geometry, appearance, in: all, width: 27, height: 27, inset: 2, radius: 13.5)
    })

  /// iOS 26: longer and lower, with a capsule (size LOG, uikit-facts E.11; the rest MEM).
  static let glass = SwitchLook(
    size: CGSize(width: 63, height: 28), alignmentInset: 2, thumbWidth: 37, thumbInset: 2,
    draw: { list, geometry, appearance in
      let all = CGRect(x: 0, y: 0, width: 63, height: 28)
      let off = appearance.off ?? ControlPalette.switchTrack
      list.fillRounded(
        all, geometry, radius: 14, off.mixed(with: appearance.on ?? UIColor.systemGreen, appearance.position))
      drawThumb(&list, geometry, appearance, in: all, width: 37, height: 24, inset: 2, radius: 12)
    })

  private static func drawThumb(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ appearance: Appearance, in all: CGRect, width: CGFloat,
    height: CGFloat, inset: CGFloat, radius: CGFloat
  ) {
    // A pressed thumb grows inwards.
    let wide = width + 6 * appearance.press
    let place = appearance.isMirrored ? 1 - appearance.position : appearance.position
    let thumb = CGRect(
      x: all.minX + inset + (all.width - 2 * inset - wide) * place, y: all.midY - height / 2,
      width: wide, height: height)
    list.fillShadow(of: thumb, geometry, radius: radius, blur: 6, dy: 3, UIColor(white: 0, alpha: 0.15))
    list.fillShadow(of: thumb, geometry, radius: radius, blur: 1, dy: 1, UIColor(white: 0, alpha: 0.12))
    list.fillRing(
      thumb.insetBy(dx: -geometry.hairline, dy: -geometry.hairline), geometry, radius: radius + geometry.hairline,
      width: geometry.hairline, UIColor(white: 0, alpha: 0.04))
    list.fillRounded(thumb, geometry, radius: radius, appearance.thumb ?? .white)
  }
}
