import Assets
import Foundation
import UIKit

/// A keyboard notification that was posted.
package struct KeyboardNotification: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case willChangeFrame
    case willShow
    case willHide
    case didChangeFrame
    case didShow
    case didHide

    /// Whether it says what has happened.
    var isDid: Bool { self == .didChangeFrame || self == .didShow || self == .didHide }
  }

  /// When it was posted, in seconds on the phone's clock.
  package var time: Double
  package var kind: Kind
  /// The keyboard's frame before, in screen coordinates, points.
  package var begin: CGRect
  /// The keyboard's frame after, in screen coordinates, points.
  package var end: CGRect
  /// The frame before as the dictionary has it: before iOS 8 in portrait, however the phone is held.
  package var reportedBegin: CGRect
  /// The frame after as the dictionary has it.
  package var reportedEnd: CGRect
  /// In seconds.
  package var duration: Double
  /// The raw value of `UIView.AnimationCurve`; 7 for the keyboard's spring.
  package var curve: Int
  /// False where the dictionary says nothing of duration and curve (second-reading C.2: rotation on iOS 5).
  package var hasTimes = true

  /// The notification's name, such as `UIKeyboardWillShowNotification`.
  package var name: Notification.Name {
    switch kind {
    case .willChangeFrame: UIResponder.keyboardWillChangeFrameNotification
    case .willShow: UIResponder.keyboardWillShowNotification
    case .willHide: UIResponder.keyboardWillHideNotification
    case .didChangeFrame: UIResponder.keyboardDidChangeFrameNotification
    case .didShow: UIResponder.keyboardDidShowNotification
    case .didHide: UIResponder.keyboardDidHideNotification
    }
  }

  /// The dictionary as UIKit fills it, deprecated keys included (uikit-facts C.2).
  func userInfo(in era: KeyboardEra) -> [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: reportedBegin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: reportedEnd),
      "UIKeyboardBoundsUserInfoKey": NSValue(cgRect: CGRect(origin: .zero, size: end.size)),
      "UIKeyboardCenterBeginUserInfoKey": NSValue(cgPoint: CGPoint(x: begin.midX, y: begin.midY)),
      "UIKeyboardCenterEndUserInfoKey": NSValue(cgPoint: CGPoint(x: end.midX, y: end.midY)),
    ]
    if hasTimes {
      info[UIResponder.keyboardAnimationDurationUserInfoKey] = NSNumber(value: duration)
      info[UIResponder.keyboardAnimationCurveUserInfoKey] = NSNumber(value: curve)
    }
    if era.postsUserInteraction { info["UIKeyboardFrameChangedByUserInteraction"] = NSNumber(value: 0) }
    if era.postsIsLocal { info[UIResponder.keyboardIsLocalUserInfoKey] = NSNumber(value: true) }
    return info
  }
}
