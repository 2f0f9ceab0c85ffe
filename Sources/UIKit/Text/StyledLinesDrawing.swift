import Canvas
import Foundation

extension StyledLines {
  /// Draws the lines below `top`, all colours replaced by `color` if there is one.
  func draw(
    _ list: inout DisplayList, _ geometry: ContentGeometry, left: CGFloat, top: CGFloat, color: UIColor? = nil,
    opacity: CGFloat = 1
  ) {
    func paint(_ own: UIColor) -> Paint {
      let shown = color ?? own
      return Paint((opacity < 1 ? shown.withAlphaComponent(shown.alpha * opacity) : shown).pixel)
    }
    for line in lines {
      for run in line.runs {
        guard let background = run.style.background else { continue }
        let box = CGRect(x: left + line.x + run.x, y: top + line.top, width: run.width, height: line.height)
        list.fill(geometry.rect(box), Paint(background.pixel))
      }
      for run in line.runs {
        let x = left + line.x + run.x
        let baseline = top + line.top + line.ascent - run.style.baselineOffset
        let glyphs = run.style.font.run(run.text, scale: geometry.scale, kern: run.style.kern)
        list.text(glyphs, x: geometry.x(x), y: geometry.y(baseline), paint(run.style.color))
        let size = run.style.font.pointSize
        // Thickness and place of the lines: MEM, of Helvetica's tables (0.05 em thick, 0.1 em below the baseline).
        draw(run.style.underline, &list, geometry, x, baseline + 0.1 * size, run) {
          paint(run.style.underlineColor ?? run.style.color)
        }
        draw(run.style.strikethrough, &list, geometry, x, baseline - 0.26 * size, run) {
          paint(run.style.strikethroughColor ?? run.style.color)
        }
      }
    }
  }

  private func draw(
    _ style: NSUnderlineStyle, _ list: inout DisplayList, _ geometry: ContentGeometry, _ x: CGFloat, _ y: CGFloat,
    _ run: Run, _ paint: () -> Paint
  ) {
    guard style.rawValue & 0x0f != 0 else { return }
    let isThick = style.contains(.thick)
    let pixels = max(1, (run.style.font.pointSize * 0.05 * geometry.scale).rounded()) * (isThick ? 2 : 1)
    let left = geometry.x(x)
    let right = geometry.x(x + run.width)
    let top = geometry.y(y)
    list.fill(PixelRect(x: left, y: top, width: right - left, height: Int32(pixels)), paint())
    if style.contains(.double) {
      list.fill(PixelRect(x: left, y: top + 2 * Int32(pixels), width: right - left, height: Int32(pixels)), paint())
    }
  }
}
