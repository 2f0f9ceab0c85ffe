import Assets
import Foundation
import UIKit

/// What keys do: inserts and deletes through `UIKeyInput`, and keeps page and shift.
@MainActor
final class TypingEngine {
  /// Two taps on shift within this time lock it, in seconds (uikit-facts E.9).
  static let doubleTapTime = 0.3
  /// How many characters before the caret the rules look at.
  private static let lookBack = 64

  private var responderLink: KeyInputLink?
  var responder: (UIResponder & UIKeyInput)? { responderLink?.responder }
  private(set) var layout: KeyboardLayout
  private(set) var page = ""
  private(set) var shift = ShiftState.off
  /// Whether the responder accepts return now.
  private(set) var isReturnEnabled = true
  private let timeline: Timeline
  /// Page, shift or return's state changed.
  var didChange: () -> Void = {}

  /// When shift was tapped last; nil once another key was used.
  private var lastShiftTap: Double?
  private var spaceWasLast = false
  /// What this keyboard typed since the focus came, for responders whose text cannot be read; nil when the text before
  /// the caret is not known.
  private var typed: String?
  /// What the keyboard showed when it was last told to look.
  private var shown: Shown?
  /// The responder is being changed by a key.
  private var isTyping = false

  init(layout: KeyboardLayout, timeline: Timeline) {
    self.layout = layout
    self.timeline = timeline
    page = layout.firstPage
  }

  // MARK: Focus

  /// Text goes to `responder` from now on; page and shift start anew.
  func begin(_ responder: UIResponder & UIKeyInput) {
    responderLink = KeyInputLink(responder)
    typed = responder.hasText ? nil : ""
    lastShiftTap = nil
    spaceWasLast = false
    page = firstPage(for: responder.keyboardType)
    shift = .off
    refresh()
  }

  /// Nobody takes text now.
  func end() {
    responderLink = nil
    shift = .off
    lastShiftTap = nil
  }

  /// The responder's text, selection or traits changed, not through the keyboard.
  func textDidChange() {
    guard let responder, !isTyping else { return }
    typed = responder.hasText ? nil : ""
    spaceWasLast = false
    refresh()
  }

  private func firstPage(for type: UIKeyboardType) -> String {
    switch type {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad:
      layout.family == nil ? NumberPad.digitsPage : digitsPage
    case .numbersAndPunctuation: digitsPage
    default: layout.firstPage
    }
  }

  /// The layout's first page switch leads from letters to digits.
  private var digitsPage: String {
    layout.page(layout.firstPage).rows.last?.keys.first { $0.kind == .pageSwitch }?.page ?? layout.firstPage
  }

  // MARK: Traits

  var keyboardType: UIKeyboardType { responder?.keyboardType ?? .default }
  var isSecure: Bool { responder?.isSecureTextEntry ?? false }

  private static let returnNames = [
    "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall", "continue",
  ]

  private var returnName: String {
    let index = (responder?.returnKeyType ?? .default).rawValue
    return Self.returnNames.indices.contains(index) ? Self.returnNames[index] : "default"
  }

  var returnTitle: String { layout.returnKeyTitle(returnName) }
  /// Whether the return key is drawn in blue.
  var isReturnProminent: Bool { layout.prominentReturnKeys.contains(returnName) }

  private var capitalization: UITextAutocapitalizationType {
    guard let responder, !responder.isSecureTextEntry else { return .none }
    switch responder.keyboardType {
    case .URL, .emailAddress: return .none
    default: return responder.autocapitalizationType
    }
  }

  // MARK: Keys

  /// A finger came down on shift.
  func pressShift() {
    let now = timeline.now
    if shift == .locked {
      shift = .off
      lastShiftTap = nil
    } else if let last = lastShiftTap, now - last <= Self.doubleTapTime {
      shift = .locked
      lastShiftTap = nil
    } else {
      shift = shift == .on ? .off : .on
      lastShiftTap = now
    }
    didChange()
  }

  /// A finger came down on caps lock.
  func pressCapsLock() {
    shift = shift == .locked ? .off : .locked
    lastShiftTap = nil
    didChange()
  }

  /// The finger on shift was lifted after it held shift for other keys.
  func releaseHeldShift() {
    guard shift == .on else { return }
    shift = .off
    refresh()
  }

  func showPage(_ id: String) {
    lastShiftTap = nil
    page = id
    didChange()
  }

  /// Types a key's characters. `keepsShift`: a finger holds shift.
  func type(_ key: KeyboardKey, keepsShift: Bool = false) {
    let text = key.text(isShifted: shift != .off && page == layout.firstPage)
    // The focus may have moved on; then page and shift are the next responder's.
    guard insert(text) else { return refresh() }
    if shift == .on, !keepsShift { shift = .off }
    // An apostrophe brings the letters back as a space does (uikit-facts E.9).
    if text == "'" { returnToLetters() }
    refresh(keepsShift: keepsShift)
  }

  func typeSpace() {
    let isFullStop =
      spaceWasLast && !isSecure && AutomaticShift.makesFullStop(after: textBeforeCaret(atMost: Self.lookBack))
    if isFullStop {
      guard change({ $0.deleteBackward() }) else { return refresh() }
      typed = typed.map { String($0.dropLast()) }
    }
    guard insert(isFullStop ? ". " : " ") else { return refresh() }
    spaceWasLast = !isFullStop
    returnToLetters()
    refresh()
  }

  func typeReturn() {
    guard isReturnEnabled else { return }
    insert("\n")
    refresh()
  }

  func delete() {
    lastShiftTap = nil
    spaceWasLast = false
    if change({ $0.deleteBackward() }) {
      typed = (responder?.hasText ?? false) ? typed.flatMap { $0.isEmpty ? nil : String($0.dropLast()) } : ""
    }
    refresh()
  }

  /// False when the responder that took the text has not got the focus any more.
  @discardableResult
  private func insert(_ text: String) -> Bool {
    lastShiftTap = nil
    spaceWasLast = false
    guard change({ if !text.isEmpty { $0.insertText(text) } }) else { return false }
    typed = typed.map { String(($0 + text).suffix(Self.lookBack)) }
    return true
  }

  private func change(_ action: (UIResponder & UIKeyInput) -> Void) -> Bool {
    guard let responder else { return false }
    let outer = isTyping
    let environment = UIKitEnvironment.current
    isTyping = true
    environment.isTypingOnSoftKeyboard = true
    action(responder)
    isTyping = outer
    environment.isTypingOnSoftKeyboard = outer
    return responder === self.responder
  }

  private func returnToLetters() {
    guard layout.pages.contains(where: { $0.id == page }), firstPage(for: keyboardType) == layout.firstPage
    else { return }
    page = layout.firstPage
  }

  /// Sets automatic shift and return's state after a change.
  private func refresh(keepsShift: Bool = false) {
    guard let responder else { return }
    // A shift that was tapped just now is the user's.
    if shift != .locked, !keepsShift {
      shift = isAutomaticShiftOn ? .on : .off
    }
    isReturnEnabled = !responder.enablesReturnKeyAutomatically || responder.hasText
    // Most keys change nothing that the keyboard shows, and they come fast.
    let now = Shown(shift: shift, page: page, isReturnEnabled: isReturnEnabled, returnName: returnName)
    if now != shown { didChange() }
    shown = now
  }

  private struct Shown: Equatable {
    var shift: ShiftState
    var page: String
    var isReturnEnabled: Bool
    var returnName: String
  }

  private var isAutomaticShiftOn: Bool {
    let type = capitalization
    // After most keys the character before the caret is one that decides it.
    if type == .sentences || type == .words, let last = textBeforeCaret(atMost: 1)?.last, !last.isWhitespace {
      return false
    }
    return AutomaticShift.isOn(type, after: textBeforeCaret(atMost: Self.lookBack))
  }

  /// At most so many characters before the caret; nil when they are not known.
  private func textBeforeCaret(atMost count: Int) -> String? {
    guard let responder else { return nil }
    guard let input = responderLink?.textInput, let caret = input.selectedTextRange?.start else {
      return responder.hasText ? typed.map { String($0.suffix(count)) } : ""
    }
    let start = input.position(from: caret, offset: -count) ?? input.beginningOfDocument
    return input.textRange(from: start, to: caret).flatMap { input.text(in: $0) } ?? ""
  }
}
