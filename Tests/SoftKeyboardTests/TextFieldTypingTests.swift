import Foundation
import SoftKeyboard
import Testing
import UIKit

@MainActor
@Suite("The keyboard and UIKit's own text views")
struct TextFieldTypingTests {
  @Test("a text field: typing, the full stop, the caret in the middle")
  func textField() throws {
    let phone = Phone()
    let field = UITextField(frame: CGRect(x: 20, y: 150, width: 280, height: 31))
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    phone.run(1)
    #expect(phone.tap("h", "i", "space", "space", "a", "123", "1"))
    #expect(field.text == "Hi. A1")
    // Shift follows the text before the caret, wherever it is put.
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(from: start, to: start)
    phone.run(0.1)
    #expect(phone.keyboard.shift == .on)
    let middle = try #require(field.position(from: start, offset: 2))
    field.selectedTextRange = field.textRange(from: middle, to: middle)
    #expect(phone.keyboard.shift == .off)
    field.text = ""
    #expect(phone.keyboard.shift == .on)
  }

  @Test("return is enabled and disabled with the text")
  func returnKey() {
    let phone = Phone()
    let field = UITextField(frame: CGRect(x: 20, y: 150, width: 280, height: 31))
    field.enablesReturnKeyAutomatically = true
    phone.window.addSubview(field)
    field.becomeFirstResponder()
    phone.run(1)
    var ends = 0
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEndOnExit)
    phone.tap("return")
    #expect(ends == 0)
    phone.tap("a", "return")
    #expect(ends == 1)
    phone.run(1)
    #expect(phone.keyboard.state == .hidden)
  }
}
