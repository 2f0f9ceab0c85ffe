import Canvas
import Foundation

extension AlertLook {
  /// Up to iOS 6 (MEM): dark blue glass with a white edge; sheets black, with white buttons.
  static let classic = AlertLook(
    dimming: 0.4,
    motion: {
      // It comes out a little too large and swings back.
      PresentationMotion(duration: 0.35, curve: .spring(duration: 0.35, dampingRatio: 0.55, velocity: 0)) {
        view, _, _, progress in
        view.alpha = progress
        view.transform = progress == 1 ? .identity : CGAffineTransform(scaleX: 0.6, y: 0.6)
      }
    },
    popoverColor: UIColor(hex: 0x1b1d21),
    width: { style, screen in style == .alert ? 284 : screen },
    textMargin: 12, topMargin: { $0 == .alert ? 15 : 12 }, bottomMargin: { $0 == .alert ? 15 : 12 }, textGap: 6,
    fieldHeight: 31, fieldMargin: 12, fieldGap: 10, fieldSpacing: 6, fieldFontSize: 18, fieldBorder: .bezel,
    buttonHeight: { $0 == .alert ? 43 : 46 }, buttonInset: 11, buttonSpacing: 7,
    buttonFont: { style, _ in buttonFont(style) }, cornerRadius: 0, separatesCancel: false, cancelGap: 0,
    sheetMargin: { $0 },
    titleFont: { $0 == .alert ? .boldSystemFont(ofSize: 18) : .systemFont(ofSize: 13) },
    messageFont: { $0 == .alert ? .systemFont(ofSize: 16) : .systemFont(ofSize: 13) },
    titleColor: { _ in .white }, messageColor: { _ in .white }, textShadow: UIColor(white: 0, alpha: 0.6),
    drawPanel: { list, geometry, style in style == .alert ? drawAlert(&list, geometry) : drawSheet(&list, geometry) },
    drawButton: { list, geometry, face, state in
      let scale = geometry.scale
      let radius = Double((face.kind == .alert ? 5 : 9) * scale)
      let all = geometry.rect
      let isPressed = state.contains(.highlighted)
      let ramp: [Ramp.Stop]
      let color: UIColor
      switch (face.kind, face.style) {
      case (.alert, .cancel):
        ramp = glass(UIColor(hex: 0x4a5676), UIColor(hex: 0x141d38), isPressed)
        color = .white
      case (.alert, _):
        ramp = glass(UIColor(hex: 0x8a95b3), UIColor(hex: 0x4e5b80), isPressed)
        color = .white
      case (.actionSheet, .destructive):
        ramp = glass(UIColor(hex: 0xe0686a), UIColor(hex: 0xb00c10), isPressed)
        color = .white
      case (.actionSheet, .cancel):
        ramp = glass(UIColor(hex: 0x58595b), UIColor(hex: 0x1c1c1d), isPressed)
        color = .white
      case (.actionSheet, .default):
        ramp =
          isPressed
          ? glass(UIColor(hex: 0x5c94f0), UIColor(hex: 0x1c5ddb), false)
          : [
            .init(0, .rgb(0xffffff)), .init(0.5, .rgb(0xececec)), .init(0.5, .rgb(0xdcdcdc)), .init(1, .rgb(0xf0f0f0)),
          ]
        color = isPressed ? .white : .black
      }
      list.fill(all, ShapeMasks.fill(radius: radius), Paint(.black))
      list.fill(
        all.inset(1, 1), ShapeMasks.fill(radius: radius - 1),
        Paint(ramp: .vertical(height: geometry.pixels.height - 2, stops: ramp)))
      let isDark = color == .white
      draw(
        face.title, buttonFont(face.kind), state.contains(.disabled) ? color.withAlphaComponent(0.5) : color,
        isDark ? UIColor(white: 0, alpha: 0.5) : UIColor(white: 1, alpha: 0.7), &list, geometry)
    })

  private static func buttonFont(_ style: UIAlertController.Style) -> UIFont {
    .boldSystemFont(ofSize: style == .alert ? 17 : 20)
  }

  /// Lighter in the upper half, as if light fell on it.
  private static func glass(_ light: UIColor, _ dark: UIColor, _ isPressed: Bool) -> [Ramp.Stop] {
    let top = isPressed ? light.mixed(with: .black, 0.35) : light
    let bottom = isPressed ? dark.mixed(with: .black, 0.35) : dark
    return [
      .init(0, top.pixel), .init(0.5, top.mixed(with: bottom, 0.55).pixel), .init(0.5, bottom.pixel),
      .init(1, bottom.mixed(with: top, 0.15).pixel),
    ]
  }

  private static func drawAlert(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let scale = geometry.scale
    let all = geometry.rect
    let radius = Double(10 * scale)
    let reach = ShapeMasks.shadowReach(sigma: Double(3 * scale))
    list.fill(
      all.inset(-reach, -reach), ShapeMasks.shadow(radius: radius, sigma: Double(3 * scale)),
      Paint(UIColor(white: 0, alpha: 0.7).pixel))
    let edge = geometry.length(2)
    list.fill(
      all, ShapeMasks.ring(radius: radius, width: Double(edge)), Paint(UIColor(white: 0.93, alpha: 1).pixel))
    let inner = all.inset(edge, edge)
    list.fill(
      inner, ShapeMasks.fill(radius: radius - Double(edge)), Paint(UIColor(hex: 0x0e1c44, alpha: 0.92).pixel))
    // The light on the upper part.
    let height = min(inner.height, geometry.length(32))
    let shine = Ramp.vertical(
      height: height,
      stops: [.init(0, UIColor(white: 1, alpha: 0.45).pixel), .init(1, UIColor(white: 1, alpha: 0.08).pixel)])
    list.fill(
      PixelRect(x: inner.x, y: inner.y, width: inner.width, height: height),
      ShapeMasks.fill(radius: radius - Double(edge), corners: [.topLeft, .topRight]), Paint(ramp: shine))
  }

  private static func drawSheet(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let all = geometry.rect
    list.fill(all, Paint(UIColor(hex: 0x1b1d21, alpha: 0.9).pixel))
    let height = min(all.height, geometry.length(24))
    let shine = Ramp.vertical(
      height: height,
      stops: [.init(0, UIColor(white: 1, alpha: 0.5).pixel), .init(1, UIColor(white: 1, alpha: 0.05).pixel)])
    list.fill(PixelRect(x: 0, y: 0, width: all.width, height: height), Paint(ramp: shine))
    list.fill(PixelRect(x: 0, y: 0, width: all.width, height: geometry.length(1)), Paint(.black))
  }
}
