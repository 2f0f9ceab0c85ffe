import Foundation

/// A path of lines and curves. Its unit is the caller's; masks take pixels.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close
  }

  public private(set) var elements: [Element] = []

  public init() {}

  public var isEmpty: Bool { elements.isEmpty }

  public private(set) var currentPoint = CGPoint.zero
  private var start = CGPoint.zero

  public mutating func move(to point: CGPoint) {
    elements.append(.move(point))
    currentPoint = point
    start = point
  }

  public mutating func addLine(to point: CGPoint) {
    if elements.isEmpty { return move(to: point) }
    elements.append(.line(point))
    currentPoint = point
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if elements.isEmpty { move(to: end) }
    elements.append(.curve(control1: control1, control2: control2, end: end))
    currentPoint = end
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    let from = currentPoint
    addCurve(
      to: end,
      control1: CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
      control2: CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3))
  }

  public mutating func close() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
    currentPoint = start
  }

  public mutating func append(_ other: Path) {
    elements.append(contentsOf: other.elements)
    currentPoint = other.currentPoint
    start = other.start
  }

  /// An arc around `center`, angles in radians, clockwise on a screen where y grows downwards when `clockwise`.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let turn = CGFloat.pi * 2
    var sweep = endAngle - startAngle
    if clockwise {
      if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
      sweep = min(sweep, turn)
    } else {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      sweep = max(sweep, -turn)
    }
    let first = CGPoint(x: center.x + radius * cos(startAngle), y: center.y + radius * sin(startAngle))
    if elements.isEmpty || elements.last == .close { move(to: first) } else { addLine(to: first) }
    let steps = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(steps)
    let handle = 4 / 3 * tan(step / 4) * radius
    var angle = startAngle
    for _ in 0..<steps {
      let next = angle + step
      let end = CGPoint(x: center.x + radius * cos(next), y: center.y + radius * sin(next))
      addCurve(
        to: end,
        control1: CGPoint(
          x: center.x + radius * cos(angle) - handle * sin(angle),
          y: center.y + radius * sin(angle) + handle * cos(angle)),
        control2: CGPoint(x: end.x + handle * sin(next), y: end.y - handle * cos(next)))
      angle = next
    }
  }

  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  public mutating func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
    let r = max(0, min(radius, min(rect.width, rect.height) / 2))
    if r == 0 { return addRect(rect) }
    move(to: CGPoint(x: rect.minX + r, y: rect.minY))
    let corners: [(CGFloat, CGFloat, CGFloat)] = [
      (rect.maxX - r, rect.minY + r, -.pi / 2), (rect.maxX - r, rect.maxY - r, 0),
      (rect.minX + r, rect.maxY - r, .pi / 2), (rect.minX + r, rect.minY + r, .pi),
    ]
    for (x, y, angle) in corners {
      addArc(
        center: CGPoint(x: x, y: y), radius: r, startAngle: angle, endAngle: angle + .pi / 2, clockwise: true)
    }
    close()
  }

  public mutating func addEllipse(in rect: CGRect) {
    var circle = Path()
    circle.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi * 2, clockwise: true)
    circle.close()
    append(circle.mapped { CGPoint(x: rect.midX + $0.x * rect.width / 2, y: rect.midY + $0.y * rect.height / 2) })
  }

  /// The path with every point replaced.
  public func mapped(_ transform: (CGPoint) -> CGPoint) -> Path {
    var result = Path()
    for element in elements {
      switch element {
      case .move(let point): result.elements.append(.move(transform(point)))
      case .line(let point): result.elements.append(.line(transform(point)))
      case .curve(let one, let two, let end):
        result.elements.append(.curve(control1: transform(one), control2: transform(two), end: transform(end)))
      case .close: result.elements.append(.close)
      }
    }
    result.currentPoint = transform(currentPoint)
    result.start = transform(start)
    return result
  }

  public func scaled(by scale: CGFloat) -> Path { mapped { CGPoint(x: $0.x * scale, y: $0.y * scale) } }

  /// The rectangle around all points, control points too; nil for an empty path.
  public var bounds: CGRect? {
    var box: (CGFloat, CGFloat, CGFloat, CGFloat)?
    func add(_ point: CGPoint) {
      guard point.x.isFinite, point.y.isFinite else { return }
      if let old = box {
        box = (min(old.0, point.x), min(old.1, point.y), max(old.2, point.x), max(old.3, point.y))
      } else {
        box = (point.x, point.y, point.x, point.y)
      }
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .curve(let one, let two, let end):
        add(one)
        add(two)
        add(end)
      case .close: break
      }
    }
    return box.map { CGRect(x: $0.0, y: $0.1, width: $0.2 - $0.0, height: $0.3 - $0.1) }
  }
}
