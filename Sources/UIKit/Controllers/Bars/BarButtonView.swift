import Canvas
import Foundation

/// A button in a bar.
final class BarButtonView: UIControl {
  var face: BarButtonFace { didSet { if face != oldValue { setNeedsDisplay() } } }
  private let look = BarLook.current

  init(face: BarButtonFace, onTap: @escaping @MainActor () -> Void) {
    self.face = face
    super.init(frame: .zero)
    addTarget(nil, action: { _ in onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// In a bar of a height, in points.
  func size(inBarOf height: CGFloat) -> CGSize { look.buttonSize(face, height) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    look.drawButton(&list, geometry, face, state, tintColor)
  }

  // A finger beside a small button still means it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let reach = max(0, (44 - bounds.height) / 2)
    return bounds.insetBy(dx: -6, dy: -reach).contains(point)
  }
}
