import Canvas
import Foundation
import UIKit

/// Pieces that both looks are drawn with. Lengths are points.
extension DisplayList {
  /// A rounded rectangle with a vertical gradient.
  mutating func fillRounded(
    _ rect: PixelRect, radius: CGFloat, corners: RectCorners = .all, _ colors: GradientColors,
    _ geometry: ContentGeometry
  ) {
    guard !rect.isEmpty else { return }
    let paint = colors.paint(height: rect.height)
    let pixels = Double(radius * geometry.scale)
    // The nine parts of the mask must fit the rectangle.
    let fitting = min(pixels, Double(min(rect.width, rect.height)) / 2 - 1)
    if fitting <= 0 {
      fill(rect, paint)
    } else {
      fill(rect, ShapeMasks.fill(radius: fitting, corners: corners), paint)
    }
  }

  /// A blurred rounded rectangle; `spread` makes it larger on every side.
  mutating func fillShadow(
    of rect: PixelRect, radius: CGFloat, sigma: CGFloat, dy: CGFloat, color: PixelColor, _ geometry: ContentGeometry
  ) {
    let pixels = Double(sigma * geometry.scale)
    let reach = ShapeMasks.shadowReach(sigma: pixels)
    let mask = ShapeMasks.shadow(radius: Double(radius * geometry.scale), sigma: pixels)
    fill(rect.offset(0, geometry.length(dy)).inset(-reach, -reach), mask, Paint(color))
  }

  /// A path of points, its origin at (x, y).
  mutating func fillPath(
    _ path: Path, x: CGFloat, y: CGFloat, _ colors: GradientColors, _ geometry: ContentGeometry, evenOdd: Bool = false,
    sigma: CGFloat = 0
  ) {
    let scale = geometry.scale
    // Whole pixels, so that straight edges stay sharp.
    let left = (x * scale).rounded()
    let top = (y * scale).rounded()
    let pixels = path.mapped { CGPoint(x: $0.x * scale + left, y: $0.y * scale + top) }
    guard let mask = PathMasks.mask(of: pixels, evenOdd: evenOdd, sigma: Double(sigma * scale)) else { return }
    fill(mask, colors.paint(height: mask.mask.height))
  }

  /// A text centred on `midX` with its baseline at `baseline`; single characters are centred by their ink.
  mutating func centeredText(
    _ text: String, _ font: UIFont, midX: CGFloat, baseline: CGFloat, _ color: PixelColor, _ geometry: ContentGeometry,
    drop: (dy: CGFloat, color: PixelColor)? = nil
  ) {
    let run = font.run(text, scale: geometry.scale)
    let middle = midX * geometry.scale
    let width = text.count == 1 ? CGFloat(run.bounds.width) : font.width(of: text) * geometry.scale
    let inset = text.count == 1 ? CGFloat(run.bounds.x) : 0
    let x = Int32(clamping: (middle - width / 2 - inset).rounded())
    let y = Int32(clamping: (baseline * geometry.scale).rounded())
    if let drop {
      let pixels = Int32(clamping: (drop.dy * geometry.scale).rounded())
      self.text(run, x: x, y: y + pixels, Paint(drop.color))
    }
    self.text(run, x: x, y: y, Paint(color))
  }
}
