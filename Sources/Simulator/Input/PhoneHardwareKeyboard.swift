import Foundation
import UIKit

extension Phone {
  private var focusedKeyInput: (any UIKeyInput)? {
    environment.application.firstResponder as? any UIKeyInput
  }

  private var focusedInput: (any UITextInput)? {
    environment.application.firstResponder as? any UITextInput
  }

  /// Characters from a hardware keyboard go to whatever has the focus; without a focus they go nowhere.
  public func hardwareText(_ text: String) {
    makeCurrent()
    focusedKeyInput?.insertText(text)
    environment.application.layoutIfNeeded()
  }

  /// What an input method on the desk is composing.
  public func hardwareMarkedText(_ text: String) {
    makeCurrent()
    let length = (text as NSString).length
    if text.isEmpty {
      focusedInput?.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    } else {
      focusedInput?.setMarkedText(text, selectedRange: NSRange(location: length, length: 0))
    }
  }

  /// A key of a hardware keyboard.
  public func hardwareKey(_ key: HardwareKey, _ modifiers: HardwareKey.Modifiers = []) {
    makeCurrent()
    switch key {
    case .return: focusedKeyInput?.insertText("\n")
    case .delete: focusedKeyInput?.deleteBackward()
    case .forwardDelete: deleteForward()
    case .escape: window.endEditing(true)
    case .tab: break
    case .left, .right, .up, .down, .home, .end: move(key, modifiers)
    }
    environment.application.layoutIfNeeded()
  }

  private func deleteForward() {
    guard let input = focusedInput, let range = input.selectedTextRange else { return }
    if range.isEmpty {
      guard let next = input.position(from: range.end, offset: 1),
        let following = input.textRange(from: range.end, to: next)
      else { return }
      input.selectedTextRange = following
    }
    input.deleteBackward()
  }

  /// Moves the caret; with shift, the end of the selection that moved last stays behind.
  private func move(_ key: HardwareKey, _ modifiers: HardwareKey.Modifiers) {
    guard let input = focusedInput, let range = input.selectedTextRange else { return }
    let extends = modifiers.contains(.shift)
    let backward = key == .left || key == .up || key == .home
    let anchor: UITextPosition
    let head: UITextPosition
    if extends {
      if range.isEmpty { selectionGrowsBackward = backward }
      anchor = selectionGrowsBackward ? range.end : range.start
      head = selectionGrowsBackward ? range.start : range.end
    } else if !range.isEmpty, key == .left || key == .right, !modifiers.contains(.option) {
      let edge = backward ? range.start : range.end
      input.selectedTextRange = input.textRange(from: edge, to: edge)
      return
    } else {
      head = backward ? range.start : range.end
      anchor = head
    }
    let target = destination(of: key, modifiers, from: head, in: input)
    if extends {
      if input.compare(target, to: anchor) == .orderedAscending {
        selectionGrowsBackward = true
        input.selectedTextRange = input.textRange(from: target, to: anchor)
      } else {
        selectionGrowsBackward = false
        input.selectedTextRange = input.textRange(from: anchor, to: target)
      }
    } else {
      input.selectedTextRange = input.textRange(from: target, to: target)
    }
  }

  private func destination(
    of key: HardwareKey, _ modifiers: HardwareKey.Modifiers, from head: UITextPosition, in input: any UITextInput
  ) -> UITextPosition {
    switch key {
    case .home: return input.beginningOfDocument
    case .end: return input.endOfDocument
    case .left where modifiers.contains(.option): return wordEdge(from: head, step: -1, in: input)
    case .right where modifiers.contains(.option): return wordEdge(from: head, step: 1, in: input)
    case .left: return input.position(from: head, offset: -1) ?? input.beginningOfDocument
    case .right: return input.position(from: head, offset: 1) ?? input.endOfDocument
    case .up: return input.position(from: head, in: .up, offset: 1) ?? input.beginningOfDocument
    default: return input.position(from: head, in: .down, offset: 1) ?? input.endOfDocument
    }
  }

  private func wordEdge(from head: UITextPosition, step: Int, in input: any UITextInput) -> UITextPosition {
    var place = head
    var sawWord = false
    while let next = input.position(from: place, offset: step) {
      let range = step > 0 ? input.textRange(from: place, to: next) : input.textRange(from: next, to: place)
      let isWord = range.flatMap { input.text(in: $0) }?.contains { $0.isLetter || $0.isNumber } ?? false
      if sawWord, !isWord { break }
      sawWord = sawWord || isWord
      place = next
    }
    return place
  }

  /// Selects everything.
  public func selectAll() {
    makeCurrent()
    guard let input = focusedInput else { return }
    input.selectedTextRange = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
  }

  /// Copies what is selected to the pasteboard; true when there was something.
  @discardableResult
  public func copy() -> Bool {
    makeCurrent()
    guard let input = focusedInput, let range = input.selectedTextRange, !range.isEmpty, !input.isSecureTextEntry,
      let text = input.text(in: range)
    else { return false }
    UIPasteboard.general.string = text
    return true
  }

  /// Copies what is selected and deletes it.
  public func cut() {
    if copy() { focusedInput?.deleteBackward() }
  }

  /// Puts the pasteboard's text at the caret; a text of several lines loses the breaks in a field of one.
  public func paste() {
    makeCurrent()
    guard let input = focusedInput, let text = UIPasteboard.general.string, !text.isEmpty else { return }
    let isOneLine = !(input is UITextView)
    input.insertText(isOneLine ? text.replacing("\r", with: "").replacing("\n", with: " ") : text)
    environment.application.layoutIfNeeded()
  }
}
