import Canvas
import Foundation

/// What a control shows, drawn by a look: a view of its own, so that a disabled control can fade as a whole.
@MainActor
final class ControlFace: UIView {
  /// What a control that cannot be used shows of itself.
  static let disabledAlpha: CGFloat = 0.5

  private var wasMirrored = false
  private let draw: (inout DisplayList, ContentGeometry) -> Void

  init(_ draw: @escaping (inout DisplayList, ContentGeometry) -> Void) {
    self.draw = draw
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isImplementationDetail = true
  }

  required init?(coder: NSCoder) { nil }

  /// Fills the control and fades with it.
  func follow(_ control: UIControl) {
    if frame != control.bounds { frame = control.bounds }
    let alpha = control.isEnabled ? 1 : Self.disabledAlpha
    if self.alpha != alpha { self.alpha = alpha }
    let isMirrored = control.mirrorsParts
    guard isMirrored != wasMirrored else { return }
    wasMirrored = isMirrored
    setNeedsDisplay()
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) { draw(&list, geometry) }
}
