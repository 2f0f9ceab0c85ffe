import Foundation
import Testing

@testable import UIKit

@MainActor
struct TextFieldInputTests {
  private let family = "👨‍👩‍👧"

  @Test func offsetsCountCharacters() throws {
    let stage = TextFieldStage()
    let field = stage.field("a", "a\(family)日é")
    stage.delegate(field)
    field.becomeFirstResponder()
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    let end = try #require(field.position(from: start, offset: 1))
    let range = try #require(field.textRange(from: end, to: start))
    #expect(field.text(in: range) == family)
    #expect(field.compare(start, to: end) == .orderedAscending)
    #expect(field.position(from: end, offset: 3) == nil)
    #expect(field.position(from: end, offset: .max) == nil)
    #expect(field.position(from: end, in: .left, offset: .min) == nil)
    #expect(field.position(from: end, in: .down, offset: 1) == field.endOfDocument)
    field.selectedTextRange = range
    _ = stage.take()
    field.insertText("x")
    #expect(stage.take().first == "a.shouldChange(1,\(family.utf16.count),x)")
    #expect(field.text == "ax日é" && field.selection == 2..<2)
  }

  @Test func deletingTakesWholeCharacters() {
    let stage = TextFieldStage()
    let field = stage.field("a", "🇯🇵\(family)")
    field.becomeFirstResponder()
    field.deleteBackward()
    #expect(field.text == "🇯🇵")
    field.deleteBackward()
    #expect(field.text == "" && field.selection == 0..<0)
  }

  @Test func whatMergesStaysInside() {
    let stage = TextFieldStage()
    let field = stage.field("a", "e")
    field.becomeFirstResponder()
    field.insertText("\u{301}")
    #expect(field.text == "e\u{301}" && field.selection == 1..<1)
    field.text = "👩👧"
    field.setCaret(1)
    field.insertText("\u{200d}")
    #expect(field.selection == 1..<1 && field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 1)
    field.text = "\u{301}"
    field.setCaret(0)
    field.insertText("e")
    #expect(field.selection == 1..<1)
  }

  @Test func markedTextIsReplacedAndConfirmed() throws {
    let stage = TextFieldStage()
    let field = stage.field("a", "始")
    stage.delegate(field)
    stage.endsOnExit(field)
    field.becomeFirstResponder()
    _ = stage.take()
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    field.setMarkedText("かん", selectedRange: NSRange(location: 2, length: 0))
    #expect(
      stage.take() == ["a.shouldChange(1,0,か)", "a.editingChanged", "a.shouldChange(1,1,かん)", "a.editingChanged"])
    #expect(field.text == "始かん")
    #expect(try field.text(in: #require(field.markedTextRange)) == "かん")
    field.setMarkedText("漢", selectedRange: NSRange(location: 0, length: 1))
    #expect(field.selection == 1..<2)
    _ = stage.take()
    field.insertText("\n")
    #expect(stage.take() == [])
    #expect(field.markedTextRange == nil && field.text == "始漢" && field.selection == 2..<2)
    #expect(field.isFirstResponder)
  }

  @Test func typedTextReplacesWhatIsComposed() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    field.becomeFirstResponder()
    field.setMarkedText("かんじ", selectedRange: NSRange(location: 3, length: 0))
    field.insertText("漢字")
    #expect(field.text == "漢字" && field.markedTextRange == nil)
    field.setMarkedText("あい", selectedRange: NSRange(location: 2, length: 0))
    field.deleteBackward()
    #expect(field.text == "漢字あ" && field.markedTextRange != nil)
    field.deleteBackward()
    #expect(field.text == "漢字" && field.markedTextRange == nil)
    field.setMarkedText("あ", selectedRange: NSRange(location: NSNotFound, length: 99))
    field.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(field.text == "漢字" && field.markedTextRange == nil)
  }

  @Test func movingTheCaretOrTheFocusKeepsWhatWasComposed() {
    let stage = TextFieldStage()
    let field = stage.field("a", "x")
    field.becomeFirstResponder()
    field.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    field.setCaret(0)
    #expect(field.text == "xか" && field.markedTextRange == nil && field.selection == 0..<0)
    field.setMarkedText("き", selectedRange: NSRange(location: 1, length: 0))
    field.resignFirstResponder()
    #expect(field.text == "きxか" && field.markedTextRange == nil)
  }

  @Test func secureEntryShowsBulletsAndForAMomentTheSoftKey() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.insertText("a")
    #expect(field.displayText == "•")
    stage.environment.isTypingOnSoftKeyboard = true
    field.insertText("b")
    stage.environment.isTypingOnSoftKeyboard = false
    #expect(field.displayText == "•b" && field.text == "ab")
    stage.run(0.9)
    #expect(field.displayText == "•b")
    stage.run(0.2)
    #expect(field.displayText == "••")
    stage.environment.isTypingOnSoftKeyboard = true
    field.insertText("c")
    field.deleteBackward()
    #expect(field.displayText == "••")
    field.selectedTextRange = TextSpan(0..<2)
    field.copy(nil)
    #expect(UIPasteboard.general.string == nil)
  }

  @Test func secureTextIsReplacedAfterTheFocusCameBack() {
    let stage = TextFieldStage()
    let field = stage.field("a", "secret")
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.insertText("x")
    field.insertText("y")
    #expect(field.text == "xy")
    field.resignFirstResponder()
    field.becomeFirstResponder()
    field.setCaret(0)
    field.deleteBackward()
    #expect(field.text == "")
  }

  @Test func insertionThatClearsDoesSoOnce() {
    let stage = TextFieldStage()
    let field = stage.field("a", "old")
    field.clearsOnInsertion = true
    field.becomeFirstResponder()
    stage.type("ab", in: field)
    #expect(field.text == "ab" && !field.clearsOnInsertion)
  }

  @Test func standardCommands() {
    let stage = TextFieldStage()
    let field = stage.field("a", "one two")
    field.becomeFirstResponder()
    field.select(nil)
    #expect(field.selection == 4..<7)
    field.cut(nil)
    #expect(field.text == "one " && UIPasteboard.general.string == "two")
    UIPasteboard.general.string = "x\ny"
    field.paste(nil)
    #expect(field.text == "one x y")
    field.selectAll(nil)
    #expect(field.selection == 0..<7)
  }

  @Test func tapsSelectWordAndAll() {
    let stage = TextFieldStage()
    let field = stage.field("a", "one two")
    field.becomeFirstResponder()
    stage.environment.application.layoutIfNeeded()
    let point = CGPoint(x: field.caretRect(for: TextOffset(5)).midX, y: 15)
    field.tapped(at: point)
    #expect(field.selection == 5..<5)
    stage.run(0.2)
    field.tapped(at: point)
    #expect(field.selection == 4..<7)
    field.tapped(at: point)
    #expect(field.selection == 0..<7)
    stage.run(1)
    field.tapped(at: CGPoint(x: -100, y: 0))
    #expect(field.selection == 0..<0)
  }

  @Test(arguments: [
    ("Hello world", 0, 0..<5), ("Hello world", 5, 0..<5), ("Hello world", 6, 6..<11), ("Hello world", 11, 6..<11),
    ("漢字とカナ", 1, 0..<2), ("漢字とカナ", 4, 3..<5), ("", 3, 0..<0), ("  ", 1, 0..<2), ("a, b", 1, 0..<1),
    ("don't", 2, 0..<5),
  ])
  func words(_ text: String, _ offset: Int, _ expected: Range<Int>) {
    #expect(WordRange.around(offset, in: text) == expected)
  }

  @Test func foreignPositionsDoNotTrap() {
    let stage = TextFieldStage()
    let field = stage.field("a", "abc")
    field.becomeFirstResponder()
    #expect(field.offset(from: UITextPosition(), to: TextOffset(99)) == 3)
    field.selectedTextRange = UITextRange()
    #expect(field.selection == 0..<0)
    field.replace(TextSpan(1..<99), withText: "x")
    #expect(field.text == "ax")
    _ = field.caretRect(for: TextOffset(-4))
    _ = field.closestPosition(to: CGPoint(x: CGFloat.nan, y: .infinity))
  }
}
