import Foundation
import SoftKeyboard
import Testing
import UIKit

@MainActor
@Suite("Typing by touching keys")
struct TypingTests {
  private func focused(_ version: String = "5.1", _ change: (TypingView) -> Void = { _ in }) -> Phone {
    let phone = Phone(version)
    change(phone.first)
    phone.first.becomeFirstResponder()
    phone.run(1)
    return phone
  }

  @Test("Hello. A1", arguments: ["5.1", "9.3", "17.0"])
  func hello(version: String) {
    let phone = focused(version)
    #expect(phone.keyboard.shift == .on)
    #expect(phone.tap("h"))
    #expect(phone.keyboard.shift == .off)
    #expect(phone.tap("e", "l", "l", "o", "123"))
    #expect(phone.keyboard.page == "numbers")
    #expect(phone.tap(".", "space"))
    #expect(phone.keyboard.page == "letters")
    #expect(phone.keyboard.shift == .on)
    #expect(phone.tap("a", "123", "1"))
    #expect(phone.keyboard.page == "numbers")
    #expect(phone.first.text == "Hello. A1")
    #expect(phone.tap("#+=", "€", "ABC", "b"))
    #expect(phone.first.text == "Hello. A1€b")
  }

  @Test("letters on the keys: capitals up to iOS 8, later they follow shift")
  func keyCaps() {
    for (version, small) in [("5.1", "Q"), ("8.4", "Q"), ("9.3", "q")] {
      let phone = focused(version)
      #expect(phone.keyboard.keyTitles.first == "Q")
      phone.tap("w")
      #expect(phone.keyboard.keyTitles.first == small)
    }
  }

  @Test("a second space becomes a full stop, once")
  func doubleSpace() {
    let phone = focused()
    #expect(phone.tap("a", "space", "space"))
    #expect(phone.first.text == "A. ")
    #expect(phone.keyboard.shift == .on)
    #expect(phone.tap("space"))
    #expect(phone.first.text == "A.  ")
    let secure = focused { $0.isSecureTextEntry = true }
    #expect(secure.tap("a", "space", "space"))
    #expect(secure.first.text == "a  ")
  }

  @Test("shift: once, off again, locked by two taps within 0.3 s")
  func shift() {
    let phone = focused { $0.autocapitalizationType = .none }
    #expect(phone.keyboard.shift == .off)
    #expect(phone.tap("shift", "a", "a"))
    #expect(phone.first.text == "Aa")
    // `tap` waits longer than the double tap's time.
    #expect(phone.tap("shift", "shift"))
    #expect(phone.keyboard.shift == .off)
    guard let point = phone.keyboard.center(ofKey: "shift") else { return }
    phone.finger(down: point)
    phone.fingerUp()
    phone.run(0.2)
    phone.finger(down: point)
    phone.fingerUp()
    #expect(phone.keyboard.shift == .locked)
    #expect(phone.tap("b", "c"))
    #expect(phone.first.text == "AaBC")
    #expect(phone.tap("shift"))
    #expect(phone.keyboard.shift == .off)
  }

  @Test("automatic shift by type")
  func capitalization() {
    for (type, expected) in [
      (UITextAutocapitalizationType.words, "A B"), (.sentences, "A b"), (.allCharacters, "A B"), (.none, "a b"),
    ] {
      let phone = focused { $0.autocapitalizationType = type }
      #expect(phone.tap("a", "space", "b"))
      #expect(phone.first.text == expected)
    }
    let mail = focused { $0.keyboardType = .emailAddress }
    #expect(mail.tap("a", "@", "b", "."))
    #expect(mail.first.text == "a@b.")
  }

  @Test("shift held under other fingers")
  func heldShift() throws {
    let phone = focused { $0.autocapitalizationType = .none }
    phone.finger(1, down: try #require(phone.keyboard.center(ofKey: "shift")))
    phone.tap("a", "b")
    phone.fingerUp(1)
    phone.tap("c")
    #expect(phone.first.text == "ABc")
  }

  @Test("delete: at once, after 0.5 s, then every 0.1 s")
  func deleteRepeat() throws {
    let phone = focused { $0.text = "abcdefgh" }
    phone.finger(down: try #require(phone.keyboard.center(ofKey: "delete")))
    #expect(phone.first.text == "abcdefg")
    phone.run(0.49)
    #expect(phone.first.text == "abcdefg")
    phone.run(0.02)
    #expect(phone.first.text == "abcdef")
    phone.run(0.2)
    #expect(phone.first.text == "abcd")
    #expect(phone.environment.timeline.isSettled)
    phone.fingerUp()
    phone.run(2)
    #expect(phone.first.text == "abcd")
  }

  @Test("fingers that slide")
  func slide() throws {
    let phone = focused { $0.autocapitalizationType = .none }
    let keyboard = phone.keyboard
    phone.finger(down: try #require(keyboard.center(ofKey: "q")))
    #expect(phone.first.text.isEmpty)
    phone.finger(moveTo: try #require(keyboard.center(ofKey: "w")))
    phone.fingerUp()
    #expect(phone.first.text == "w")
    // Off the keyboard nothing is typed.
    phone.finger(down: try #require(keyboard.center(ofKey: "q")))
    phone.finger(moveTo: CGPoint(x: 20, y: 100))
    phone.fingerUp()
    #expect(phone.first.text == "w")
    // From a page switch to a key: one character, and back.
    phone.finger(down: try #require(keyboard.center(ofKey: "123")))
    phone.finger(moveTo: try #require(keyboard.center(ofKey: "5")))
    phone.fingerUp()
    #expect(phone.first.text == "w5")
    #expect(keyboard.page == "letters")
    phone.finger(down: try #require(keyboard.center(ofKey: "q")))
    phone.fingerCancelled()
    #expect(phone.first.text == "w5")
  }

  @Test("the next finger types the key of the last one")
  func rollover() throws {
    let phone = focused { $0.autocapitalizationType = .none }
    phone.finger(1, down: try #require(phone.keyboard.center(ofKey: "a")))
    phone.finger(2, down: try #require(phone.keyboard.center(ofKey: "b")))
    #expect(phone.first.text == "a")
    phone.fingerUp(1)
    phone.fingerUp(2)
    #expect(phone.first.text == "ab")
  }

  @Test("return: its title, its state, what it does")
  func returnKey() {
    let phone = focused {
      $0.returnKeyType = .search
      $0.enablesReturnKeyAutomatically = true
    }
    #expect(phone.keyboard.keyTitles.last == "Search")
    #expect(phone.tap("Search"))
    #expect(phone.first.text.isEmpty)
    #expect(phone.tap("a", "return"))
    #expect(phone.first.text == "A\n")
    let (first, second) = (phone.first, phone.second)
    second.returnKeyType = .done
    first.onReturn = { second.becomeFirstResponder() }
    second.onReturn = { second.resignFirstResponder() }
    phone.tap("return")
    #expect(second.isFirstResponder)
    #expect(phone.keyboard.keyTitles.last == "Done")
    #expect(phone.tap("b", "Done"))
    #expect(second.text == "B")
    phone.run(1)
    #expect(phone.keyboard.state == .hidden)
    #expect(phone.keyboard.keyTitles.isEmpty)
  }

  @Test("keyboard types")
  func types() {
    let punctuation = focused { $0.keyboardType = .numbersAndPunctuation }
    #expect(punctuation.keyboard.page == "numbers")
    #expect(punctuation.tap("1", "space", "2"))
    #expect(punctuation.first.text == "1 2")
    let pad = focused { $0.keyboardType = .numberPad }
    #expect(pad.tap("1", "0", "delete", "9"))
    #expect(pad.first.text == "19")
    let decimal = focused { $0.keyboardType = .decimalPad }
    #expect(decimal.tap("3", ".", "1"))
    #expect(decimal.first.text == "3.1")
    let phone = focused { $0.keyboardType = .phonePad }
    #expect(phone.tap("+*#", "+", "123", "4"))
    #expect(phone.first.text == "+4")
    let address = focused { $0.keyboardType = .URL }
    #expect(address.tap("a", ".com"))
    #expect(address.first.text == "a.com")
    #expect(pad.keyboard.endFrame == decimal.keyboard.endFrame)
  }

  @Test("the keyboard starts anew for the next field")
  func nextField() {
    let phone = focused()
    phone.tap("123")
    phone.second.becomeFirstResponder()
    #expect(phone.keyboard.page == "letters")
    #expect(phone.keyboard.shift == .on)
  }

  @Test("nothing is typed once the keyboard goes")
  func goes() throws {
    let phone = focused()
    let point = try #require(phone.keyboard.center(ofKey: "q"))
    phone.finger(down: point)
    phone.first.resignFirstResponder()
    phone.fingerUp()
    #expect(phone.first.text.isEmpty)
    #expect(phone.keyboard.center(ofKey: "q") == nil)
  }
}
