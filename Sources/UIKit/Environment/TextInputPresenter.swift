import Foundation

/// The door through which UIKit tells the system keyboard that a responder that takes text gained or lost focus.
@MainActor
package protocol TextInputPresenter: AnyObject {
  /// The first responder changed. `responder` takes text input, or is nil when none does. Called inside of
  /// `becomeFirstResponder` and `resignFirstResponder`, as UIKit posts the keyboard's "will" notifications there.
  func firstResponderDidChange(to responder: (UIResponder & UIKeyInput)?)
  /// The traits, input view or accessory of the focused responder changed.
  func reloadInputViews(of responder: UIResponder)
  /// The focused responder's text or selection changed, not through the keyboard.
  func textDidChange(in responder: UIResponder)
  /// The focused responder's screen is led sideways by a finger: it is `dx` points to the right of its place now.
  func screenDidMove(by dx: CGFloat)
  /// The interface is about to turn within `duration` seconds; the traits are still those of before.
  func interfaceWillTurn(within duration: Double)
  /// The interface has its new shape and moves there within `duration` seconds.
  func interfaceDidTurn(within duration: Double)
}

extension TextInputPresenter {
  package func screenDidMove(by dx: CGFloat) {}
  package func interfaceWillTurn(within duration: Double) {}
  package func interfaceDidTurn(within duration: Double) {}
}
