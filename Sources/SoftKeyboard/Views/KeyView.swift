import Foundation
import UIKit

/// One key. It takes no touches: the keyboard view decides which key a finger means.
final class KeyView: UIView {
  var look: KeyboardLook {
    didSet { setNeedsDisplay() }
  }
  var appearance: KeyAppearance {
    didSet { if appearance != oldValue { setNeedsDisplay() } }
  }

  init(look: KeyboardLook, appearance: KeyAppearance) {
    self.look = look
    self.appearance = appearance
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentDrawer = { [weak self] list, geometry in
      guard let self else { return }
      self.look.drawKey(&list, geometry, self.appearance)
    }
  }

  required init?(coder: NSCoder) { nil }
}
