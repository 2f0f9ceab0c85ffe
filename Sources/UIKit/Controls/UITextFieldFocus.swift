import Foundation

extension UITextField {
  /// Taps closer together than this count as one gesture, in seconds and points (uikit-facts E.6).
  private static let tapInterval = 0.35
  private static let tapDistance: CGFloat = 24

  func addFocusRecognizers() {
    addGestureRecognizer(
      UITapGestureRecognizer { recognizer in
        guard let field = recognizer.view as? UITextField else { return }
        field.tapped(at: recognizer.location(in: field))
      })
    addGestureRecognizer(
      UILongPressGestureRecognizer { recognizer in
        guard recognizer.state == .began || recognizer.state == .changed,
          let field = recognizer.view as? UITextField
        else { return }
        field.held(at: recognizer.location(in: field))
      })
  }

  /// A tap gives the focus and puts the caret at the nearest place (assumed; iOS takes the nearest word's edge). In a
  /// field with the focus the second tap of a row selects the word, the third one all.
  ///
  /// One recogniser counts the taps by itself, so that the first is not held back by a second that may follow.
  func tapped(at point: CGPoint) {
    let place = nearestCharacter(to: point)
    guard isFirstResponder else { return focus(with: place) }
    let now = UIKitEnvironment.current.timeline.now
    let isNext =
      now - lastTap.time < Self.tapInterval
      && hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < Self.tapDistance
    lastTap = (now, point, isNext ? lastTap.count + 1 : 1)
    switch lastTap.count {
    case 1: select(place..<place)
    case 2: select(isSecureTextEntry ? 0..<editable.count : WordRange.around(place, in: editable.string))
    default: select(0..<editable.count)
    }
  }

  /// A finger that rests moves the caret.
  private func held(at point: CGPoint) {
    let place = nearestCharacter(to: point)
    guard isFirstResponder else { return focus(with: place) }
    select(place..<place)
  }

  private func focus(with place: Int) {
    lastTap.count = 0
    guard becomeFirstResponder(), isFirstResponder else { return }
    scroll = 0
    select(place..<place)
  }

  // MARK: Begin and end

  /// The order is that of logs: delegate, control event, notification, and only then the keyboard (uikit-facts C.4).
  func beginEditing() {
    isInEditing = true
    nextEditReplacesAll = isSecureTextEntry && hasText
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true {
      removeAllText()
    }
    editable.select(editable.count..<editable.count)
    contentChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func finishEditing() {
    isInEditing = false
    nextEditReplacesAll = false
    editable.unmark()
    hideShownCharacter()
    contentChanged()
    if UIKitEnvironment.current.traits.majorVersion >= 10 {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
    } else {
      delegate?.textFieldDidEndEditing(self)
    }
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  /// Scrolls so that the field is in sight, on systems that do so (second-reading E.5).
  func revealInScrollView() {
    guard isFirstResponder, UIKitEnvironment.current.traits.revealsFirstResponder else { return }
    revealInScrollViews(bounds)
  }
}
