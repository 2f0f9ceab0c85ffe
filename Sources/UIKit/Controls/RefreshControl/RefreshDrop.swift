import Canvas
import Foundation

/// The drop of iOS 6: its head hangs at the top of what shows, its tail goes down with the content. Lengths in points, in
/// the control's coordinates.
///
/// Source: the numbers of a public replica of the control (ODRefreshControl), remembered (MEM).
struct RefreshDrop {
  /// Pulled so far the drop is whole; from there on it grows longer.
  static let restingPull: CGFloat = 43
  /// By so much the drop grows until it breaks off.
  static let stretch: CGFloat = 53
  static let threshold = restingPull + stretch
  static let controlHeight: CGFloat = 44

  let head: CGPoint
  let headRadius: CGFloat
  let tail: CGPoint
  let tailRadius: CGFloat
  let arrowRadius: CGFloat
  let arrowSize: CGFloat

  /// Around x = 0.
  init(pull: CGFloat) {
    let longer = min(max(pull - Self.restingPull, 0), Self.stretch)
    // 1 where it is whole, 0 where it breaks off.
    let part = 1 - longer / Self.stretch
    func between(_ least: CGFloat, _ most: CGFloat) -> CGFloat { least + (most - least) * part }
    headRadius = between(12.5, 16)
    tailRadius = between(3, 16)
    arrowRadius = between(5, 7)
    arrowSize = between(2, 3)
    // The control goes down with the content until all of it shows; then its top stays at that of what shows.
    let contentTop = max(Self.controlHeight, pull)
    tail = CGPoint(x: 0, y: contentTop - between(4, 6) - tailRadius)
    head = CGPoint(x: 0, y: longer == 0 ? tail.y : contentTop - pull + between(9, 5) + headRadius)
  }

  /// The outline: two half circles and what joins them.
  func outline(middle x: CGFloat) -> Path {
    var path = Path()
    path.addArc(
      center: CGPoint(x: x, y: head.y), radius: headRadius, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
    // It narrows soon below the head.
    func bend(_ side: CGFloat, _ part: CGFloat) -> CGPoint {
      CGPoint(
        x: x + side * (headRadius + (tailRadius - headRadius) * part), y: head.y + (tail.y - head.y) * 0.2)
    }
    path.addCurve(
      to: CGPoint(x: x + tailRadius, y: tail.y), control1: bend(1, 0.1), control2: bend(1, 0.9))
    path.addArc(center: CGPoint(x: x, y: tail.y), radius: tailRadius, startAngle: 0, endAngle: .pi, clockwise: true)
    path.addCurve(
      to: CGPoint(x: x - headRadius, y: head.y), control1: bend(-1, 0.9), control2: bend(-1, 0.1))
    path.close()
    return path
  }

  @MainActor
  func draw(_ list: inout DisplayList, _ geometry: ContentGeometry, _ color: UIColor) {
    let middle = geometry.bounds.midX
    let path = outline(middle: middle)
    list.fillPath(path.mapped { CGPoint(x: $0.x, y: $0.y + 1) }, geometry, UIColor(white: 0, alpha: 0.25))
    list.fillPath(path, geometry, color)
    // Three quarters of a circle with a tip.
    var arrow = Path()
    arrow.addArc(
      center: CGPoint(x: middle, y: head.y), radius: arrowRadius, startAngle: 0, endAngle: 1.5 * .pi, clockwise: true)
    list.strokePath(arrow, geometry, width: arrowSize, .white)
    var tip = Path()
    let end = CGPoint(x: middle, y: head.y - arrowRadius)
    tip.move(to: CGPoint(x: end.x, y: end.y - 1.6 * arrowSize))
    tip.addLine(to: CGPoint(x: end.x + 1.7 * arrowSize, y: end.y))
    tip.addLine(to: CGPoint(x: end.x, y: end.y + 1.6 * arrowSize))
    tip.close()
    list.fillPath(tip, geometry, .white)
  }
}
