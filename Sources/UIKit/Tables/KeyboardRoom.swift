import Foundation

/// The room that a table or collection controller makes for the keyboard (uikit-facts E.2, bugs B17).
///
/// From iOS 11 on it is a part of the adjusted inset that nobody sees elsewhere; before, it is in `contentInset`.
@MainActor
final class KeyboardRoom {
  private weak var scrollView: UIScrollView?
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
  /// What was added to `contentInset`, in points (before iOS 11).
  private var added: CGFloat = 0

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  func watch(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    guard tokens.isEmpty else { return }
    let center = NotificationCenter.default
    let environment = UIKitEnvironment.current
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification] {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self, weak environment] notification in
          let change = KeyboardChange(notification)
          MainActor.assumeIsolated {
            guard let change, UIKitEnvironment.current === environment else { return }
            self?.make(change)
          }
        })
    }
    tokens.append(
      center.addObserver(
        forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil
      ) { [weak self, weak environment] notification in
        let change = KeyboardChange(notification)
        MainActor.assumeIsolated {
          guard UIKitEnvironment.current === environment else { return }
          self?.set(0, change)
        }
      })
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
    set(0, nil)
  }

  private func make(_ change: KeyboardChange) {
    guard let scrollView, scrollView.window != nil else { return }
    set(overlap(of: change.end, with: scrollView), change)
    reveal(in: scrollView)
  }

  private func overlap(of keyboard: CGRect, with scrollView: UIScrollView) -> CGFloat {
    // By conversion: before iOS 8 what is posted stands in portrait.
    let part = scrollView.bounds.intersection(scrollView.convert(keyboard, from: nil))
    return part.isNull || part.height <= 0 ? 0 : scrollView.bounds.maxY - part.minY
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

/// What a keyboard's notification says of its movement.
struct KeyboardChange: Sendable {
  /// Where the keyboard will be, on the screen, in points.
  var end: CGRect
  /// In seconds.
  var duration: Double
  var curve: Int

  init?(_ notification: Notification) {
    guard let info = notification.userInfo,
      let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return nil }
    end = value.cgRectValue
    duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
    curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue ?? 0
  }
}
