import Canvas
import Foundation

extension TextFieldLook {
  // MARK: Classic

  static func drawClassicBorder(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ style: UITextField.BorderStyle, _ fill: UIColor?
  ) {
    switch style {
    case .none: break
    case .line: drawFrame(&list, geometry, .black)
    case .bezel:
      let all = geometry.rect
      if let fill { list.fill(all, Paint(fill.pixel)) }
      drawTrough(&list, geometry, all, radius: 0)
    case .roundedRect:
      drawTrough(&list, geometry, geometry.rect, radius: Double(6.5 * geometry.scale), fill: .white)
    }
  }

  /// A hollow lit from above: its fill, the shadow of its upper edge, and the edge itself, darker where it is in shade.
  private static func drawTrough(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ rect: PixelRect, radius: Double, fill: UIColor? = nil
  ) {
    let scale = Double(geometry.scale)
    if let fill { list.fill(rect, ShapeMasks.fill(radius: radius), Paint(fill.pixel)) }
    list.fill(
      rect, ShapeMasks.innerShadow(radius: radius, sigma: 0.9 * scale, dx: 0, dy: 1.6 * scale),
      Paint(UIColor(white: 0, alpha: 0.42).pixel))
    let line = max(1, (scale * 0.75).rounded())
    list.fill(
      rect, ShapeMasks.ring(radius: radius, width: line),
      Paint(
        ramp: .vertical(
          height: rect.height,
          stops: [
            .init(0, .rgb(0x808080)), .init(0.12, .rgb(0x8e8e8e)), .init(0.5, .rgb(0xacacac)),
            .init(1, .rgb(0xc2c2c2)),
          ])))
  }

  private static func drawFrame(_ list: inout DisplayList, _ geometry: ContentGeometry, _ color: UIColor) {
    list.fill(
      geometry.rect, ShapeMasks.ring(radius: 0, width: Double(geometry.length(1))), Paint(color.pixel))
  }

  static func drawClassicClearButton(_ list: inout DisplayList, _ geometry: ContentGeometry, _ isHighlighted: Bool) {
    drawClearButton(&list, geometry, diameter: 14, color: UIColor(hex: isHighlighted ? 0x6f7680 : 0xa9adb3), line: 1.8)
  }

  // MARK: Modern

  static func drawModernBorder(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ style: UITextField.BorderStyle, _ fill: UIColor?
  ) {
    switch style {
    case .none: break
    case .line: drawFrame(&list, geometry, .label)
    case .bezel: drawFrame(&list, geometry, UIColor(white: 0.8, alpha: 1))
    case .roundedRect:
      let radius = Double(5 * geometry.scale)
      list.fill(geometry.rect, ShapeMasks.fill(radius: radius), Paint((fill ?? .textFieldBackground).pixel))
      list.fill(
        geometry.rect, ShapeMasks.ring(radius: radius, width: max(1, (Double(geometry.scale) * 0.5).rounded(.down))),
        Paint(UIColor.textFieldBorder.pixel))
    }
  }

  static func drawModernClearButton(_ list: inout DisplayList, _ geometry: ContentGeometry, _ isHighlighted: Bool) {
    drawClearButton(&list, geometry, diameter: 14, color: UIColor(hex: isHighlighted ? 0x8e8e93 : 0xc7c7cc), line: 1.25)
  }

  /// A disc with a white cross in the middle of the bounds.
  private static func drawClearButton(
    _ list: inout DisplayList, _ geometry: ContentGeometry, diameter: CGFloat, color: UIColor, line: CGFloat
  ) {
    let scale = geometry.scale
    let side = (diameter * scale).rounded()
    let left = ((CGFloat(geometry.pixels.width) - side) / 2).rounded(.down)
    let top = ((CGFloat(geometry.pixels.height) - side) / 2).rounded(.down)
    let disc = CGRect(x: left, y: top, width: side, height: side)
    var circle = Path()
    circle.addEllipse(in: disc)
    if let mask = PathMasks.mask(of: circle) { list.fill(mask, Paint(color.pixel)) }
    let arm = (diameter * 0.19 * scale)
    var cross = Path()
    cross.move(to: CGPoint(x: disc.midX - arm, y: disc.midY - arm))
    cross.addLine(to: CGPoint(x: disc.midX + arm, y: disc.midY + arm))
    cross.move(to: CGPoint(x: disc.midX + arm, y: disc.midY - arm))
    cross.addLine(to: CGPoint(x: disc.midX - arm, y: disc.midY + arm))
    if let mask = PathMasks.mask(of: cross.stroked(width: line * scale)) { list.fill(mask, Paint(.white)) }
  }
}
