import Canvas
import Foundation

/// How the signs of editing are drawn: a value chosen by the device's era.
@MainActor
struct TableEditingLook {
  /// The round sign of deletion or insertion in the middle of its bounds; turned by a quarter while the delete button
  /// shows.
  var drawSign: @MainActor (inout DisplayList, ContentGeometry, UITableViewCell.EditingStyle, Bool) -> Void
  /// The delete button; pressed or not.
  var drawButton: @MainActor (inout DisplayList, ContentGeometry, String, Bool) -> Void
  var buttonFont: @MainActor () -> UIFont
  /// At the sides of the button's text, and above and below the button, in points.
  var buttonPadding: CGFloat
  var buttonMargin: CGFloat

  static var current: TableEditingLook { UIKitEnvironment.current.traits.look == .classic ? .classic : .modern }

  /// iOS 7 and later: flat discs, a button as high as its row (colours MEM).
  static let modern = TableEditingLook(
    drawSign: { list, geometry, style, isTurned in
      let disc = disc(geometry, diameter: 22)
      let isOld = UIKitEnvironment.current.traits.majorVersion < 13
      let color: UInt32 = style == .insert ? (isOld ? 0x4cd964 : 0x34c759) : 0xff3b30
      list.fill(disc, ShapeMasks.fill(radius: Double(disc.width) / 2), Paint(UIColor(hex: color).pixel))
      drawBars(&list, geometry, disc, length: 11, width: 1.5, style, isTurned)
    },
    drawButton: { list, geometry, title, isPressed in
      list.fill(geometry.rect, Paint(UIColor(hex: isPressed ? 0xd93229 : 0xff3b30).pixel))
      drawTitle(&list, geometry, title, font: .systemFont(ofSize: 17), shadow: nil)
    },
    buttonFont: { .systemFont(ofSize: 17) }, buttonPadding: 15, buttonMargin: 0)

  /// iOS 6 and before: glossy discs with a white ring, a button that stands in its row (MEM).
  static let classic = TableEditingLook(
    drawSign: { list, geometry, style, isTurned in
      let disc = disc(geometry, diameter: 22)
      let radius = Double(disc.width) / 2
      let sigma = Double(geometry.scale)
      let reach = ShapeMasks.shadowReach(sigma: sigma)
      list.fill(
        disc.inset(-reach, -reach).offset(0, geometry.length(1)), ShapeMasks.shadow(radius: radius, sigma: sigma),
        Paint(UIColor(white: 0, alpha: 0.5).pixel))
      list.fill(disc, ShapeMasks.fill(radius: radius), Paint(.white))
      let inner = disc.inset(geometry.length(2), geometry.length(2))
      let stops: [Ramp.Stop] =
        style == .insert
        ? [.init(0, .rgb(0x8fd98a)), .init(0.5, .rgb(0x2fa626)), .init(1, .rgb(0x44c23a))]
        : [.init(0, .rgb(0xf39a95)), .init(0.5, .rgb(0xd3281f)), .init(1, .rgb(0xe8473f))]
      list.fill(
        inner, ShapeMasks.fill(radius: Double(inner.width) / 2),
        Paint(ramp: .vertical(height: inner.height, stops: stops)))
      drawBars(&list, geometry, disc, length: 10, width: 2.5, style, isTurned)
    },
    drawButton: { list, geometry, title, isPressed in
      let radius = Double(5 * geometry.scale)
      list.fill(geometry.rect, ShapeMasks.fill(radius: radius), Paint(.rgb(0x6d1410)))
      let inner = geometry.rect.inset(geometry.length(1), geometry.length(1))
      let stops: [Ramp.Stop] =
        isPressed
        ? [.init(0, .rgb(0xb04b45)), .init(0.5, .rgb(0x7d0d08)), .init(1, .rgb(0x930f0a))]
        : [.init(0, .rgb(0xf0908c)), .init(0.49, .rgb(0xd5413a)), .init(0.5, .rgb(0xc3201a)), .init(1, .rgb(0xd33a33))]
      list.fill(
        inner, ShapeMasks.fill(radius: Double(4 * geometry.scale)),
        Paint(ramp: .vertical(height: inner.height, stops: stops)))
      drawTitle(&list, geometry, title, font: .boldSystemFont(ofSize: 14), shadow: UIColor(white: 0, alpha: 0.5))
    },
    buttonFont: { .boldSystemFont(ofSize: 14) }, buttonPadding: 10, buttonMargin: 6)

  private static func disc(_ geometry: ContentGeometry, diameter: CGFloat) -> PixelRect {
    geometry.placed(
      CGRect(
        x: geometry.bounds.midX - diameter / 2, y: geometry.bounds.midY - diameter / 2, width: diameter,
        height: diameter))
  }

  private static func drawBars(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ disc: PixelRect, length: CGFloat, width: CGFloat,
    _ style: UITableViewCell.EditingStyle, _ isTurned: Bool
  ) {
    let long = geometry.length(length)
    let short = geometry.length(width)
    let across = PixelRect(
      x: disc.x + (disc.width - long) / 2, y: disc.y + (disc.height - short) / 2, width: long, height: short)
    let down = PixelRect(
      x: disc.x + (disc.width - short) / 2, y: disc.y + (disc.height - long) / 2, width: short, height: long)
    if style == .insert || !isTurned { list.fill(across, Paint(.white)) }
    if style == .insert || isTurned { list.fill(down, Paint(.white)) }
  }

  private static func drawTitle(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ title: String, font: UIFont, shadow: UIColor?
  ) {
    let x = geometry.x(geometry.bounds.midX - font.width(of: title) / 2)
    let y = geometry.y(geometry.bounds.midY + font.capHeight / 2)
    let run = font.run(title, scale: geometry.scale)
    if let shadow { list.text(run, x: x, y: y - geometry.length(1), Paint(shadow.pixel)) }
    list.text(run, x: x, y: y, Paint(.white))
  }
}
