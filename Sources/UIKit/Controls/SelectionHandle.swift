import Canvas
import Foundation

/// The bar with a knob at one end of a selection.
@MainActor
final class SelectionHandle: UIView {
  private static let knob: CGFloat = 10
  private static let bar: CGFloat = 2
  private let isStart: Bool

  init(isStart: Bool) {
    self.isStart = isStart
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Places the bar at `x` beside a line from `top` to `bottom`; the knob stands above a start and below an end.
  func place(x: CGFloat, top: CGFloat, bottom: CGFloat) {
    let y = isStart ? top - Self.knob : top
    let place = CGRect(x: x - Self.knob / 2, y: y, width: Self.knob, height: bottom - top + Self.knob)
    if frame != place { frame = place }
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let color = TextFieldLook.current.caretColor(tintColor).pixel
    let bounds = geometry.bounds
    let knobTop = isStart ? 0 : bounds.height - Self.knob
    // The bar reaches into the knob, so that both are one piece.
    let bar = CGRect(
      x: bounds.midX - Self.bar / 2, y: isStart ? Self.knob - 1 : 0, width: Self.bar,
      height: bounds.height - Self.knob + 1)
    list.fill(geometry.rect(bar), Paint(color))
    let knob = geometry.placed(CGRect(x: 0, y: knobTop, width: Self.knob, height: Self.knob))
    list.fill(knob, ShapeMasks.fill(radius: Double(knob.width) / 2), Paint(color))
  }
}
