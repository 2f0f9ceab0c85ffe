import Foundation
import UIKit

/// A view that takes text at its end and nothing else: no `UITextInput`.
class TypingView: UIView, UIKeyInput {
  var text = ""
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var accessory: UIView?
  var input: UIView?
  /// Called instead of inserting a line feed.
  var onReturn: (() -> Void)?

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    if text == "\n", let onReturn { return onReturn() }
    self.text += text
  }

  func deleteBackward() {
    if !text.isEmpty { text.removeLast() }
  }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { accessory }
  override var inputView: UIView? { input }
}
