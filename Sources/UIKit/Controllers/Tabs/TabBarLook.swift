import Canvas
import Foundation

/// How a tab bar is drawn: a value chosen by the device's era.
@MainActor
struct TabBarLook {
  var drawBackground: (inout DisplayList, ContentGeometry, BarBackground) -> Void
  var drawItem: (inout DisplayList, ContentGeometry, UITabBarItem, CGRect, Bool, UIColor) -> Void
  /// The colour of an item that is not chosen, unless the bar says another.
  var unselectedColor: UIColor

  static var current: TabBarLook { UIKitEnvironment.current.traits.look == .classic ? .classic : .modern }

  /// Glossy black (looks-and-formats F.4.1: colours of an imitation and from memory).
  static let classic = TabBarLook(
    drawBackground: { list, geometry, _ in
      let all = geometry.rect
      let line = geometry.length(1)
      let half = geometry.y(25)
      list.fill(all, Paint(.black))
      list.fill(
        PixelRect(x: 0, y: line, width: all.width, height: half - line),
        Paint(
          ramp: .vertical(
            height: half - line, stops: [.init(0, .rgb(0x434343)), .init(1, .rgb(0x1c1c1c))])))
      list.fill(PixelRect(x: 0, y: line, width: all.width, height: line), Paint(.rgb(0x555555)))
    },
    drawItem: { list, geometry, item, frame, isSelected, _ in
      if isSelected {
        let cell = frame.insetBy(dx: 2, dy: 0).inset(by: UIEdgeInsets(top: 3, left: 0, bottom: 2, right: 0))
        list.fill(
          geometry.rect(cell), ShapeMasks.fill(radius: 4 * geometry.scale), Paint(UIColor(white: 1, alpha: 0.13).pixel))
      }
      if let image = item.image {
        let size = image.size
        let x = geometry.x(frame.midX - size.width / 2)
        let y = geometry.y(18 - size.height / 2)
        let mask = PlacedMask(mask: image.alphaMask, x: x, y: y)
        // The glyph's gloss, and the dark edge that the glow of the era leaves above it.
        let stops: [Ramp.Stop] =
          isSelected
          ? [
            .init(0, .rgb(0xbfe6ff)), .init(0.49, .rgb(0x5db8f8)), .init(0.5, .rgb(0x2a95f0)), .init(1, .rgb(0x4cc2fb)),
          ]
          : [
            .init(0, .rgb(0xb4b4b4)), .init(0.49, .rgb(0x8c8c8c)), .init(0.5, .rgb(0x767676)), .init(1, .rgb(0x6a6a6a)),
          ]
        list.fill(mask, x: 0, y: -geometry.length(1), Paint(UIColor(white: 0, alpha: 0.6).pixel))
        list.fill(mask, Paint(ramp: .vertical(height: image.surface.height, stops: stops)))
      }
      drawTitle(
        &list, geometry, item, frame, font: .boldSystemFont(ofSize: 10), baseline: 45,
        color: isSelected ? .white : UIColor(hex: 0x999999))
      drawBadge(&list, geometry, item, frame)
    },
    unselectedColor: UIColor(hex: 0x999999))

  /// A light bar with a hairline, the chosen item in the tint colour (looks-and-formats F.4.2).
  static let modern = TabBarLook(
    drawBackground: { list, geometry, background in BarLook.modern.drawBackground(&list, geometry, background, false) },
    drawItem: { list, geometry, item, frame, isSelected, color in
      if let image = item.image {
        let mask = PlacedMask(
          mask: image.alphaMask, x: geometry.x(frame.midX - image.size.width / 2),
          y: geometry.y(18 - image.size.height / 2))
        list.fill(mask, Paint(color.pixel))
      }
      drawTitle(&list, geometry, item, frame, font: .systemFont(ofSize: 10), baseline: 45, color: color)
      drawBadge(&list, geometry, item, frame)
    },
    unselectedColor: .unselectedTab)

  private static func drawTitle(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ item: UITabBarItem, _ frame: CGRect, font: UIFont,
    baseline: CGFloat, color: UIColor
  ) {
    guard let title = item.title else { return }
    let line = TextLayout.cut(title, font: font, width: frame.width - 4, mode: .byTruncatingTail)
    list.text(
      font.run(line.text, scale: geometry.scale), x: geometry.x(frame.midX - line.width / 2), y: geometry.y(baseline),
      Paint(color.pixel))
  }

  private static func drawBadge(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ item: UITabBarItem, _ frame: CGRect
  ) {
    guard let badge = item.badgeValue, !badge.isEmpty else { return }
    let font = UIFont.boldSystemFont(ofSize: 13)
    let width = max(20, font.width(of: badge) + 12)
    let disc = CGRect(x: frame.midX + 6, y: 3, width: width, height: 20)
    list.fill(geometry.rect(disc), ShapeMasks.fill(radius: 10 * geometry.scale), Paint(.white))
    list.fill(
      geometry.rect(disc.insetBy(dx: 2, dy: 2)), ShapeMasks.fill(radius: 8 * geometry.scale),
      Paint(
        ramp: .vertical(
          height: geometry.length(16), stops: [.init(0, .rgb(0xf86069)), .init(1, .rgb(0xc80a12))])))
    list.text(
      font.run(badge, scale: geometry.scale), x: geometry.x(disc.midX - font.width(of: badge) / 2),
      y: geometry.y(disc.midY + 4.7), Paint(.white))
  }
}
