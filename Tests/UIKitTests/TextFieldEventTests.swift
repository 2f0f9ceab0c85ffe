import Foundation
import Testing

@testable import UIKit

@MainActor
struct TextFieldEventTests {
  @Test func firstFocusTellsDelegateActionThenKeyboard() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    stage.delegate(field)
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidBeginEditingNotification, object: field, queue: nil
    ) { _ in
      MainActor.assumeIsolated { stage.record("notification") }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    #expect(field.becomeFirstResponder())
    #expect(stage.take() == ["a.shouldBegin", "a.didBegin", "a.editingDidBegin", "notification", "keyboard(a)"])
    #expect(field.isEditing)
    #expect(field.becomeFirstResponder())
    #expect(stage.take() == [])
  }

  @Test func keyboardHearsOfTheEndBeforeTheField() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    stage.delegate(field)
    field.becomeFirstResponder()
    _ = stage.take()
    #expect(field.resignFirstResponder())
    #expect(stage.take() == ["a.shouldEnd", "keyboard(-)", "a.didEnd", "a.editingDidEnd"])
    #expect(!field.isEditing)
  }

  @Test func focusMovesInTheOrderOfUIKit() {
    let stage = TextFieldStage()
    let one = stage.field("a")
    let two = stage.field("b")
    stage.delegate(one)
    stage.delegate(two)
    one.becomeFirstResponder()
    _ = stage.take()
    #expect(two.becomeFirstResponder())
    #expect(
      stage.take() == [
        "b.shouldBegin", "a.shouldEnd", "a.didEnd", "a.editingDidEnd", "b.didBegin", "b.editingDidBegin", "keyboard(b)",
      ])
  }

  @Test func refusalsKeepTheFocusWhereItIs() {
    let stage = TextFieldStage()
    let one = stage.field("a")
    let two = stage.field("b")
    let first = stage.delegate(one)
    let second = stage.delegate(two)
    one.becomeFirstResponder()
    second.refusals = ["shouldBegin"]
    _ = stage.take()
    #expect(!two.becomeFirstResponder())
    #expect(stage.take() == ["b.shouldBegin"])
    second.refusals = []
    first.refusals = ["shouldEnd"]
    #expect(!two.becomeFirstResponder())
    #expect(stage.take() == ["b.shouldBegin", "a.shouldEnd"])
    #expect(one.isFirstResponder)
    #expect(!stage.window.endEditing(false))
    _ = stage.take()
    #expect(stage.window.endEditing(true))
    #expect(stage.take() == ["a.shouldEnd", "keyboard(-)", "a.didEnd", "a.editingDidEnd"])
  }

  @Test func removedFieldEndsWithoutBeingAsked() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    let delegate = stage.delegate(field)
    delegate.refusals = ["shouldEnd"]
    field.becomeFirstResponder()
    _ = stage.take()
    field.removeFromSuperview()
    #expect(stage.take() == ["keyboard(-)", "a.didEnd", "a.editingDidEnd"])
  }

  @Test func focusPassedOnInsideOfDidEndEndsOnceMore() {
    let stage = TextFieldStage()
    let one = stage.field("a")
    let two = stage.field("b")
    let three = stage.field("c")
    let delegate = stage.delegate(one)
    delegate.onEvent["didEnd"] = { _ in three.becomeFirstResponder() }
    one.becomeFirstResponder()
    #expect(two.becomeFirstResponder())
    #expect(two.isFirstResponder && !three.isEditing && !one.isEditing)
  }

  @Test func disabledAndLooseFieldsTakeNoFocus() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    field.isEnabled = true
    #expect(field.becomeFirstResponder())
    field.isEnabled = false
    #expect(!field.isFirstResponder)
    #expect(!UITextField(frame: .zero).becomeFirstResponder())
  }

  @Test func aKeyAsksChangesAndTells() {
    let stage = TextFieldStage()
    let field = stage.field("a", "ab")
    stage.delegate(field)
    field.becomeFirstResponder()
    stage.recordsPresenterChanges = true
    _ = stage.take()
    field.insertText("c")
    #expect(stage.take() == ["a.shouldChange(2,0,c)", "a.editingChanged", "told(a)"])
    #expect(field.text == "abc")
    field.deleteBackward()
    #expect(stage.take() == ["a.shouldChange(2,1,)", "a.editingChanged", "told(a)"])
    #expect(field.text == "ab")
  }

  @Test func vetoLeavesEverythingAsItIs() {
    let stage = TextFieldStage()
    let field = stage.field("a", "ab")
    let delegate = stage.delegate(field)
    field.becomeFirstResponder()
    delegate.refusals = ["shouldChange"]
    field.setCaret(1)
    _ = stage.take()
    field.insertText("x")
    field.deleteBackward()
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    #expect(stage.take() == ["a.shouldChange(1,0,x)", "a.shouldChange(0,1,)", "a.shouldChange(1,0,か)"])
    #expect(field.text == "ab" && field.selection == 1..<1 && field.markedTextRange == nil)
  }

  @Test func delegateThatSetsTheTextByItselfIsRespected() {
    let stage = TextFieldStage()
    let field = stage.field("a", "abcdef")
    let delegate = stage.delegate(field)
    field.becomeFirstResponder()
    delegate.onEvent["shouldChange"] = { $0.text = "x" }
    field.insertText("y")
    #expect(field.text == "xy")
  }

  @Test func nothingToDeleteAsksNobody() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    stage.delegate(field)
    field.becomeFirstResponder()
    _ = stage.take()
    field.deleteBackward()
    #expect(stage.take() == [])
  }

  @Test func textSetByCodeIsSilent() {
    let stage = TextFieldStage()
    let field = stage.field("a", "old")
    stage.delegate(field)
    field.becomeFirstResponder()
    field.setCaret(0)
    _ = stage.take()
    field.text = "new text"
    #expect(stage.take() == [])
    #expect(field.selection == 8..<8)
    field.text = nil
    #expect(field.text == "" && !field.hasText)
  }

  @Test func returnWithoutATargetKeepsTheFocus() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    stage.delegate(field)
    field.becomeFirstResponder()
    _ = stage.take()
    field.insertText("\n")
    #expect(stage.take() == ["a.shouldReturn", "a.primary"])
    #expect(field.isFirstResponder && field.text == "")
  }

  @Test func returnWithATargetEndsEditing() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    let delegate = stage.delegate(field)
    stage.endsOnExit(field)
    field.becomeFirstResponder()
    _ = stage.take()
    delegate.refusals = ["shouldReturn"]
    field.insertText("\n")
    #expect(stage.take() == ["a.shouldReturn"])
    delegate.refusals = []
    field.insertText("\n")
    #expect(
      stage.take() == [
        "a.shouldReturn", "a.onExit", "a.primary", "a.shouldEnd", "keyboard(-)", "a.didEnd", "a.editingDidEnd",
      ])
    let plain = stage.field("b")
    stage.endsOnExit(plain)
    plain.becomeFirstResponder()
    plain.insertText("\n")
    #expect(!plain.isFirstResponder)
  }

  @Test func exitActionMayMoveTheFocus() {
    let stage = TextFieldStage()
    let one = stage.field("a")
    let two = stage.field("b")
    stage.endsOnExit(one) { two.becomeFirstResponder() }
    stage.endsOnExit(two)
    one.becomeFirstResponder()
    one.insertText("\n")
    #expect(two.isFirstResponder)
  }

  @Test func fieldFocusedInsideOfShouldReturnLosesItAgain() {
    let stage = TextFieldStage()
    let one = stage.field("a")
    let two = stage.field("b")
    let delegate = stage.delegate(one)
    delegate.onEvent["shouldReturn"] = { _ in two.becomeFirstResponder() }
    one.becomeFirstResponder()
    one.insertText("\n")
    #expect(two.isFirstResponder)
    stage.endsOnExit(one)
    one.becomeFirstResponder()
    one.insertText("\n")
    #expect(stage.environment.application.firstResponder == nil)
  }

  @Test func goneTargetDoesNotCount() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    var target: NSObject? = NSObject()
    field.addTarget(target, action: { _ in stage.record("gone") }, for: .editingDidEndOnExit)
    target = nil
    field.becomeFirstResponder()
    field.insertText("\n")
    #expect(field.isFirstResponder && !stage.log.contains("gone"))
  }

  @Test func clearButtonAsksEmptiesAndFocuses() throws {
    let stage = TextFieldStage()
    let field = stage.field("a", "text")
    let delegate = stage.delegate(field)
    field.clearButtonMode = .always
    stage.environment.application.layoutIfNeeded()
    let center = field.convert(CGPoint(x: 160 - 14, y: 15), to: nil)
    #expect(field.hitTest(CGPoint(x: 146, y: 15), with: nil) is UIButton)
    delegate.refusals = ["shouldClear"]
    stage.tap(center)
    #expect(stage.take() == ["a.shouldClear"])
    delegate.refusals = []
    stage.tap(center)
    #expect(
      stage.take() == [
        "a.shouldClear", "a.editingChanged", "a.shouldBegin", "a.didBegin", "a.editingDidBegin", "keyboard(a)",
      ])
    #expect(field.text == "")
    stage.environment.application.layoutIfNeeded()
    #expect(field.hitTest(CGPoint(x: 146, y: 15), with: nil) === field)
  }

  @Test func clearsOnBeginEditing() {
    let stage = TextFieldStage()
    let field = stage.field("a", "text")
    stage.delegate(field)
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(
      stage.take() == [
        "a.shouldBegin", "a.shouldClear", "a.editingChanged", "a.didBegin", "a.editingDidBegin", "keyboard(a)",
      ])
    #expect(field.text == "")
  }

  @Test func tapFocusesAtTouchUpAndCancelsTheTouch() {
    let stage = TextFieldStage()
    let field = stage.field("a", "Hello")
    for (event, label) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancel")] {
      field.addTarget(nil, action: { _ in stage.record(label) }, for: event)
    }
    let point = field.convert(CGPoint(x: 9, y: 15), to: nil)
    stage.environment.application.sendTouch(.began, at: point)
    #expect(!field.isFirstResponder)
    stage.run(0.05)
    stage.environment.application.sendTouch(.ended, at: point)
    #expect(field.isFirstResponder)
    #expect(field.selection == 0..<0)
    #expect(stage.log.contains("down") && stage.log.contains("cancel") && !stage.log.contains("up"))
  }

  @Test func reasonIsTheMethodOfLaterSystems() {
    @MainActor final class Both: UITextFieldDelegate {
      var calls: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { calls.append("plain") }
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        calls.append("reason")
      }
    }
    for (version, expected) in [("5.1", "plain"), ("15.0", "reason")] {
      let stage = TextFieldStage { $0.systemVersion = version }
      let delegate = Both()
      let field = stage.field("a")
      field.delegate = delegate
      field.becomeFirstResponder()
      field.resignFirstResponder()
      #expect(delegate.calls == [expected])
    }
  }
}
