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
    // As large as the presented view, it follows that one's way; what lies around is drawn outside of it.
    let body = geometry.bounds.insetBy(dx: -look.border, dy: -look.border)
    let radius = look.cornerRadius
    list.fillShadow(
      of: body, geometry, radius: radius, blur: look.shadow.blur, dy: look.shadow.blur / 8,
      UIColor(white: 0, alpha: look.shadow.alpha))
    let color: UIColor = look.color ?? color
    let line = 1 / geometry.scale
    let edge = look.edge.resolvedColor(with: UITraitCollection.current)
    if edge.alpha > 0 {
      list.fillRounded(body.insetBy(dx: -line, dy: -line), geometry, radius: radius + line, edge)
      if let outline = arrow(placement, body, outwards: line) { list.fillPath(outline, geometry, edge) }
    }
    if look.border > 0 || edge.alpha > 0 { list.fillRounded(body, geometry, radius: radius, color) }
    guard let arrow = arrow(placement, body) else { return }
    list.fillPath(arrow, geometry, color)
  }

  /// From the tip, which is a little round, to a base inside of the body; `outwards` from where it is.
  private func arrow(_ placement: PopoverPlacement, _ body: CGRect, outwards: CGFloat = 0) -> Path? {
    let half = Self.arrowHalf + outwards
    let height = UIPopoverPresentationController.arrowHeight
    let place = CGPoint(x: placement.tip.x - placement.frame.minX, y: placement.tip.y - placement.frame.minY)
    /// Along the body's edge, and away from the tip.
    let (tip, along, away): (CGPoint, CGPoint, CGPoint)
    switch placement.direction {
    case .up:
      (tip, along, away) = (CGPoint(x: place.x, y: body.minY - height), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
    case .down:
      (tip, along, away) = (CGPoint(x: place.x, y: body.maxY + height), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1))
    case .left:
      (tip, along, away) = (CGPoint(x: body.minX - height, y: place.y), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
    case .right:
      (tip, along, away) = (CGPoint(x: body.maxX + height, y: place.y), CGPoint(x: 0, y: 1), CGPoint(x: -1, y: 0))
    default: return nil
    }
    func point(_ side: CGFloat, _ depth: CGFloat) -> CGPoint {
      let depth = depth - outwards
      return CGPoint(x: tip.x + along.x * side + away.x * depth, y: tip.y + along.y * side + away.y * depth)
    }
    let inside = height + 1 + outwards
    var path = Path()
    path.move(to: point(-half, inside))
    path.addLine(to: point(-half, height))
    path.addCurve(to: point(-4, 2), control1: point(-half * 0.6, height), control2: point(-7, 4.5))
    path.addQuadCurve(to: point(4, 2), control: point(0, -1.5))
    path.addCurve(to: point(half, height), control1: point(7, 4.5), control2: point(half * 0.6, height))
    path.addLine(to: point(half, inside))
    path.close()
    return path
  }
}
