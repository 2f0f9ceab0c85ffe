import Foundation

extension UITextField {
  /// How long a typed character of a secure field shows, in seconds (uikit-facts E.8 says 1 to 2).
  private static let shownCharacterTime = 1.0

  // MARK: Changes by the user

  /// Replaces a part of the text when the delegate allows it.
  func edit(_ range: Range<Int>, with text: String) {
    guard let place = allowed(range, text) else { return }
    let line = Self.singleLine(text)
    editable.replace(place, with: line)
    showTypedCharacter(line)
    edited()
  }

  func mark(_ text: String, selected: NSRange) {
    let range = editable.marked ?? editable.selection
    if text.isEmpty, range.isEmpty { return }
    guard let place = allowed(range, text) else { return }
    let start = max(0, selected.location == NSNotFound ? text.count : min(selected.location, text.count))
    let end = min(text.count, start + min(max(0, selected.length), text.count))
    editable.mark(Self.singleLine(text), replacing: place, selected: start..<max(start, end))
    edited()
  }

  func deleteBeforeCaret() {
    let selection = editable.selection
    if !selection.isEmpty { return edit(selection, with: "") }
    // Nothing to delete: the delegate is not asked (uikit-facts E.7).
    guard selection.lowerBound > 0 || (replacesAllNext && hasText) else { return }
    let start = max(selection.lowerBound - 1, 0)
    if let marked = editable.marked, marked.contains(start), marked.count > 1 {
      let rest = editable.text(in: marked.lowerBound..<start) + editable.text(in: start + 1..<marked.upperBound)
      let caret = start - marked.lowerBound
      return mark(rest, selected: NSRange(location: caret, length: 0))
    }
    edit(start..<selection.lowerBound, with: "")
  }

  private var replacesAllNext: Bool { nextEditReplacesAll || clearsOnInsertion }

  /// Asks the delegate; nil when it says no. The range counts what the delegate may have changed meanwhile.
  private func allowed(_ range: Range<Int>, _ text: String) -> Range<Int>? {
    let place = replacesAllNext ? 0..<editable.count : editable.clamp(range)
    if let delegate {
      let units = editable.foundationRange(place)
      guard delegate.textField(self, shouldChangeCharactersIn: units, replacementString: text) else { return nil }
    }
    nextEditReplacesAll = false
    clearsOnInsertion = false
    hideShownCharacter()
    return editable.clamp(place)
  }

  /// A field has one line: what is pasted keeps its words apart.
  private static func singleLine(_ text: String) -> String {
    text.contains(where: \.isNewline) ? String(text.map { $0.isNewline ? " " : $0 }) : text
  }

  private func edited() {
    contentChanged()
    sendChange()
    tellSelection()
    tellPresenter()
    revealInScrollView()
  }

  private func sendChange() {
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Empties the field as the clear button and `clearsOnBeginEditing` do: the delegate was asked.
  func removeAllText() {
    editable.set("")
    nextEditReplacesAll = false
    contentChanged()
    sendChange()
    tellPresenter()
  }

  /// Empties the field; one without the focus takes it (second-reading E.4).
  func clearButtonTapped() {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
    removeAllText()
    if !isFirstResponder { becomeFirstResponder() }
  }

  // MARK: Return

  /// A field with an action for `editingDidEndOnExit` gives the focus up after it, even when the action is empty
  /// (second-reading E.4, logs).
  func returnPressed() {
    if editable.marked != nil { return unmarkText() }
    if let delegate, !delegate.textFieldShouldReturn(self) { return }
    let moved = UIKitEnvironment.current.application.firstResponder as? UITextField
    let endsOnExit = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    guard endsOnExit else { return }
    if let moved, moved !== self {
      // A field that got the focus inside of `textFieldShouldReturn` loses it again (second-reading E.4, a log).
      moved.resignFirstResponder()
    } else {
      resignFirstResponder()
    }
  }

  // MARK: Selection

  /// Selects a part; what was composed is kept as it is when the selection leaves it.
  func select(_ range: Range<Int>) {
    let place = editable.clamp(range)
    if let marked = editable.marked, place.lowerBound < marked.lowerBound || place.upperBound > marked.upperBound {
      editable.unmark()
    }
    let old = editable.selection
    editable.select(place)
    // The end that moved is the one to keep in sight.
    selectionChanged(leading: old.lowerBound != place.lowerBound && old.upperBound == place.upperBound)
  }

  func selectionChanged(leading: Bool = false) {
    scrollToCaret(leading: leading)
    placeCaret()
    setNeedsLayout()
    tellSelection()
    tellPresenter()
  }

  private func tellSelection() {
    if isInEditing, UIKitEnvironment.current.traits.majorVersion >= 13 { delegate?.textFieldDidChangeSelection(self) }
  }

  func tellPresenter() {
    if isFirstResponder { UIKitEnvironment.current.textInputPresenter?.textDidChange(in: self) }
  }

  // MARK: Secure entry

  private func showTypedCharacter(_ text: String) {
    guard isSecureTextEntry, UIKitEnvironment.current.isTypingOnSoftKeyboard, text.count == 1,
      editable.selection.lowerBound > 0
    else { return }
    shownCharacter = editable.selection.lowerBound - 1
    shownCharacterCall = UIKitEnvironment.current.timeline.schedule(after: Self.shownCharacterTime) { [weak self] in
      self?.hideShownCharacter()
    }
  }

  func hideShownCharacter() {
    guard shownCharacter != nil else { return }
    shownCharacter = nil
    shownCharacterCall?.cancel()
    shownCharacterCall = nil
    contentChanged()
  }
}
