import Foundation
import UIKit

/// What a keyboard notification says.
struct KeyboardEvent: Sendable {
  /// Where the keyboard will be, in screen coordinates, points.
  var frame: CGRect
  /// In seconds.
  var duration: Double
  /// The raw value of an animation curve.
  var curve: UInt

  init(_ notification: Notification) {
    let info = notification.userInfo ?? [:]
    frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
    duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
    curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0
  }

  /// For a focus that moves on while the keyboard stays.
  init(frame: CGRect, duration: Double) {
    self.frame = frame
    self.duration = duration
    curve = 0
  }

  /// Makes changes move as the keyboard does.
  @MainActor
  func animate(_ changes: () -> Void) {
    guard duration > 0 else { return changes() }
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16), animations: changes)
  }
}
