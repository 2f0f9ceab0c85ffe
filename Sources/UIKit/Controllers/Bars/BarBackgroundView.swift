import Canvas
import Foundation

/// Draws what is behind the content of a bar; reaches beyond the bar where that goes on below the status bar.
final class BarBackgroundView: UIView {
  /// What is drawn.
  var background = BarBackground() { didSet { if background != oldValue { setNeedsDisplay() } } }
  /// The line of a bar at the top is at its bottom, that of one at the bottom at its top.
  let isAtTop: Bool
  private let backdrop = Backdrop()

  init(isAtTop: Bool) {
    self.isAtTop = isAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isImplementationDetail = true
    readsBackdrop = true
  }

  required init?(coder: NSCoder) { nil }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    if let image = background.image {
      list.picture(image.surface, in: geometry.rect)
    } else {
      BarLook.current.drawBackground(&list, geometry, background, isAtTop)
    }
  }

  override var frost: BlurMaterial? { background.frost(of: self) }

  override func addBackdrop(
    to frame: inout Frame, at place: PixelRect, clip: PixelRect, scale: CGFloat, alpha: CGFloat
  ) {
    guard let frost else { return }
    backdrop.add(frost, to: &frame, at: place, clip: clip, scale: scale, alpha: alpha)
  }
}
