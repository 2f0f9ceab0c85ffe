import Foundation
import UIKit

/// Interactive dismissal (iOS 7 and later): the keyboard follows a finger that drags a scroll view, from where the finger
/// crosses its top edge. Nothing is posted while the finger moves (uikit-facts C.4).
extension SoftwareKeyboard {
  /// The drag of a scroll view whose `keyboardDismissMode` is interactive went on.
  func follow(_ pan: UIPanGestureRecognizer) {
    guard state == .shown, pan.view?.window !== window else { return }
    let finger = pan.location(in: nil).y
    switch pan.state {
    case .began, .changed:
      let bottom = environment.traits.screenSize.height
      place(at: min(max(finger, endFrame.minY), bottom), isAnimated: false)
    case .ended:
      let way = frame.minY - endFrame.minY
      guard way > 0 else { return }
      let speed = pan.velocity(in: nil).y
      // Let go on the way down, or at rest below the middle, it goes; otherwise it comes back (the half is assumed).
      if speed > 0 || (speed == 0 && way > endFrame.height / 2) {
        environment.application.firstResponder?.resignFirstResponder()
      } else {
        place(at: endFrame.minY, isAnimated: true)
      }
    case .cancelled, .failed: place(at: endFrame.minY, isAnimated: true)
    default: break
    }
  }

  private func place(at y: CGFloat, isAnimated: Bool) {
    let frame = CGRect(x: endFrame.minX, y: y, width: endFrame.width, height: endFrame.height)
    func move() {
      self.stage.place(at: frame.origin, accessoryHeight: nil)
      // The layout guide follows the finger frame by frame.
      self.environment.moveKeyboard(to: frame)
    }
    if isAnimated {
      UIView.animate(withDuration: 0.25, animations: move)
    } else {
      UIView.performWithoutAnimation(move)
    }
  }
}
