import Assets
import Foundation
import Testing

@testable import SoftKeyboard
@testable import UIKit

@MainActor
@Suite("The keyboards of pads")
struct PadKeyboardTests {
  private func pad(
    _ version: String, _ size: CGSize = CGSize(width: 768, height: 1024), type: UIKeyboardType = .default
  ) -> Phone {
    let phone = Phone(version) {
      $0.screenSize = size
      $0.isPad = true
    }
    phone.first.keyboardType = type
    phone.first.becomeFirstResponder()
    phone.run(2)
    return phone
  }

  /// The titles of a row, from the left.
  private func row(_ phone: Phone, _ index: Int) -> [String] {
    guard let view = phone.keyboard.stage.shownKeyboard else { return [] }
    return zip(view.arrangement.keys, view.titles).filter { $0.0.row == index }.map(\.1)
  }

  @Test("delete ends the first row, return the second, two shift keys hold the third, the last has the hide key")
  func letters() {
    for version in ["5.1", "8.0"] {
      let phone = pad(version)
      #expect(row(phone, 0) == ["Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P", "delete"])
      #expect(row(phone, 1) == ["A", "S", "D", "F", "G", "H", "J", "K", "L", "return"])
      #expect(row(phone, 2) == ["shift", "Z", "X", "C", "V", "B", "N", "M", ",", ".", "shift"])
      #expect(row(phone, 3) == [".?123", "", ".?123", "Hide keyboard"])
    }
  }

  @Test("digits and signs have pages of their own up to iOS 10, with undo; its key is never enabled")
  func pages() throws {
    let phone = pad("5.1")
    phone.tap(".?123")
    #expect(phone.keyboard.page == "numbers")
    #expect(row(phone, 0) == ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "delete"])
    #expect(row(phone, 1) == ["-", "/", ":", ";", "(", ")", "$", "&", "@", "return"])
    #expect(row(phone, 2) == ["#+=", "undo", ".", ",", "?", "!", "'", "\"", "#+="])
    #expect(row(phone, 3) == ["ABC", "", "ABC", "Hide keyboard"])
    phone.tap("undo", "!")
    #expect(phone.first.text == "!")
    phone.tap("#+=")
    #expect(row(phone, 1) == ["_", "\\", "|", "~", "<", ">", "€", "£", "¥", "return"])
    phone.tap("ABC", "q")
    #expect(phone.first.text.lowercased() == "!q")
  }

  @Test("number, decimal and phone pads are the digits of the whole keyboard")
  func numberPads() throws {
    for type in [UIKeyboardType.numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad, .numbersAndPunctuation] {
      let phone = pad("9.3", type: type)
      #expect(phone.keyboard.page == "numbers", "\(type)")
      let titles = Set(phone.keyboard.keyTitles)
      #expect(titles.isSuperset(of: ["0", "9", "delete", "return", "Hide keyboard"]))
      phone.tap("5", "space", "6")
      #expect(phone.first.text == "5 6")
    }
  }

  @Test("the hide key resigns the first responder when the finger is lifted from it", arguments: ["5.1", "17.0"])
  func hides(version: String) throws {
    let phone = pad(version)
    let point = try #require(phone.keyboard.center(ofKey: "Hide keyboard"))
    phone.finger(down: point)
    #expect(phone.first.isFirstResponder)
    phone.fingerUp()
    #expect(!phone.first.isFirstResponder)
    phone.run(1)
    #expect(phone.keyboard.state == .hidden)
    // Elsewhere the finger means another key.
    phone.first.becomeFirstResponder()
    phone.run(1)
    phone.finger(down: point)
    phone.finger(moveTo: CGPoint(x: 300, y: point.y))
    phone.fingerUp()
    #expect(phone.first.isFirstResponder && phone.first.text == " ")
  }

  @Test("a key pulled down types its second character from iOS 11 on")
  func pulls() throws {
    for (version, text) in [("12.0", "1"), ("10.0", "")] {
      let phone = pad(version)
      phone.first.autocapitalizationType = .none
      let q = try #require(phone.keyboard.center(ofKey: "q"))
      phone.finger(down: q)
      phone.finger(moveTo: CGPoint(x: q.x + 3, y: q.y + 10))
      phone.finger(moveTo: CGPoint(x: q.x + 3, y: q.y + 26))
      phone.fingerUp()
      if !text.isEmpty { #expect(phone.first.text == text) }
      #expect(!phone.first.text.contains("q") || text.isEmpty)
    }
    // A short way is a tap, and a pull that is taken back too.
    let phone = pad("12.0")
    let w = try #require(phone.keyboard.center(ofKey: "w"))
    for path in [[8.0], [26, 3]] as [[CGFloat]] {
      phone.finger(down: w)
      for y in path { phone.finger(moveTo: CGPoint(x: w.x, y: w.y + y)) }
      phone.fingerUp()
    }
    #expect(phone.first.text.lowercased() == "ww")
  }

  @Test("large pads have tab and caps lock, the largest a row of digits")
  func large() throws {
    let eleven = pad("17.0", CGSize(width: 834, height: 1194))
    #expect(row(eleven, 0).first == "tab" && row(eleven, 0).last == "delete" && row(eleven, 0).count == 12)
    #expect(row(eleven, 1).first == "caps lock")
    eleven.tap("caps lock", "a", "b")
    #expect(eleven.keyboard.shift == .locked && eleven.first.text == "AB")
    eleven.tap("caps lock", "tab", "c")
    #expect(eleven.first.text.dropFirst(2).lowercased() == "\tc")
    let thirteen = pad("17.0", CGSize(width: 1366, height: 1024))
    #expect(row(thirteen, 0).count == 14 && row(thirteen, 4).last == "Hide keyboard")
    // Shift is on for the sentence's first letter; a key that it changes says what it types.
    thirteen.tap("shift", "1", "shift", "!", "[")
    #expect(thirteen.first.text == "1![")
  }

  @Test("types have their own keys: @ for addresses, .com for places")
  func types() {
    let mail = pad("8.0", type: .emailAddress)
    #expect(
      row(mail, 2).suffix(3) == ["@", ".", "shift"]
        && row(mail, 3) == [".?123", "", "_", "-", ".?123", "Hide keyboard"])
    let place = pad("8.0", type: .URL)
    #expect(row(place, 3) == [".?123", ":", "/", "_", "-", ".com", ".?123", "Hide keyboard"])
    place.tap(".com")
    #expect(place.first.text == ".com")
  }
}
