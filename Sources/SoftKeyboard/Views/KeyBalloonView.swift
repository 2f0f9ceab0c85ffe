import Foundation
import UIKit

/// The enlarged character over a pressed key. It lies above the keyboard's own pixels and may reach above its top edge.
final class KeyBalloonView: UIView {
  private var shape: BalloonShape?
  private var text = ""
  private var look: KeyboardLook?

  init() {
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    contentDrawer = { [weak self] list, geometry in
      guard let self, let shape = self.shape, let look = self.look else { return }
      look.drawBalloon(&list, geometry, shape, self.text)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Shows `text` in a balloon whose place is in the superview's coordinates.
  func show(_ shape: BalloonShape, _ text: String, look: KeyboardLook) {
    if !isHidden, self.shape == shape, self.text == text { return }
    self.shape = shape
    self.text = text
    self.look = look
    frame = shape.bounds
    isHidden = false
    setNeedsDisplay()
  }

  func hide() { isHidden = true }
}
