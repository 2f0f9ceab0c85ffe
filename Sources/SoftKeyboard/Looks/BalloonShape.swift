import Canvas
import Foundation

/// The outline of the balloon over a pressed key: a wide head, S-curves, and a stem that covers the key. Points.
struct BalloonShape: Hashable {
  /// The key's face in the host view's coordinates.
  let key: CGRect
  /// The head in the host view's coordinates.
  let head: CGRect
  let headRadius: CGFloat
  let keyRadius: CGFloat
  /// Height of the curve between head and stem.
  let connector: CGFloat

  /// The balloon over a key of a keyboard that is `width` wide. Portrait 320: head 53 × 55, total 102.5; landscape:
  /// head 69 × 60; 375 and wider: head 26 wider than the key, total 108 (looks-and-formats F.1.3).
  init(key: CGRect, keyRadius: CGFloat, keyboardWidth width: CGFloat, isLandscape: Bool, scale: CGFloat) {
    self.key = key
    self.keyRadius = keyRadius
    func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
    let total: CGFloat = isLandscape || width < 375 ? 102.5 : 108
    connector = isLandscape ? 9.5 : 8.5
    headRadius = 9.5
    let headWidth = key.width + (width < 375 ? 27 : 26)
    // Straight edges lie on whole pixels.
    let top = snapped(key.maxY - total)
    var left = snapped(key.midX - headWidth / 2)
    // Edge keys: that side of the head is flush with the key.
    if left < 1 { left = key.minX }
    if left + headWidth > width - 1 { left = key.maxX - headWidth }
    head = CGRect(x: left, y: top, width: headWidth, height: key.minY - connector - top)
  }

  /// The smallest rectangle around the shape.
  var bounds: CGRect { head.union(key) }

  /// The outline with `origin` at (0, 0).
  ///
  /// - Parameters:
  ///   - inset: how far the outline moves inwards on every side.
  ///   - topInset: how far the head's upper edge alone moves down.
  func path(origin: CGPoint, inset: CGFloat = 0, topInset: CGFloat = 0) -> Path {
    var head = self.head.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: inset, dy: inset)
    head.origin.y += topInset
    head.size.height -= topInset
    let key = self.key.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: inset, dy: inset)
    let radius = headRadius - inset
    let foot = keyRadius - inset
    // The curves begin above the head's lower edge and end below it, with vertical tangents.
    let start = head.maxY - radius
    let end = min(head.maxY + connector + 1, key.maxY - foot)
    /// The farther head and stem are apart, the rounder the shoulder must be.
    func bend(_ distance: CGFloat) -> CGFloat {
      end > start ? (end - start) * (0.5 + 0.18 * min(abs(distance) / (end - start), 1.4)) : 0
    }
    let right = bend(head.maxX - key.maxX)
    let left = bend(head.minX - key.minX)
    var path = Path()
    path.move(to: CGPoint(x: head.minX + radius, y: head.minY))
    path.addArc(
      center: CGPoint(x: head.maxX - radius, y: head.minY + radius), radius: radius, startAngle: -.pi / 2, endAngle: 0,
      clockwise: true)
    path.addLine(to: CGPoint(x: head.maxX, y: start))
    path.addCurve(
      to: CGPoint(x: key.maxX, y: end), control1: CGPoint(x: head.maxX, y: start + right),
      control2: CGPoint(x: key.maxX, y: end - right))
    path.addArc(
      center: CGPoint(x: key.maxX - foot, y: key.maxY - foot), radius: foot, startAngle: 0, endAngle: .pi / 2,
      clockwise: true)
    path.addArc(
      center: CGPoint(x: key.minX + foot, y: key.maxY - foot), radius: foot, startAngle: .pi / 2, endAngle: .pi,
      clockwise: true)
    path.addLine(to: CGPoint(x: key.minX, y: end))
    path.addCurve(
      to: CGPoint(x: head.minX, y: start), control1: CGPoint(x: key.minX, y: end - left),
      control2: CGPoint(x: head.minX, y: start + left))
    path.addArc(
      center: CGPoint(x: head.minX + radius, y: head.minY + radius), radius: radius, startAngle: .pi,
      endAngle: .pi * 1.5, clockwise: true)
    path.close()
    return path
  }
}
