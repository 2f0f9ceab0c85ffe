import Canvas
import Foundation

/// What is around a popover: its arrow, its shadow, and up to iOS 6 a frame.
final class PopoverFrameView: UIView {
  private let look = PopoverLook.current
  /// Half as wide as the arrow's base, in points (MEM).
  private static let arrowHalf: CGFloat = 18.5

  var placement: PopoverPlacement? { didSet { if placement != oldValue { setNeedsDisplay() } } }
  /// The colour of the presented view.
  var color = UIColor.systemBackground { didSet { if color != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isImplementationDetail = true
  }

  required init?(coder: NSCoder) { nil }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard let placement else { return }
    let body = placement.frame.insetBy(dx: -look.border, dy: -look.border)
    let radius = look.cornerRadius
    list.fillShadow(
      of: body, geometry, radius: radius, blur: look.shadow.blur, dy: look.shadow.blur / 8,
      UIColor(white: 0, alpha: look.shadow.alpha))
    let color: UIColor = look.color ?? color
    if look.border > 0 { list.fillRounded(body, geometry, radius: radius, color) }
    guard let arrow = arrow(placement, body) else { return }
    list.fillPath(arrow, geometry, color)
  }

  /// From the tip, which is a little round, to a base inside of the body.
  private func arrow(_ placement: PopoverPlacement, _ body: CGRect) -> Path? {
    let half = Self.arrowHalf
    let tip = placement.tip
    /// Along the body's edge, and away from the tip.
    let (along, away): (CGPoint, CGPoint)
    let height: CGFloat
    switch placement.direction {
    case .up: (along, away, height) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), body.minY - tip.y)
    case .down: (along, away, height) = (CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1), tip.y - body.maxY)
    case .left: (along, away, height) = (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0), body.minX - tip.x)
    case .right: (along, away, height) = (CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0), tip.x - body.maxX)
    default: return nil
    }
    func point(_ side: CGFloat, _ depth: CGFloat) -> CGPoint {
      CGPoint(x: tip.x + along.x * side + away.x * depth, y: tip.y + along.y * side + away.y * depth)
    }
    var path = Path()
    path.move(to: point(-half, height + 1))
    path.addLine(to: point(-half, height))
    path.addCurve(to: point(-4, 2), control1: point(-half * 0.6, height), control2: point(-7, 4.5))
    path.addQuadCurve(to: point(4, 2), control: point(0, -1.5))
    path.addCurve(to: point(half, height), control1: point(7, 4.5), control2: point(half * 0.6, height))
    path.addLine(to: point(half, height + 1))
    path.close()
    return path
  }
}
