/// A way to a responder that takes text: a `ResponderLink` that remembers the protocols, so that no key press has to look
/// them up.
package struct KeyInputLink {
  private let link: ResponderLink
  private unowned(unsafe) let keyInput: UIResponder & UIKeyInput
  nonisolated(unsafe) private unowned(unsafe) let richInput: (any UITextInput)?

  @MainActor
  package init(_ responder: UIResponder & UIKeyInput) {
    link = responder.link
    keyInput = responder
    richInput = responder as? any UITextInput
  }

  /// Nil when the responder has gone.
  package var responder: (UIResponder & UIKeyInput)? { link.responder == nil ? nil : keyInput }
  /// Nil also when the responder's text cannot be read.
  package var textInput: (any UITextInput)? { link.responder == nil ? nil : richInput }
}
