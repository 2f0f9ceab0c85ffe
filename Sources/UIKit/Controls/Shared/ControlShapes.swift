import Canvas
import Foundation

/// Shapes that the looks of controls are made of. All lengths are points.
extension ContentGeometry {
  func radius(_ points: CGFloat) -> Double { Double(points * scale) }

  /// The thinnest line: a pixel, on a screen of three a point too.
  var hairline: CGFloat { 1 / max(scale, 1) }
}

@MainActor
extension DisplayList {
  mutating func fillRounded(_ rect: CGRect, _ geometry: ContentGeometry, radius: CGFloat, _ color: UIColor) {
    fill(geometry.rect(rect), ShapeMasks.fill(radius: geometry.radius(radius)), Paint(color.pixel))
  }

  /// From top to bottom.
  mutating func fillRounded(
    _ rect: CGRect, _ geometry: ContentGeometry, radius: CGFloat, _ stops: [(Double, UInt32)]
  ) {
    let place = geometry.rect(rect)
    fill(place, ShapeMasks.fill(radius: geometry.radius(radius)), Self.ramp(place.height, stops))
  }

  mutating func fillRing(
    _ rect: CGRect, _ geometry: ContentGeometry, radius: CGFloat, width: CGFloat, _ color: UIColor
  ) {
    fill(
      geometry.rect(rect),
      ShapeMasks.ring(radius: geometry.radius(radius), width: Double(geometry.length(width))), Paint(color.pixel))
  }

  /// From top to bottom.
  mutating func fillRing(
    _ rect: CGRect, _ geometry: ContentGeometry, radius: CGFloat, width: CGFloat, _ stops: [(Double, UInt32)]
  ) {
    let place = geometry.rect(rect)
    fill(
      place, ShapeMasks.ring(radius: geometry.radius(radius), width: Double(geometry.length(width))),
      Self.ramp(place.height, stops))
  }

  /// The shadow that a rounded shape throws.
  mutating func fillShadow(
    of rect: CGRect, _ geometry: ContentGeometry, radius: CGFloat, blur: CGFloat, dy: CGFloat, _ color: UIColor
  ) {
    let sigma = geometry.radius(blur) / 2
    let reach = ShapeMasks.shadowReach(sigma: sigma)
    fill(
      geometry.rect(rect).inset(-reach, -reach).offset(0, Int32(clamping: (dy * geometry.scale).rounded())),
      ShapeMasks.shadow(radius: geometry.radius(radius), sigma: sigma), Paint(color.pixel))
  }

  /// The shadow that the upper edge of a rounded hole throws into it.
  mutating func fillInnerShadow(
    _ rect: CGRect, _ geometry: ContentGeometry, radius: CGFloat, blur: CGFloat, dy: CGFloat, _ color: UIColor
  ) {
    fill(
      geometry.rect(rect),
      ShapeMasks.innerShadow(
        radius: geometry.radius(radius), sigma: geometry.radius(blur) / 2, dx: 0, dy: geometry.radius(dy)),
      Paint(color.pixel))
  }

  mutating func fillPath(_ path: Path, _ geometry: ContentGeometry, _ color: UIColor) {
    if let mask = PathMasks.mask(of: path.scaled(by: geometry.scale)) { fill(mask, Paint(color.pixel)) }
  }

  mutating func strokePath(_ path: Path, _ geometry: ContentGeometry, width: CGFloat, _ color: UIColor) {
    let line = path.scaled(by: geometry.scale).stroked(width: width * geometry.scale)
    if let mask = PathMasks.mask(of: line) { fill(mask, Paint(color.pixel)) }
  }

  /// One line of text with its middle at a point.
  mutating func text(
    _ text: String, _ geometry: ContentGeometry, font: UIFont, centeredAt center: CGPoint, _ color: UIColor,
    shadow: UIColor? = nil, shadowDY: CGFloat = -1
  ) {
    guard !text.isEmpty else { return }
    let x = center.x - font.width(of: text) / 2
    let baseline = center.y - font.lineHeight / 2 + font.ascender
    let run = font.run(text, scale: geometry.scale)
    if let shadow {
      self.text(
        run, x: geometry.x(x), y: geometry.y(baseline) + (shadowDY < 0 ? -1 : 1) * geometry.length(abs(shadowDY)),
        Paint(shadow.pixel))
    }
    self.text(run, x: geometry.x(x), y: geometry.y(baseline), Paint(color.pixel))
  }

  static func ramp(_ height: Int32, _ stops: [(Double, UInt32)]) -> Paint {
    Paint(ramp: .vertical(height: height, stops: stops.map { .init($0.0, .rgb($0.1)) }))
  }
}
