import Canvas
import Foundation

/// How a search bar is drawn: a value chosen by the device's era.
@MainActor
struct SearchBarLook {
  /// Without prompt and scopes, in points.
  var height: CGFloat
  var fieldHeight: CGFloat
  /// From the bar's edges to the field, in points.
  var margin: CGFloat
  /// From the field's edges to the picture, in points.
  var iconMargin: CGFloat
  /// From the field's left edge to the text, in points.
  var textMargin: CGFloat
  var fontSize: CGFloat
  /// Whether the placeholder stands in the middle while nothing is edited.
  var centersPlaceholder: Bool
  var promptHeight: CGFloat
  var scopeHeight: CGFloat
  /// The ground of the bar; minimal or not; its own colour, nil for the era's.
  var drawBackground: @MainActor (inout DisplayList, ContentGeometry, UISearchBar.Style, UIColor?) -> Void
  /// The field's box; the bar's style.
  var drawField: @MainActor (inout DisplayList, ContentGeometry, UISearchBar.Style) -> Void
  var iconColor: @MainActor () -> UIColor
  /// The cancel button's box; pressed or not.
  var drawCancel: @MainActor (inout DisplayList, ContentGeometry, Bool) -> Void
  var cancelFont: @MainActor () -> UIFont
  /// The colour of the cancel button's title: the tint's, or its own.
  var cancelColor: @MainActor (UIColor) -> UIColor
  var cancelShadow: UIColor?
  /// Around the cancel button's title, in points.
  var cancelPadding: CGFloat

  static var current: SearchBarLook {
    let traits = UIKitEnvironment.current.traits
    if traits.look == .classic { return .classic }
    if traits.majorVersion >= 26 { return .glass }
    return traits.majorVersion < 11 ? .flat : .modern
  }

  /// iOS 6 and before: a blue-grey bar with a white capsule (looks-and-formats F.4.1).
  static let classic = SearchBarLook(
    height: 44, fieldHeight: 31, margin: 5, iconMargin: 9, textMargin: 28, fontSize: 14, centersPlaceholder: false,
    promptHeight: 31, scopeHeight: 44,
    drawBackground: { list, geometry, _, color in
      if let color {
        list.fill(geometry.rect, Paint(color.pixel))
        let half = PixelRect(x: 0, y: 0, width: geometry.pixels.width, height: geometry.pixels.height / 2)
        list.fill(half, Paint(UIColor(white: 1, alpha: 0.15).pixel))
      } else {
        list.fill(
          geometry.rect, DisplayList.ramp(geometry.pixels.height, [(0, 0xcfd6dd), (0.5, 0xb9c3cd), (1, 0x9da9b8)]))
      }
      let line = geometry.length(1)
      let width = geometry.pixels.width
      list.fill(PixelRect(x: 0, y: 0, width: width, height: line), Paint(UIColor(white: 1, alpha: 0.35).pixel))
      list.fill(
        PixelRect(x: 0, y: geometry.pixels.height - line, width: width, height: line), Paint(.rgb(0x7b8794)))
    },
    drawField: { list, geometry, _ in
      let all = geometry.bounds
      list.fillRounded(all, geometry, radius: 15.5, .white)
      list.fillInnerShadow(all, geometry, radius: 15.5, blur: 3, dy: 1.5, UIColor(white: 0, alpha: 0.4))
      list.fillRing(all, geometry, radius: 15.5, width: 1, [(0, 0x5f6c7b), (0.4, 0x8995a3), (1, 0xa8b2bd)])
    },
    iconColor: { UIColor(hex: 0x8e8e8e) },
    drawCancel: { list, geometry, isPressed in
      let all = geometry.bounds
      list.fillRounded(
        all, geometry, radius: 5,
        isPressed
          ? [(0, 0x5b6d84), (1, 0x3d5069)]
          : [(0, 0xa3b0be), (0.5, 0x8495a7), (0.51, 0x76899d), (1, 0x6d8196)])
      list.fillRing(all, geometry, radius: 5, width: 1, [(0, 0x52606e), (1, 0x66788b)])
    },
    cancelFont: { .boldSystemFont(ofSize: 12) }, cancelColor: { _ in .white },
    cancelShadow: UIColor(white: 0, alpha: 0.5), cancelPadding: 10)

  /// iOS 7 to 10: a grey bar with a white box (looks-and-formats F.4.2).
  static let flat = SearchBarLook(
    height: 44, fieldHeight: 28, margin: 8, iconMargin: 8, textMargin: 28, fontSize: 14, centersPlaceholder: true,
    promptHeight: 31, scopeHeight: 44,
    drawBackground: { list, geometry, style, color in
      guard style != .minimal else { return }
      list.fill(geometry.rect, Paint((color ?? UIColor(hex: 0xc9c9ce)).pixel))
      let line = geometry.length(geometry.hairline)
      list.fill(
        PixelRect(x: 0, y: geometry.pixels.height - line, width: geometry.pixels.width, height: line),
        Paint(.rgb(0xb2b2b2)))
    },
    drawField: { list, geometry, style in
      let color = style == .minimal ? UIColor(hex: 0x030303, alpha: 0.09) : .white
      list.fillRounded(geometry.bounds, geometry, radius: 5, color)
    },
    iconColor: { UIColor(hex: 0x8e8e93) }, drawCancel: { _, _, _ in }, cancelFont: { .systemFont(ofSize: 17) },
    cancelColor: { $0 }, cancelShadow: nil, cancelPadding: 0)

  /// iOS 11 to 18: a higher field in a grey tone (looks-and-formats F.4.2).
  static let modern = SearchBarLook(
    height: 56, fieldHeight: 36, margin: 8, iconMargin: 8, textMargin: 30, fontSize: 17, centersPlaceholder: false,
    promptHeight: 31, scopeHeight: 44,
    drawBackground: { list, geometry, style, color in
      guard style != .minimal else { return }
      list.fill(geometry.rect, Paint((color ?? ControlPalette.searchBar).pixel))
      let line = geometry.length(geometry.hairline)
      list.fill(
        PixelRect(x: 0, y: geometry.pixels.height - line, width: geometry.pixels.width, height: line),
        Paint(UIColor(white: 0, alpha: 0.3).pixel))
    },
    drawField: { list, geometry, _ in
      list.fillRounded(geometry.bounds, geometry, radius: 10, ControlPalette.fill)
    },
    iconColor: { UIColor.secondaryLabel }, drawCancel: { _, _, _ in }, cancelFont: { .systemFont(ofSize: 17) },
    cancelColor: { $0 }, cancelShadow: nil, cancelPadding: 0)

  /// iOS 26: a capsule (height of the bar from a public file of build 24127; the rest MEM).
  static let glass: SearchBarLook = {
    var look = modern
    look.height = 64
    look.fieldHeight = 44
    look.margin = 16
    look.iconMargin = 12
    look.textMargin = 36
    look.drawField = { list, geometry, _ in
      list.fillRounded(geometry.bounds, geometry, radius: 22, ControlPalette.fill)
    }
    return look
  }()

  /// A magnifying glass in a box of 14 points.
  static func magnifier(in box: CGRect) -> Path {
    var path = Path()
    path.addEllipse(in: CGRect(x: box.minX + 1, y: box.minY + 1, width: 9, height: 9))
    path.move(to: CGPoint(x: box.minX + 8.8, y: box.minY + 8.8))
    path.addLine(to: CGPoint(x: box.minX + 13, y: box.minY + 13))
    return path
  }
}
