import Foundation

extension UITextView {
  // MARK: Changes by the user

  /// Replaces a part of the text when the delegate allows it.
  func edit(_ range: Range<Int>, with text: String) {
    guard isEditable, let place = allowed(range, text) else { return }
    replace(place, with: text)
    edited()
  }

  func mark(_ text: String, selected: NSRange) {
    let range = marked ?? selection
    if !isEditable || text.isEmpty && range.isEmpty { return }
    guard let place = allowed(range, text) else { return }
    let result = replace(place, with: text)
    if !text.isEmpty, !result.isEmpty {
      let start = selected.location == NSNotFound ? text.count : min(max(selected.location, 0), text.count)
      let end = start + min(max(selected.length, 0), text.count - start)
      marked = result
      selection = min(result.lowerBound + start, result.upperBound)..<min(result.lowerBound + end, result.upperBound)
    }
    edited()
  }

  func deleteBeforeCaret() {
    guard isEditable else { return }
    if !selection.isEmpty { return edit(selection, with: "") }
    if clearsOnInsertion, hasText { return edit(0..<flow.count, with: "") }
    // Nothing to delete: the delegate is not asked, as with a text field (uikit-facts E.7).
    guard selection.lowerBound > 0 else { return }
    let start = selection.lowerBound - 1
    if let marked, marked.contains(start), marked.count > 1 {
      let rest = flow.text(in: marked.lowerBound..<start) + flow.text(in: start + 1..<marked.upperBound)
      return mark(rest, selected: NSRange(location: start - marked.lowerBound, length: 0))
    }
    edit(start..<selection.lowerBound, with: "")
  }

  @discardableResult
  private func replace(_ range: Range<Int>, with text: String) -> Range<Int> {
    let result = flow.replace(range, with: text)
    marked = nil
    selection = result.upperBound..<result.upperBound
    return result
  }

  /// Asks the delegate; nil when it says no. The range counts what the delegate may have changed meanwhile.
  private func allowed(_ range: Range<Int>, _ text: String) -> Range<Int>? {
    let place = clearsOnInsertion ? 0..<flow.count : flow.clamp(range)
    if let textDelegate {
      let units = flow.foundationRange(place)
      guard textDelegate.textView(self, shouldChangeTextIn: units, replacementText: text) else { return nil }
    }
    clearsOnInsertion = false
    return flow.clamp(place)
  }

  /// The order of what is told is MEM: selection, change, notification.
  private func edited() {
    contentChanged()
    // Nobody is told of lines that the scroll view does not know yet.
    revealCaret()
    textDelegate?.textViewDidChangeSelection(self)
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    tellPresenter()
  }

  // MARK: Selection

  /// Selects a part; what was composed is kept as it is when the selection leaves it.
  func select(_ range: Range<Int>) {
    let place = flow.clamp(range)
    if let marked, place.lowerBound < marked.lowerBound || place.upperBound > marked.upperBound { self.marked = nil }
    let old = selection
    selection = place
    if verticalMove?.place != place.lowerBound || !place.isEmpty { verticalMove = nil }
    // The end that moved is the one to keep in sight.
    selectionChanged(leading: old.lowerBound != place.lowerBound && old.upperBound == place.upperBound)
  }

  func selectionChanged(leading: Bool = false) {
    placeCaret()
    setNeedsLayout()
    if isInEditing { revealCaret(leading: leading) }
    textDelegate?.textViewDidChangeSelection(self)
    tellPresenter()
  }

  func tellPresenter() {
    if isInEditing { UIKitEnvironment.current.textInputPresenter?.textDidChange(in: self) }
  }
}
