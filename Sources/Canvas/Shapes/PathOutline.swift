import Foundation

extension Path {
  /// The path as polygons; curves become lines no farther than about a twentieth of a unit away.
  public func flattened() -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var polygon: [CGPoint] = []
    func flush() {
      if polygon.count > 1 { polygons.append(polygon) }
      polygon.removeAll()
    }
    for element in elements {
      switch element {
      case .move(let point):
        flush()
        polygon.append(point)
      case .line(let point):
        polygon.append(point)
      case .curve(let one, let two, let end):
        guard let from = polygon.last else {
          polygon.append(end)
          continue
        }
        let spread =
          abs(from.x - 2 * one.x + two.x) + abs(from.y - 2 * one.y + two.y)
          + abs(one.x - 2 * two.x + end.x) + abs(one.y - 2 * two.y + end.y)
        let steps = spread.isFinite ? min(max(Int((spread * 6).squareRoot().rounded(.up)) + 1, 2), 96) : 2
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps)
          let u = 1 - t
          let x0 = u * u * u * from.x + 3 * u * u * t * one.x
          let y0 = u * u * u * from.y + 3 * u * u * t * one.y
          polygon.append(
            CGPoint(
              x: x0 + 3 * u * t * t * two.x + t * t * t * end.x, y: y0 + 3 * u * t * t * two.y + t * t * t * end.y))
        }
      case .close:
        if let first = polygon.first {
          flush()
          polygon.append(first)
        }
      }
    }
    flush()
    return polygons
  }

  /// The outline of a line of `width` drawn along the path, with round caps and joins, to be filled with the non-zero
  /// rule: every piece is wound the same way, so that pieces that overlap do not cancel out.
  public func stroked(width: CGFloat) -> Path {
    var outline = Path()
    let half = width / 2
    func joint(_ point: CGPoint) {
      outline.addEllipse(in: CGRect(x: point.x - half, y: point.y - half, width: width, height: width))
    }
    for polygon in strokePolylines() {
      for (from, to) in zip(polygon, polygon.dropFirst()) {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { continue }
        let nx = -(to.y - from.y) / length * half
        let ny = (to.x - from.x) / length * half
        outline.move(to: CGPoint(x: from.x - nx, y: from.y - ny))
        outline.addLine(to: CGPoint(x: to.x - nx, y: to.y - ny))
        outline.addLine(to: CGPoint(x: to.x + nx, y: to.y + ny))
        outline.addLine(to: CGPoint(x: from.x + nx, y: from.y + ny))
        outline.close()
      }
      for point in polygon { joint(point) }
    }
    return outline
  }

  /// Polylines with closed contours ending where they began.
  private func strokePolylines() -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var contour = Path()
    func flush(closed: Bool) {
      for var polygon in contour.flattened() {
        if closed, let first = polygon.first { polygon.append(first) }
        lines.append(polygon)
      }
      contour = Path()
    }
    for element in elements {
      switch element {
      case .move(let point):
        flush(closed: false)
        contour.move(to: point)
      case .line(let point): contour.addLine(to: point)
      case .curve(let one, let two, let end): contour.addCurve(to: end, control1: one, control2: two)
      case .close: flush(closed: true)
      }
    }
    flush(closed: false)
    return lines
  }
}
