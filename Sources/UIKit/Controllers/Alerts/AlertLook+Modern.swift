import Canvas
import Foundation

extension AlertLook {
  /// iOS 7 and later (MEM): 270 wide, words in the tint on a light material, hairlines between.
  static let modern = AlertLook(
    dimming: 0.3,
    motion: {
      PresentationMotion(duration: 0.4, curve: .spring(duration: 0.4, dampingRatio: 1, velocity: 0)) {
        view, _, _, progress in
        view.alpha = progress
        view.transform = progress == 1 ? .identity : CGAffineTransform(scaleX: 1.15, y: 1.15)
      }
    },
    popoverColor: .barBackground,
    width: { style, screen in style == .alert ? 270 : min(screen - 16, 414) },
    textMargin: 16, topMargin: { $0 == .alert ? 19 : 14 }, bottomMargin: { $0 == .alert ? 19 : 14 }, textGap: 3,
    fieldHeight: 25, fieldMargin: 16, fieldGap: 16, fieldSpacing: 5, fieldFontSize: 13, fieldBorder: .roundedRect,
    buttonHeight: { $0 == .alert ? 44 : 57 }, buttonInset: 0, buttonSpacing: 0,
    buttonFont: { buttonFont($0, isBold: $1) }, cornerRadius: panelRadius, separatesCancel: true, cancelGap: 8,
    sheetMargin: { $0 > 0 ? $0 : 8 },
    titleFont: { $0 == .alert ? .boldSystemFont(ofSize: 17) : .boldSystemFont(ofSize: 13) },
    messageFont: { _ in .systemFont(ofSize: 13) },
    titleColor: { $0 == .alert ? .label : .secondaryLabel }, messageColor: { $0 == .alert ? .label : .secondaryLabel },
    textShadow: nil,
    drawPanel: { list, geometry, _ in
      list.fill(
        geometry.rect, ShapeMasks.fill(radius: panelRadius * geometry.scale), Paint(UIColor.barBackground.pixel))
    },
    drawButton: { list, geometry, face, state in
      let all = geometry.rect
      if state.contains(.highlighted) {
        list.fill(all.inset(1, 1), Paint(UIColor(white: 0.5, alpha: 0.2).pixel))
      }
      if face.edge == .left {
        list.fill(PixelRect(x: 0, y: 0, width: 1, height: all.height), Paint(UIColor.barShadow.pixel))
      }
      if face.style != .cancel || face.kind == .alert {
        list.fill(PixelRect(x: 0, y: 0, width: all.width, height: 1), Paint(UIColor.barShadow.pixel))
      }
      let font = buttonFont(face.kind, isBold: face.isPreferred || face.style == .cancel)
      var color: UIColor = face.style == .destructive ? .systemRed : face.tint
      if state.contains(.disabled) { color = UIColor(hex: 0x8e8e93, alpha: 0.6) }
      draw(face.title, font, color, nil, &list, geometry)
    })

  private static let panelRadius: CGFloat = 13

  private static func buttonFont(_ style: UIAlertController.Style, isBold: Bool) -> UIFont {
    let size: CGFloat = style == .alert ? 17 : 20
    return isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
  }

  /// Words in the middle.
  static func draw(
    _ title: String, _ font: UIFont, _ color: UIColor, _ shadow: UIColor?, _ list: inout DisplayList,
    _ geometry: ContentGeometry
  ) {
    let bounds = geometry.bounds
    let line = TextLayout.cut(title, font: font, width: bounds.width - 2 * titleMargin, mode: .byTruncatingMiddle)
    let run = font.run(line.text, scale: geometry.scale)
    let x = geometry.x(bounds.midX - line.width / 2)
    let y = geometry.y(bounds.midY - font.lineHeight / 2 + font.ascender)
    if let shadow { list.text(run, x: x, y: y - geometry.length(1), Paint(shadow.pixel)) }
    list.text(run, x: x, y: y, Paint(color.pixel))
  }
}
