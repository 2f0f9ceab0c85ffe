import Foundation

/// The room that a table or collection controller makes for the keyboard (uikit-facts E.2, bugs B17).
///
/// From iOS 11 on it is a part of the adjusted inset that nobody sees elsewhere; before, it is in `contentInset`.
@MainActor
final class KeyboardRoom {
  private weak var scrollView: UIScrollView?
  private weak var environment: UIKitEnvironment?
  /// What was added to `contentInset`, in points (before iOS 11).
  private var added: CGFloat = 0
  private var isKeyboardUp = false

  func watch(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    guard environment == nil else { return }
    environment = .current
    environment?.add(self)
  }

  func stop() {
    environment?.remove(self)
    environment = nil
    set(0, nil)
  }

  func keyboardWillMove(_ change: KeyboardChange) {
    isKeyboardUp = !change.isLeaving
    if change.isLeaving { set(0, change) } else { make(change) }
  }

  /// The focus moved on while the keyboard stays, of which most systems post nothing: it is the first responder's row that
  /// is in sight, whoever gave it the focus (uikit-facts E.2).
  func focusMoved() {
    guard isKeyboardUp, let scrollView, scrollView.window != nil else { return }
    reveal(in: scrollView)
  }

  private func make(_ change: KeyboardChange) {
    guard let scrollView, scrollView.window != nil else { return }
    set(overlap(of: change.end, with: scrollView), change)
    reveal(in: scrollView)
  }

  private func overlap(of keyboard: CGRect, with scrollView: UIScrollView) -> CGFloat {
    var frame = scrollView.screenFrame
    // A sheet around it is going to move with the keyboard.
    if let (now, then) = presentation(around: scrollView)?.places(above: keyboard) {
      frame.origin.y += then.minY - now.minY
      frame.size.height = max(0, min(frame.maxY, then.maxY + max(0, frame.maxY - now.maxY)) - frame.minY)
    }
    let part = frame.intersection(keyboard)
    return part.isNull || part.height <= 0 ? 0 : frame.maxY - part.minY
  }

  private func presentation(around view: UIView) -> UIPresentationController? {
    var responder: UIResponder? = view
    while let current = responder {
      if let presentation = (current as? UIViewController)?.presentationOfSelf { return presentation }
      responder = current.next
    }
    return nil
  }

  private func set(_ height: CGFloat, _ change: KeyboardChange?) {
    guard let scrollView else { return }
    let changes = {
      if UIKitEnvironment.current.traits.majorVersion >= 11 {
        scrollView.keyboardInset = height
        return
      }
      guard height != self.added else { return }
      scrollView.contentInset.bottom += height - self.added
      scrollView.verticalScrollIndicatorInsets.bottom += height - self.added
      self.added = height
    }
    guard let change, change.duration > 0 else { return changes() }
    UIView.animate(
      withDuration: change.duration, delay: 0, options: UIView.AnimationOptions(rawValue: UInt(change.curve) << 16),
      animations: changes)
  }

  /// The row, or else the view, that has the focus comes into sight.
  private func reveal(in scrollView: UIScrollView) {
    guard let focus = UIApplication.shared.firstResponder as? UIView, focus.isDescendant(of: scrollView) else { return }
    var view: UIView? = focus
    while let current = view, current !== scrollView, !(current is UITableViewCell) {
      view = current.superview
    }
    let target = view.flatMap { $0 === scrollView ? nil : $0 } ?? focus
    scrollView.scrollRectToVisible(target.convert(target.bounds, to: scrollView), animated: true)
  }
}
