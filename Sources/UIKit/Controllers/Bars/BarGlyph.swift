import Canvas
import Foundation

/// The drawing of one of the system's bar buttons, made for this project: lines and surfaces in a square of 22 points.
struct BarGlyph: Equatable {
  static let side: CGFloat = 22

  var lines = Path()
  var surfaces = Path()

  private static func points(_ numbers: [CGFloat]) -> [CGPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  private mutating func line(_ numbers: CGFloat..., closed: Bool = false) {
    for (index, point) in Self.points(numbers).enumerated() {
      if index == 0 { lines.move(to: point) } else { lines.addLine(to: point) }
    }
    if closed { lines.close() }
  }

  private mutating func surface(_ numbers: CGFloat...) {
    for (index, point) in Self.points(numbers).enumerated() {
      if index == 0 { surfaces.move(to: point) } else { surfaces.addLine(to: point) }
    }
    surfaces.close()
  }

  /// The chevron of the modern back button: 13 by 21 points (looks-and-formats F.4.2).
  static let back: BarGlyph = {
    var glyph = BarGlyph()
    glyph.line(11.5, 1.5, 2.5, 10.5, 11.5, 19.5)
    return glyph
  }()
  static let mirroredBack = back.mirrored

  /// Nil for items that are words or room.
  static func of(_ item: UIBarButtonItem.SystemItem) -> BarGlyph? {
    var glyph = BarGlyph()
    switch item {
    case .add:
      glyph.line(11, 3, 11, 19)
      glyph.line(3, 11, 19, 11)
    case .compose:
      glyph.line(12, 4, 3, 4, 3, 20, 19, 20, 19, 11)
      glyph.line(9, 14, 20, 3)
    case .reply:
      glyph.line(9, 4, 2, 10, 9, 16)
      glyph.lines.move(to: CGPoint(x: 3, y: 10))
      glyph.lines.addCurve(
        to: CGPoint(x: 20, y: 19), control1: CGPoint(x: 13, y: 10), control2: CGPoint(x: 19, y: 11))
    case .action:
      glyph.line(7, 8, 4, 8, 4, 21, 18, 21, 18, 8, 15, 8)
      glyph.line(11, 14, 11, 1)
      glyph.line(7.5, 4.5, 11, 1, 14.5, 4.5)
    case .organize: glyph.line(2, 18, 2, 4, 8, 4, 10, 7, 20, 7, 20, 18, closed: true)
    case .bookmarks:
      glyph.line(11, 6, 8, 4, 2, 4, 2, 17, 8, 17, 11, 19, 14, 17, 20, 17, 20, 4, 14, 4, 11, 6, 11, 19)
    case .search:
      glyph.lines.addEllipse(in: CGRect(x: 2.5, y: 2.5, width: 13, height: 13))
      glyph.line(14, 14, 20, 20)
    case .refresh:
      glyph.lines.addArc(
        center: CGPoint(x: 11, y: 11), radius: 8, startAngle: -0.5, endAngle: 4.9, clockwise: true)
      glyph.line(8, 0.5, 12.5, 3, 9, 6.5)
    case .stop, .close:
      glyph.line(4, 4, 18, 18)
      glyph.line(18, 4, 4, 18)
    case .camera:
      glyph.line(2, 6, 6.5, 6, 8, 3.5, 14, 3.5, 15.5, 6, 20, 6, 20, 18.5, 2, 18.5, closed: true)
      glyph.lines.addEllipse(in: CGRect(x: 7, y: 8, width: 8, height: 8))
    case .trash:
      glyph.line(3, 6, 19, 6)
      glyph.line(5, 6, 6, 20, 16, 20, 17, 6)
      glyph.line(8, 6, 8, 2.5, 14, 2.5, 14, 6)
    case .play: glyph.surface(5, 3, 19, 11, 5, 19)
    case .pause:
      glyph.surface(5, 3, 9, 3, 9, 19, 5, 19)
      glyph.surface(13, 3, 17, 3, 17, 19, 13, 19)
    case .rewind:
      glyph.surface(11, 4, 11, 18, 1, 11)
      glyph.surface(21, 4, 21, 18, 11, 11)
    case .fastForward:
      glyph.surface(1, 4, 11, 11, 1, 18)
      glyph.surface(11, 4, 21, 11, 11, 18)
    case .pageCurl: glyph.line(18, 12, 18, 3, 4, 3, 4, 19, 11, 19, 11, 12, 18, 12, 11, 19)
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: return nil
    }
    return glyph
  }

  /// The glyph in a mirror.
  var mirrored: BarGlyph {
    func turned(_ path: Path) -> Path { path.mapped { CGPoint(x: Self.side - $0.x, y: $0.y) } }
    return BarGlyph(lines: turned(lines), surfaces: turned(surfaces))
  }

  /// Draws the glyph with its square's corner at a point, in points.
  @MainActor
  func draw(
    _ list: inout DisplayList, _ geometry: ContentGeometry, at corner: CGPoint, lineWidth: CGFloat, _ paint: Paint,
    dy: Int32 = 0
  ) {
    let scale = geometry.scale
    // On whole pixels, so that the mask is the same wherever the glyph stands.
    let x = geometry.x(corner.x)
    let y = geometry.y(corner.y) + dy
    if !lines.isEmpty, let mask = PathMasks.mask(of: lines.stroked(width: lineWidth).scaled(by: scale)) {
      list.fill(mask, x: x, y: y, paint)
    }
    if !surfaces.isEmpty, let mask = PathMasks.mask(of: surfaces.scaled(by: scale)) {
      list.fill(mask, x: x, y: y, paint)
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The word on the button; nil for a drawing or room.
  var word: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}
