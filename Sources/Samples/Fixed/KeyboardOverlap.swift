import Foundation
import UIKit

/// Keeps the field that has the focus above the keyboard, in one scroll view, and puts everything back afterwards.
///
/// One rule: what the keyboard hides of the scroll view is the part of its frame that lies below the keyboard's top edge,
/// both in the same coordinates; that much is added below the content, and the first responder is scrolled into sight.
@MainActor
final class KeyboardOverlap {
  /// Room left between the field and the edges of what can be seen, in points.
  static let margin: CGFloat = 10

  private weak var scrollView: UIScrollView?
  private let observers = KeyboardObservers()
  private var before: (inset: UIEdgeInsets, indicators: UIEdgeInsets, offset: CGPoint)?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    observers.observe(UIResponder.keyboardWillShowNotification) { [weak self] in self?.keyboardWillShow($0) }
    observers.observe(UIResponder.keyboardWillHideNotification) { [weak self] in self?.keyboardWillHide($0) }
    for name in [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification] {
      observers.observe(name) { [weak self] _ in self?.focusMoved() }
    }
  }

  private func keyboardWillShow(_ keyboard: KeyboardChange) {
    guard let scrollView, let parent = scrollView.superview, scrollView.window != nil else { return }
    let state = before ?? (scrollView.contentInset, scrollView.scrollIndicatorInsets, scrollView.contentOffset)
    before = state
    let overlap = max(0, scrollView.frame.maxY - parent.convert(keyboard.endFrame, from: nil).minY)
    animate(with: keyboard) {
      scrollView.contentInset.bottom = max(state.inset.bottom, overlap)
      scrollView.scrollIndicatorInsets.bottom = max(state.indicators.bottom, overlap)
      self.reveal(animated: false)
    }
  }

  private func keyboardWillHide(_ keyboard: KeyboardChange) {
    guard let scrollView, let state = before else { return }
    before = nil
    animate(with: keyboard) {
      scrollView.contentInset = state.inset
      scrollView.scrollIndicatorInsets = state.indicators
      scrollView.contentOffset = state.offset
    }
  }

  /// The keyboard stays when the focus moves on, and sends nothing on some systems.
  private func focusMoved() {
    if before != nil { reveal(animated: true) }
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
