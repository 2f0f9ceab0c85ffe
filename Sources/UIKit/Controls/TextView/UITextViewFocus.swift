import Foundation

extension UITextView {
  /// Taps closer together than this count as one gesture, in seconds and points (uikit-facts E.6).
  private static let tapInterval = 0.35
  private static let tapDistance: CGFloat = 24

  func addFocusRecognizers() {
    addGestureRecognizer(
      UITapGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        tapped(at: recognizer.location(in: self))
      })
    addGestureRecognizer(
      UILongPressGestureRecognizer { [weak self] recognizer in
        guard let self, recognizer.state == .began || recognizer.state == .changed else { return }
        held(at: recognizer.location(in: self))
      })
  }

  /// A tap gives the focus and puts the caret at the nearest place (assumed; iOS takes the nearest word's edge). With the
  /// focus, the second tap of a row selects the word, the third one the paragraph.
  ///
  /// One recogniser counts the taps by itself, so that the first is not held back by a second that may follow.
  func tapped(at point: CGPoint) {
    let place = nearestCharacter(to: point)
    let now = UIKitEnvironment.current.timeline.now
    let isNext =
      now - lastTap.time < Self.tapInterval
      && hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < Self.tapDistance
    lastTap = (now, point, isNext ? lastTap.count + 1 : 1)
    if !isFirstResponder {
      if isEditable {
        lastTap.count = 0
        return focus(with: place..<place)
      }
      // Text that is only read is selected by a double tap.
      if isSelectable, lastTap.count == 2 { focus(with: flow.word(around: place)) }
      return
    }
    switch lastTap.count {
    case 1: select(place..<place)
    case 2: select(flow.word(around: place))
    default: select(flow.paragraphRange(around: place))
    }
  }

  /// A finger that rests moves the caret; in text that is only read it selects a word.
  private func held(at point: CGPoint) {
    let place = nearestCharacter(to: point)
    let range = isEditable ? place..<place : flow.word(around: place)
    if isFirstResponder { select(range) } else { focus(with: range) }
  }

  private func focus(with range: Range<Int>) {
    guard becomeFirstResponder(), isFirstResponder else { return }
    select(range)
  }

  // MARK: Begin and end

  /// Called before the keyboard is told: what its notifications find is the text view with the old selection (a log in
  /// uikit-facts C.4).
  func takeFocus() {
    isInEditing = isEditable
    placeCaret()
    setNeedsLayout()
  }

  /// The delegate hears of it when the keyboard has been told, other than with a text field (uikit-facts C.4, logs).
  func beginEditing() {
    guard isInEditing else { return }
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    revealCaret()
  }

  func finishEditing() {
    let wasEditing = isInEditing
    isInEditing = false
    marked = nil
    placeCaret()
    setNeedsLayout()
    guard wasEditing else { return }
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  // MARK: Keeping the caret in sight

  /// Scrolls so that the caret is in sight: first in the text view, then in every scroll view around it (a log of iOS 5
  /// in second-reading E.5).
  func revealCaret(leading: Bool = false) {
    guard isInEditing, isInWindow else { return }
    var rect = caretFrame(at: leading ? selection.lowerBound : selection.upperBound)
    if isScrollEnabled { rect = reveal(rect) }
    var view: UIView = self
    while let parent = view.superview {
      rect = view.convert(rect, to: parent)
      if let scrollView = parent as? UIScrollView, scrollView.isScrollEnabled { rect = scrollView.reveal(rect) }
      view = parent
    }
  }
}

extension UIScrollView {
  /// Scrolls a part of the content into sight, and returns where it will be seen then: in the coordinates that the scroll
  /// view has now.
  fileprivate func reveal(_ rect: CGRect) -> CGRect {
    let now = offsetAnimation?.target ?? contentOffset
    let target = geometry.offset(revealing: rect, from: now)
    if target != now { setContentOffset(target, animated: true) }
    return rect.offsetBy(dx: contentOffset.x - target.x, dy: contentOffset.y - target.y)
  }
}
