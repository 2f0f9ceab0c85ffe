import CCanvas
import Foundation

/// Masks of rounded shapes, made once for each radius and kept. All lengths are device pixels; radii may be fractions.
@MainActor
public enum ShapeMasks {
  private struct Key: Hashable {
    enum Kind: Hashable {
      case fill(RectCorners)
      case ring(RectCorners, width: Double)
      case shadow(RectCorners, sigma: Double)
      case innerShadow(sigma: Double, dx: Double, dy: Double)
    }
    var radius: Double
    var kind: Kind
  }

  private static var masks: [Key: Mask] = [:]
  /// Radii and blurs that animate would fill the cache; past this many it starts anew.
  private static let limit = 512

  private static func cached(_ radius: Double, _ kind: Key.Kind, make: (Double) -> Mask) -> Mask {
    let bounded = radius.isFinite ? min(max(radius, 0), 1024) : 0
    let key = Key(radius: bounded, kind: kind)
    if let mask = masks[key] { return mask }
    let mask = make(bounded)
    if masks.count >= limit { masks.removeAll() }
    masks[key] = mask
    return mask
  }

  /// A filled rectangle with round `corners`.
  public static func fill(radius: Double, corners: RectCorners = .all) -> Mask {
    cached(radius, .fill(corners)) { radius in
      let corner = Int32(radius.rounded(.up)) + 1
      let side = corner * 2 + 1
      return Mask(path: path(side: side, radius: radius, corners: corners), side: side, corner: corner)
    }
  }

  /// The outline of a rounded rectangle, `width` wide, inside of its edge.
  public static func ring(radius: Double, width: Double, corners: RectCorners = .all) -> Mask {
    let line = width.isFinite ? min(max(width, 0), 512) : 0
    return cached(radius, .ring(corners, width: line)) { radius in
      let corner = Int32(max(radius, line).rounded(.up)) + 1
      let side = corner * 2 + 1
      var outline = path(side: side, radius: radius, corners: corners)
      let inner = CGRect(x: 0, y: 0, width: Double(side), height: Double(side)).insetBy(dx: line, dy: line)
      outline.addRoundedRect(inner, radius: max(0, radius - line), corners: corners)
      return Mask(path: outline, side: side, corner: corner, evenOdd: true)
    }
  }

  /// How far a shadow of `sigma` reaches beyond its shape.
  public static func shadowReach(sigma: Double) -> Int32 {
    sigma.isFinite ? Int32((min(max(sigma, 0), 200) * 3).rounded(.up)) : 0
  }

  /// The blurred shape of a rounded rectangle: to be drawn in the rectangle enlarged by `shadowReach` on every side.
  public static func shadow(radius: Double, sigma: Double, corners: RectCorners = .all) -> Mask {
    let blur = sigma.isFinite ? min(max(sigma, 0), 200) : 0
    return cached(radius, .shadow(corners, sigma: blur)) { radius in
      let reach = shadowReach(sigma: blur)
      let corner = Int32(radius.rounded(.up)) + 1 + reach
      let side = (corner + reach) * 2 + 1
      let mask = Mask(
        width: side, height: side, slices: (corner + reach, corner + reach, corner + reach, corner + reach))
      var shape = Path()
      let inset = Double(reach)
      shape.addRoundedRect(
        CGRect(x: inset, y: inset, width: Double(side) - 2 * inset, height: Double(side) - 2 * inset), radius: radius,
        corners: corners)
      mask.draw(shape)
      mask.blur(sigma: blur)
      return mask
    }
  }

  /// The shadow that an edge throws into a rounded hole, offset by (dx, dy).
  public static func innerShadow(radius: Double, sigma: Double, dx: Double, dy: Double) -> Mask {
    let blur = sigma.isFinite ? min(max(sigma, 0), 200) : 0
    return cached(radius, .innerShadow(sigma: blur, dx: dx, dy: dy)) { radius in
      let reach = shadowReach(sigma: blur) + Int32(max(abs(dx), abs(dy)).rounded(.up))
      let corner = Int32(radius.rounded(.up)) + 1 + reach
      let side = corner * 2 + 1
      let margin = reach + 1
      let shifted = Mask(width: side + 2 * margin, height: side + 2 * margin)
      var shape = Path()
      shape.addRoundedRect(
        CGRect(x: Double(margin) + dx, y: Double(margin) + dy, width: Double(side), height: Double(side)),
        radius: radius)
      shifted.draw(shape)
      shifted.blur(sigma: blur)
      let hole = Mask(path: path(side: side, radius: radius, corners: .all), side: side, corner: corner)
      for y in 0..<Int(side) {
        for x in 0..<Int(side) {
          let light = Int(shifted.coverage[(y + Int(margin)) * Int(shifted.width) + x + Int(margin)])
          let inside = Int(hole.coverage[y * Int(side) + x])
          hole.coverage[y * Int(side) + x] = UInt8((255 - light) * inside / 255)
        }
      }
      return hole
    }
  }

  private static func path(side: Int32, radius: Double, corners: RectCorners) -> Path {
    let rect = CGRect(x: 0, y: 0, width: Double(side), height: Double(side))
    var path = Path()
    path.addRoundedRect(rect, radius: radius, corners: corners)
    return path
  }
}

extension Mask {
  fileprivate convenience init(path: Path, side: Int32, corner: Int32, evenOdd: Bool = false) {
    self.init(width: side, height: side, slices: (corner, corner, corner, corner))
    draw(path, evenOdd: evenOdd)
  }
}

extension Path {
  /// A rectangle of which only `corners` are round.
  public mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat, corners: RectCorners) {
    if corners == .all { return addRoundedRect(rect, radius: radius) }
    let r = max(0, min(radius, min(rect.width, rect.height) / 2))
    func rounding(_ corner: RectCorners) -> CGFloat { corners.contains(corner) ? r : 0 }
    let topLeft = rounding(.topLeft)
    let topRight = rounding(.topRight)
    let bottomRight = rounding(.bottomRight)
    let bottomLeft = rounding(.bottomLeft)
    move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
    addCorner(CGPoint(x: rect.maxX - topRight, y: rect.minY + topRight), topRight, -.pi / 2)
    addCorner(CGPoint(x: rect.maxX - bottomRight, y: rect.maxY - bottomRight), bottomRight, 0)
    addCorner(CGPoint(x: rect.minX + bottomLeft, y: rect.maxY - bottomLeft), bottomLeft, .pi / 2)
    addCorner(CGPoint(x: rect.minX + topLeft, y: rect.minY + topLeft), topLeft, .pi)
    close()
  }

  private mutating func addCorner(_ center: CGPoint, _ radius: CGFloat, _ angle: CGFloat) {
    if radius == 0 { return addLine(to: center) }
    addArc(center: center, radius: radius, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
  }
}
