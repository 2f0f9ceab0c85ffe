import Canvas
import Foundation

/// Glyphs that are drawn, not set in type. Points, each from its upper left corner.
enum KeyGlyphs {
  /// An arrow upwards; `size` is its box. On whole points, so that it is sharp at scale 1.
  static func shiftArrow(_ size: CGSize, stem: CGFloat, headHeight: CGFloat) -> Path {
    let left = (size.width - stem) / 2
    var path = Path()
    path.move(to: CGPoint(x: size.width / 2, y: 0))
    path.addLine(to: CGPoint(x: size.width, y: headHeight))
    path.addLine(to: CGPoint(x: left + stem, y: headHeight))
    path.addLine(to: CGPoint(x: left + stem, y: size.height))
    path.addLine(to: CGPoint(x: left, y: size.height))
    path.addLine(to: CGPoint(x: left, y: headHeight))
    path.addLine(to: CGPoint(x: 0, y: headHeight))
    path.close()
    return path
  }

  /// The tag of the delete key, its point at the left.
  static func deleteTag(_ size: CGSize, point: CGFloat, radius: CGFloat) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: size.height / 2))
    path.addLine(to: CGPoint(x: point, y: 0))
    path.addArc(
      center: CGPoint(x: size.width - radius, y: radius), radius: radius, startAngle: -.pi / 2, endAngle: 0,
      clockwise: true)
    path.addArc(
      center: CGPoint(x: size.width - radius, y: size.height - radius), radius: radius, startAngle: 0,
      endAngle: .pi / 2, clockwise: true)
    path.addLine(to: CGPoint(x: point, y: size.height))
    path.close()
    return path
  }

  /// Two crossed lines in a square of `side`.
  static func cross(side: CGFloat, width: CGFloat) -> Path {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: side, y: side))
    path.move(to: CGPoint(x: side, y: 0))
    path.addLine(to: CGPoint(x: 0, y: side))
    return path.stroked(width: width)
  }

  /// An arrow that turns back, 17 by 16 points; its mirror image for redo.
  static func undo(isRedo: Bool) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: 5.5, y: 0.75))
    path.addLine(to: CGPoint(x: 0.75, y: 5.5))
    path.addLine(to: CGPoint(x: 5.5, y: 10.25))
    path.move(to: CGPoint(x: 0.75, y: 5.5))
    path.addLine(to: CGPoint(x: 11, y: 5.5))
    path.addArc(
      center: CGPoint(x: 11, y: 10), radius: 4.5, startAngle: -.pi / 2, endAngle: .pi / 2, clockwise: true)
    path.addLine(to: CGPoint(x: 6.5, y: 14.5))
    let stroke = path.stroked(width: 1.5)
    return isRedo ? stroke.mapped { CGPoint(x: 17 - $0.x, y: $0.y) } : stroke
  }

  /// A board with a sheet, 14 by 17 points.
  static var clipboard: Path {
    var path = Path()
    path.addRoundedRect(CGRect(x: 0.75, y: 2.25, width: 12.5, height: 14), radius: 2)
    path.addRoundedRect(CGRect(x: 4, y: 0.5, width: 6, height: 3.5), radius: 1.5)
    return path.stroked(width: 1.5)
  }

  /// The box of `keyboardDown`.
  static let keyboardDownSize = CGSize(width: 28, height: 24)

  /// A keyboard over an arrow that points down.
  static func keyboardDown(width: CGFloat) -> Path {
    var lines = Path()
    lines.addRoundedRect(CGRect(x: 0.75, y: 0.75, width: 26.5, height: 16), radius: 2.5)
    lines.move(to: CGPoint(x: 10, y: 20))
    lines.addLine(to: CGPoint(x: 14, y: 23))
    lines.addLine(to: CGPoint(x: 18, y: 20))
    var path = lines.stroked(width: width)
    for (y, xs) in [(4.0, [4.5, 9.0, 13.0, 17.0, 21.5]), (7.5, [4.5, 9.0, 13.0, 17.0, 21.5])] {
      for x in xs { path.addRect(CGRect(x: x, y: y, width: 2, height: 2)) }
    }
    path.addRect(CGRect(x: 8, y: 11.5, width: 12, height: 2))
    return path
  }

  /// A globe of the given diameter.
  static func globe(diameter: CGFloat, width: CGFloat) -> Path {
    let box = CGRect(x: 0, y: 0, width: diameter, height: diameter)
    var path = Path()
    path.addEllipse(in: box)
    path.addEllipse(in: box.insetBy(dx: diameter * 0.28, dy: 0))
    for part in [0.3, 0.7] {
      let half = (0.25 - (part - 0.5) * (part - 0.5)).squareRoot()
      path.move(to: CGPoint(x: diameter * (0.5 - half), y: diameter * part))
      path.addLine(to: CGPoint(x: diameter * (0.5 + half), y: diameter * part))
    }
    path.move(to: CGPoint(x: diameter / 2, y: 0))
    path.addLine(to: CGPoint(x: diameter / 2, y: diameter))
    return path.stroked(width: width)
  }

  /// A microphone in a box of the given size.
  static func microphone(_ size: CGSize, width: CGFloat) -> Path {
    let body = CGRect(x: size.width * 0.28, y: 0, width: size.width * 0.44, height: size.height * 0.6)
    var path = Path()
    path.addRoundedRect(body, radius: body.width / 2)
    var lines = Path()
    let middle = size.width / 2
    let radius = middle - width / 2
    let center = CGPoint(x: middle, y: size.height * 0.42)
    lines.addArc(center: center, radius: radius, startAngle: .pi, endAngle: 0, clockwise: false)
    lines.move(to: CGPoint(x: middle, y: center.y + radius))
    lines.addLine(to: CGPoint(x: middle, y: size.height))
    lines.move(to: CGPoint(x: middle * 0.5, y: size.height))
    lines.addLine(to: CGPoint(x: middle * 1.5, y: size.height))
    path.append(lines.stroked(width: width))
    return path
  }
}
