import Foundation

/// Decides about a text view's editing and is told about it. Everything has a default: what is asked is allowed.
@MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the text view may take the focus.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the text view may give the focus up.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The text view has the focus, and the keyboard knows.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The text view has the focus no longer.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the user may replace a part of the text; `range` counts UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// The user changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The caret or the selection moved.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// True.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// True.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// True.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
