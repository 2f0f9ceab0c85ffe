import Canvas
import Foundation

/// A path of lines and curves in points.
@MainActor
public final class UIBezierPath {
  package private(set) var path = Path()
  /// In points; 1 by default.
  public var lineWidth: CGFloat = 1
  /// Whether overlapping parts cut holes; false by default.
  public var usesEvenOddFillRule = false

  /// An empty path.
  public init() {}

  /// A rectangle.
  public init(rect: CGRect) { path.addRect(rect) }

  /// A rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) { path.addRoundedRect(rect, radius: cornerRadius) }

  /// An ellipse.
  public init(ovalIn rect: CGRect) { path.addEllipse(in: rect) }

  /// An arc; angles in radians.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The rectangle around the path's points.
  public var bounds: CGRect { path.bounds ?? .null }
  /// Whether nothing was added.
  public var isEmpty: Bool { path.isEmpty }
  /// Where the path goes on.
  public var currentPoint: CGPoint { path.currentPoint }

  /// Begins a new part.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve.
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  /// Adds an arc; angles in radians.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds another path.
  public func append(_ other: UIBezierPath) { path.append(other.path) }
  /// Ends the part where it began.
  public func close() { path.close() }
  /// Moves every point.
  public func apply(_ transform: CGAffineTransform) { path = path.mapped { $0.applying(transform) } }

  /// Fills with the current colour.
  public func fill() {
    guard let context = GraphicsContext.current,
      let mask = PathMasks.mask(of: context.pixels(path), evenOdd: usesEvenOddFillRule)
    else { return }
    context.list.fill(mask, Paint(context.fillColor.pixel))
  }

  /// Draws the line with the current colour, ends and joins round.
  public func stroke() {
    guard let context = GraphicsContext.current, lineWidth > 0,
      let mask = PathMasks.mask(of: context.pixels(path.stroked(width: lineWidth)))
    else { return }
    context.list.fill(mask, Paint(context.strokeColor.pixel))
  }
}
