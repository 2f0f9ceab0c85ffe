import Foundation
import UIKit

/// What a keyboard notification says.
struct KeyboardChange: Sendable {
  /// In screen coordinates, points.
  var endFrame: CGRect
  /// In seconds.
  var duration: Double
  /// The raw value of an animation curve.
  var curve: UInt

  init(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    endFrame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
    duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
  }
}
