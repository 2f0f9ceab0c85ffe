import Canvas
import Foundation
import UIKit

/// The finger on the screen and where the last ones were lifted, shown as discs that fade.
@MainActor
struct FingerMarks {
  /// A fingertip's contact is some 44 points wide.
  private static let radius = 22.0
  private static let fading = 0.3

  private struct Mark: Equatable {
    var point: CGPoint
    var alpha: Double
  }

  private var down: CGPoint?
  private var lifted: [(point: CGPoint, time: Double)] = []
  private var drawn: [Mark] = []

  /// A finger comes down or moves, to a point of the screen.
  mutating func move(to point: CGPoint) { down = point }

  mutating func lift(at time: Double) {
    if let down { lifted.append((down, time)) }
    down = nil
    // More than these are never seen at once.
    if lifted.count > 8 { lifted.removeFirst() }
  }

  /// Takes over what is to be seen at `time`; returns the rectangles that change by it, in points of the screen.
  mutating func advance(to time: Double) -> [CGRect] {
    lifted.removeAll { time >= $0.time + Self.fading }
    var marks = lifted.map {
      // In eighths, so that a fading disc does not need a colour more for each picture.
      Mark(point: $0.point, alpha: ((1 - (time - $0.time) / Self.fading) * 8).rounded(.up) / 8)
    }
    if let down { marks.append(Mark(point: down, alpha: 1)) }
    guard marks != drawn else { return [] }
    let changed = (drawn + marks).map { Self.frame(of: $0.point) }
    drawn = marks
    return changed
  }

  private static func frame(of point: CGPoint) -> CGRect {
    CGRect(x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2).insetBy(dx: -1, dy: -1)
  }

  /// Draws the marks; (x, y) is the screen's origin on the surface.
  func draw(on surface: Surface, x: Int32, y: Int32, scale: Double, clip: PixelRect) {
    for mark in drawn {
      let side = Int32((Self.radius * 2 * scale).rounded())
      let rect = PixelRect(
        x: Self.pixel(mark.point.x - Self.radius, scale), y: Self.pixel(mark.point.y - Self.radius, scale), width: side,
        height: side)
      guard rect.offset(x, y).intersects(clip) else { continue }
      var list = DisplayList()
      let radius = Double(side) / 2
      list.fill(
        rect, ShapeMasks.fill(radius: radius),
        Paint(PixelColor(red: 0.1, green: 0.1, blue: 0.12, alpha: 0.3 * mark.alpha)))
      list.fill(
        rect, ShapeMasks.ring(radius: radius, width: max(1.5 * scale, 1)),
        Paint(PixelColor(red: 1, green: 1, blue: 1, alpha: 0.85 * mark.alpha)))
      list.draw(on: surface, x: x, y: y, clip: clip)
    }
  }

  /// A finger may be moved far out of the screen.
  private static func pixel(_ points: CGFloat, _ scale: Double) -> Int32 {
    Int32(min(max((points * scale).rounded(), -100_000), 100_000))
  }
}
