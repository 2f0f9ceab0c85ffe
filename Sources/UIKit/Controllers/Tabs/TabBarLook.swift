import Canvas
import Foundation

/// How a tab bar is drawn: a value chosen by the device's era.
@MainActor
struct TabBarLook {
  var drawBackground: (inout DisplayList, ContentGeometry, BarBackground) -> Void
  var drawItem: (inout DisplayList, ContentGeometry, TabBarItemPlace, UIColor) -> Void
  /// The colour of an item that is not chosen, unless the bar says another.
  var unselectedColor: UIColor
  /// Of the titles, in a size.
  var font: (CGFloat) -> UIFont
  /// Where a badge begins on an item whose title stands below its picture: from the item's middle, and from the bar's top, in points (MEM).
  var badgePlace: CGPoint

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
    drawItem: { list, geometry, place, _ in
      if place.isSelected {
        let cell = place.frame.insetBy(dx: 2, dy: 0).inset(by: UIEdgeInsets(top: 3, left: 0, bottom: 2, right: 0))
        list.fill(
          geometry.rect(cell), ShapeMasks.fill(radius: 4 * geometry.scale), Paint(UIColor(white: 1, alpha: 0.13).pixel))
      }
      if let image = place.image {
        let corner = place.imageFrame.origin
        let mask = PlacedMask(mask: image.alphaMask, x: geometry.x(corner.x), y: geometry.y(corner.y))
        // The glyph's gloss, and the dark edge that the glow of the era leaves above it.
        let stops: [Ramp.Stop] =
          place.isSelected
          ? [
            .init(0, .rgb(0xbfe6ff)), .init(0.49, .rgb(0x5db8f8)), .init(0.5, .rgb(0x2a95f0)), .init(1, .rgb(0x4cc2fb)),
          ]
          : [
            .init(0, .rgb(0xb4b4b4)), .init(0.49, .rgb(0x8c8c8c)), .init(0.5, .rgb(0x767676)), .init(1, .rgb(0x6a6a6a)),
          ]
        list.fill(mask, x: 0, y: -geometry.length(1), Paint(UIColor(white: 0, alpha: 0.6).pixel))
        list.fill(mask, Paint(ramp: .vertical(height: image.surface.height, stops: stops)))
      }
      place.drawTitle(&list, geometry, color: place.isSelected ? .white : UIColor(hex: 0x999999))
      place.drawBadge(&list, geometry)
    },
    unselectedColor: UIColor(hex: 0x999999), font: { .boldSystemFont(ofSize: $0) }, badgePlace: CGPoint(x: 6, y: 3))

  /// A light bar with a hairline, the chosen item in the tint colour (looks-and-formats F.4.2).
  static let modern = TabBarLook(
    drawBackground: { list, geometry, background in BarLook.modern.drawBackground(&list, geometry, background, false) },
    drawItem: { list, geometry, place, color in
      if let image = place.image {
        let corner = place.imageFrame.origin
        let x = geometry.x(corner.x)
        let y = geometry.y(corner.y)
        list.fill(PlacedMask(mask: image.alphaMask, x: x, y: y), Paint(color.pixel))
      }
      place.drawTitle(&list, geometry, color: color)
      place.drawBadge(&list, geometry)
    },
    unselectedColor: .unselectedTab, font: { .systemFont(ofSize: $0) }, badgePlace: CGPoint(x: 4, y: 2))
}
