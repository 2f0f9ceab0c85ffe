import Foundation
import UIKit

/// Keeps the field that has the focus above the keyboard, in one scroll view, and puts everything back afterwards.
///
/// One rule: what the keyboard hides of the scroll view is the part of its frame that lies below the keyboard's top edge,
/// both in the same coordinates; that much is added below the content, and the first responder is scrolled into sight.
/// With a keyboard on the desk nothing covers the field, and it is scrolled into sight all the same: on a low screen it
/// may lie behind the tab bar.
@MainActor
final class KeyboardOverlap {
  /// Room left between the field and the edges of what can be seen, in points.
  static let margin: CGFloat = 10
  /// Of moves for which no keyboard says how long they take, in seconds.
  private static let duration = 0.25

  private weak var scrollView: UIScrollView?
  private let observers = KeyboardObservers()
  private var before: (inset: UIEdgeInsets, indicators: UIEdgeInsets, offset: CGPoint)?
  private var isKeyboardUp = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    observers.observe(UIResponder.keyboardWillShowNotification) { [weak self] in self?.keyboardWillShow($0) }
    observers.observe(UIResponder.keyboardWillHideNotification) { [weak self] in self?.keyboardWillHide($0) }
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      observers.observe(name) { [weak self] _ in self?.focusCame() }
    }
    for name in [UITextField.textDidEndEditingNotification, UITextView.textDidEndEditingNotification] {
      observers.observe(name) { [weak self] _ in self?.focusWent() }
    }
  }

  private func keyboardWillShow(_ keyboard: KeyboardChange) {
    guard let scrollView, let parent = scrollView.superview, scrollView.window != nil else { return }
    isKeyboardUp = true
    let state = remember(scrollView)
    let overlap = max(0, scrollView.frame.maxY - parent.convert(keyboard.endFrame, from: nil).minY)
    animate(with: keyboard) {
      scrollView.contentInset.bottom = max(state.inset.bottom, overlap)
      scrollView.scrollIndicatorInsets.bottom = max(state.indicators.bottom, overlap)
      self.reveal(animated: false)
    }
  }

  private func keyboardWillHide(_ keyboard: KeyboardChange) {
    // Some systems say so, too, when a keyboard on the desk takes the place of one that never came.
    guard let scrollView, let state = before, isKeyboardUp else { return }
    isKeyboardUp = false
    // A keyboard on the desk can take over in the middle of a word.
    let isEditing = Self.firstResponder(in: scrollView) != nil
    if !isEditing { before = nil }
    animate(with: keyboard) {
      scrollView.contentInset = state.inset
      scrollView.scrollIndicatorInsets = state.indicators
      scrollView.contentOffset = self.clamped(state.offset, in: scrollView)
      if isEditing { self.reveal(animated: false) }
    }
  }

  /// The keyboard stays when the focus moves on, and sends nothing on some systems; and one on the desk sends nothing.
  private func focusCame() {
    guard let scrollView, Self.firstResponder(in: scrollView) != nil else { return }
    if isKeyboardUp { return reveal(animated: true) }
    _ = remember(scrollView)
    UIView.animate(withDuration: Self.duration) { self.reveal(animated: false) }
  }

  private func focusWent() {
    guard let scrollView, let state = before, !isKeyboardUp else { return }
    before = nil
    UIView.animate(withDuration: Self.duration) {
      scrollView.contentOffset = self.clamped(state.offset, in: scrollView)
    }
  }

  private func remember(
    _ scrollView: UIScrollView
  ) -> (inset: UIEdgeInsets, indicators: UIEdgeInsets, offset: CGPoint) {
    let state = before ?? (scrollView.contentInset, scrollView.scrollIndicatorInsets, scrollView.contentOffset)
    before = state
    return state
  }

  /// The phone may have been turned meanwhile: the nearest offset at which no blank shows.
  private func clamped(_ offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
    let inset = scrollView.adjustedContentInset
    let end = scrollView.contentSize.height - scrollView.bounds.height + inset.bottom
    return CGPoint(x: offset.x, y: min(max(offset.y, -inset.top), max(-inset.top, end)))
  }

  private func reveal(animated: Bool) {
    guard let scrollView, let field = Self.firstResponder(in: scrollView) else { return }
    let rect = field.convert(field.bounds, to: scrollView).insetBy(dx: 0, dy: -Self.margin)
    scrollView.scrollRectToVisible(rect, animated: animated)
  }

  private func animate(with keyboard: KeyboardChange, _ changes: () -> Void) {
    UIView.animate(
      withDuration: keyboard.duration, delay: 0, options: UIView.AnimationOptions(rawValue: keyboard.curve << 16),
      animations: changes)
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for child in view.subviews {
      if let found = firstResponder(in: child) { return found }
    }
    return nil
  }
}
