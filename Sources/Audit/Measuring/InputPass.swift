import Foundation
import Simulator
import UIKit

/// One input, tried as a person would: scrolled to, tapped, typed in, left.
@MainActor
struct InputPass {
  let stage: Stage
  /// The input's place among those of the screen, counted from 0.
  let index: Int
  let keyboard: KeyboardState
  let thresholds: Thresholds
  let input: UIView

  /// Nil when scrolling does not bring the input's cell into sight.
  init?(stage: Stage, index: Int, keyboard: KeyboardState, thresholds: Thresholds) {
    guard let input = stage.bring(index) else { return nil }
    self.stage = stage
    self.index = index
    self.keyboard = keyboard
    self.thresholds = thresholds
    self.input = input
  }

  /// What was found.
  struct Result {
    var findings: [Finding] = []
    var notes: [String] = []
    /// The keyboard's height, in points; nil when none came.
    var keyboardHeight: CGFloat?
    /// What the screen itself does for the keyboard.
    var reaction: [ViewChange] = []
    /// Whether the phone is not as it was before.
    var isDirty = false
  }

  private var phone: Phone { stage.phone }

  /// - Throws: `PhoneError` for what is wrong with the phone; an input that cannot be reached is a finding.
  func run() throws -> Result {
    var result = Result()
    let undo = prepare()
    defer { undo() }
    let point: CGPoint
    do {
      point = try phone.reach(input, named: "it")
    } catch PhoneError.unreachable(_, let reason) {
      result.findings = [Self.unreachable(reason, input.screenFrame)]
      return result
    }
    let before = ScreenSnapshot(phone.window)
    phone.tap(at: point)
    guard input.isFirstResponder else {
      result.findings = [Self.unreachable("a tap does not give it the keyboard", input.screenFrame)]
      result.isDirty = true
      return result
    }
    phone.settle()
    let sight = ScreenSight(phone)
    result.keyboardHeight = sight.keyboard?.height
    // A search that begins rearranges the screen for its own sake.
    let isSearch = TextInput(view: input, number: 0).owner is UISearchBar
    if sight.keyboard != nil, !isSearch { result.reaction = before.reaction }
    result.findings = look(sight, .focus)
    if keyboard == .standard { result.findings += type(before: result.findings) }
    if keyboard == .standard, let note = wayOut() { result.notes.append(note) }
    phone.window.endEditing(true)
    phone.settle()
    result.isDirty = before.hasChanged
    let changes = before.changes
    if !changes.isEmpty {
      var finding = Finding(.screen, .notRestored, .dismissal)
      finding.changes = changes
      result.findings.append(finding)
    }
    return result
  }

  /// The same for a focus that comes from the input before while the keyboard stays; only what is worse than `known`.
  func runAfterPrevious(known: [Finding]) -> [Finding] {
    guard input.becomeFirstResponder() else { return [] }
    phone.settle()
    return worse(look(ScreenSight(phone), .next), than: known)
  }

  static func unreachable(_ reason: String, _ frame: CGRect) -> Finding {
    var finding = Finding(.input, .unreachable, .rest)
    finding.causes = [reason]
    finding.frame = Numbers.list(frame)
    return finding
  }

  /// Gives the input the focus and leaves it so, for a picture.
  func focus() throws {
    _ = prepare()
    let point = try phone.reach(input, named: "it")
    phone.tap(at: point)
    phone.settle()
  }

  /// Brings about what a finding is about and leaves it so, for a picture.
  func show(_ finding: Finding?) throws {
    if finding?.moment == .next {
      _ = prepare()
      for place in stage.inputs.prefix(index) where place.view(in: phone.window)?.becomeFirstResponder() == true {
        phone.settle()
      }
      _ = input.becomeFirstResponder()
      phone.settle()
      return
    }
    try focus()
    if let finding, let view = input as? UITextView { TextProbe(phone: phone, view: view).type(finding.moment) }
  }

  // MARK: Keyboards

  /// Brings about the kind of keyboard; the result takes it back.
  private func prepare() -> () -> Void {
    let field = input as? UITextField
    let view = input as? UITextView
    switch keyboard {
    case .standard: return {}
    case .prediction, .noPrediction:
      let old = phone.keyboard.showsPredictionBar
      phone.keyboard.showsPredictionBar = keyboard == .prediction
      return { [phone] in phone.keyboard.showsPredictionBar = old }
    case .accessory:
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: phone.visibleRect.width, height: 44))
      let old = input.inputAccessoryView
      guard old == nil else { return {} }
      field?.inputAccessoryView = bar
      view?.inputAccessoryView = bar
      return {
        field?.inputAccessoryView = old
        view?.inputAccessoryView = old
      }
    case .numberPad:
      let old = field?.keyboardType ?? view?.keyboardType ?? .default
      field?.keyboardType = .numberPad
      view?.keyboardType = .numberPad
      return {
        field?.keyboardType = old
        view?.keyboardType = old
      }
    case .hardware:
      phone.keyboard.isHardwareKeyboardConnected = true
      return { [phone] in phone.keyboard.isHardwareKeyboardConnected = false }
    }
  }

  /// Whether nothing on the screen takes the keyboard away again: pads of phones have no return key.
  private func wayOut() -> String? {
    guard let traits = input as? any UITextInputTraits, !phone.environment.traits.isPad else { return nil }
    switch traits.keyboardType {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: break
    default: return nil
    }
    if input.inputAccessoryView != nil || input.inputView != nil { return nil }
    var view: UIView? = input
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.keyboardDismissMode != .none { return nil }
      view = current.superview
    }
    return "no way to dismiss: the keys of this keyboard have no return, and there is no bar above them"
  }

  // MARK: Looking

  /// What is not well at this moment.
  private func look(_ sight: ScreenSight, _ moment: Finding.Moment) -> [Finding] {
    var findings = [inputFinding(sight, moment)].compactMap { $0 }
    // Where the input is out of sight, so is its caret.
    if let caret = caretFinding(sight, moment), caret.verdict > findings.first?.verdict ?? .ok {
      findings.append(caret)
    }
    if let label = NamingLabel.of(input, among: stage.labels(for: index)) {
      findings += companion(label, .label, label.text, sight, moment)
    }
    if let button = stage.button { findings += companion(button.view, .button, button.name, sight, moment) }
    return findings
  }

  private func finding(_ subject: Finding.Subject, _ sight: Sight, _ screen: ScreenSight, _ moment: Finding.Moment)
    -> Finding
  {
    let gap = sight.gap.map { Numbers.rounded($0) }
    var finding = Finding(subject, thresholds.verdict(visible: sight.visible, gap: gap), moment)
    finding.frame = Numbers.list(sight.frame)
    finding.keyboard = screen.keyboard.map(Numbers.list)
    finding.visible = (sight.visible * 1000).rounded() / 1000
    finding.gap = gap
    finding.causes = sight.causes
    return finding
  }

  private func inputFinding(_ screen: ScreenSight, _ moment: Finding.Moment) -> Finding? {
    var part = input.bounds
    if let scrollView = input as? UIScrollView {
      // What scrolls itself may go on under the keyboard where its inset makes room; then it is the caret that counts.
      part.size.height = max(0, part.height - scrollView.adjustedContentInset.bottom)
    }
    var result = finding(.input, screen.sight(of: input, part), screen, moment)
    if input is UIScrollView, result.verdict == .tight { return nil }
    if result.verdict >= .partlyHidden { result.isReachable = screen.isReachable(input, thresholds) }
    return result.verdict == .ok ? nil : result
  }

  private func caretFinding(_ screen: ScreenSight, _ moment: Finding.Moment) -> Finding? {
    guard let caret else { return nil }
    let result = finding(.caret, screen.sight(of: input, caret), screen, moment)
    return result.verdict >= .partlyHidden ? result : nil
  }

  /// The middle of the caret, in the input's coordinates; nil where there is none.
  var caret: CGRect? {
    guard let text = input as? any UITextInput, let end = text.selectedTextRange?.end else { return nil }
    let caret = text.caretRect(for: end)
    guard !caret.isNull, !caret.isInfinite, caret.height > 0 else { return nil }
    // A caret at the edge of the input sticks out by a part of its width.
    let x = min(max(caret.midX, input.bounds.minX + 0.5), input.bounds.maxX - 0.5)
    return CGRect(x: x - 0.5, y: caret.minY, width: 1, height: caret.height)
  }

  /// A label or button counts only when a person cannot scroll to it while the keyboard is up.
  private func companion(
    _ view: UIView, _ subject: Finding.Subject, _ name: String?, _ screen: ScreenSight, _ moment: Finding.Moment
  ) -> [Finding] {
    var result = finding(subject, screen.sight(of: view), screen, moment)
    guard result.verdict >= .partlyHidden, screen.keyboard != nil, !screen.isReachable(view, thresholds) else {
      return []
    }
    // The input can be typed in all the same.
    result.verdict = min(result.verdict, .partlyHidden)
    result.name = name.map(Self.short)
    result.isReachable = false
    return [result]
  }

  /// A label's text on one line, and not all of a long one.
  private static func short(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count > 40 ? words.prefix(39) + "…" : words
  }

  /// The findings that are worse than what is known of the same thing already.
  private func worse(_ findings: [Finding], than known: [Finding]) -> [Finding] {
    findings.filter { finding in
      finding.verdict > (known.filter { $0.subject == finding.subject }.map(\.verdict).max() ?? .ok)
    }
  }

  // MARK: Typing

  private func type(before known: [Finding]) -> [Finding] {
    guard let text = input as? any UITextInput else { return [] }
    if let view = input as? UITextView {
      return TextProbe(phone: phone, view: view).run { worse(look($0, $1), than: known) }
    }
    guard let field = input as? UITextField else { return [] }
    let old = field.text
    text.insertText("a")
    phone.settle()
    let findings = worse(look(ScreenSight(phone), .typing), than: known)
    text.deleteBackward()
    if field.text != old { field.text = old }
    phone.settle()
    return findings
  }
}
