import Foundation
import Samples
import Simulator
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct InputTests {
  @Test func inputsAreFoundByTheirNames() throws {
    let phone = try Phone.showing("tab-sample")
    for name in ["myField", "#1"] {
      try phone.focus(name)
      #expect(Inspection(phone).firstResponder == "myField")
      try phone.dismiss()
      phone.settle()
    }
    try phone.focus("#2")
    #expect(Inspection(phone).firstResponder == "myField2")
  }

  @Test func anUnknownInputIsAnErrorThatListsTheKnownOnes() throws {
    let phone = try Phone.showing("tab-sample")
    #expect {
      try phone.focus("nobody")
    } throws: { error in
      "\(error)".contains("nobody") && "\(error)".contains("myField2")
    }
    #expect(throws: PhoneError.self) { try phone.type("x") }
    #expect(throws: PhoneError.self) { try phone.pressReturn() }
    #expect(throws: PhoneError.self) { try phone.dismiss() }
  }

  @Test func aHiddenFieldIsDraggedIntoSightFirst() throws {
    let phone = try Phone.showing("scroll-sample")
    try phone.focus("myField")
    phone.settle()
    #expect(try Inspection(phone).view("myField2").visible == 0)
    try phone.focus("myField2")
    #expect(Inspection(phone).firstResponder == "myField2")
  }

  @Test func aCoveredFieldSaysWhatCoversIt() throws {
    let phone = try Phone.showing("tab-sample")
    let cover = UIView(frame: phone.window.bounds)
    cover.backgroundColor = .red
    phone.window.addSubview(cover)
    #expect {
      try phone.focus("myField")
    } throws: { error in
      "\(error)".contains("covered by UIView")
    }
  }

  @Test func aDisabledFieldSaysSo() throws {
    let phone = try Phone.showing("tab-sample")
    let field = try #require(phone.window.allSubviews.compactMap { $0 as? UITextField }.first { $0.frame.minY == 241 })
    field.isEnabled = false
    #expect {
      try phone.focus("myField")
    } throws: { "\($0)".contains("disabled") }
  }

  @Test func arrowsAndShiftSelect() throws {
    let phone = try Phone.showing("tab-sample")
    try phone.focus("myField")
    phone.settle()
    phone.hardwareText("hello world")
    phone.hardwareKey(.left, .shift)
    phone.hardwareKey(.left, .shift)
    phone.hardwareText("X")
    #expect(try Inspection(phone).view("myField").text == "hello worX")
    phone.hardwareKey(.home)
    phone.hardwareKey(.right, [.shift, .option])
    phone.cut()
    #expect(try Inspection(phone).view("myField").text == " worX")
    phone.hardwareKey(.end)
    phone.paste()
    #expect(try Inspection(phone).view("myField").text == " worXhello")
    phone.selectAll()
    phone.hardwareKey(.delete)
    #expect(try Inspection(phone).view("myField").text == "")
    phone.hardwareText("ab")
    phone.hardwareKey(.left)
    phone.hardwareKey(.forwardDelete)
    #expect(try Inspection(phone).view("myField").text == "a")
  }

  @Test func theHardwareKeyboardKeepsTheSoftOneAway() throws {
    let phone = try Phone.showing("tab-sample")
    phone.toggleHardwareKeyboard()
    try phone.focus("myField")
    phone.settle()
    #expect(Inspection(phone).keyboard.state == "hidden")
    phone.hardwareText("typed")
    #expect(try Inspection(phone).view("myField").text == "typed")
    phone.toggleHardwareKeyboard()
    phone.settle()
    #expect(Inspection(phone).keyboard.state == "shown")
    phone.toggleHardwareKeyboard()
    phone.settle()
    #expect(Inspection(phone).keyboard.state == "hidden")
  }

  @Test func tabsSwitchAndTakeTheKeyboardAlong() throws {
    let phone = try Phone.showing("tab-sample-fixed")
    try phone.focus("myField")
    phone.settle()
    try phone.dismiss()
    phone.settle()
    phone.tap(at: CGPoint(x: 240, y: 455))
    phone.settle()
    #expect(phone.window.allSubviews.contains { ($0 as? UILabel)?.text == "Second View" })
  }

  @Test func randomTouchesAndKeysNeverTrap() throws {
    var seed: UInt64 = 99
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    let phone = try Phone.showing("tab-sample-fixed")
    let phases: [UITouch.Phase] = [.began, .moved, .moved, .ended, .cancelled, .stationary]
    for _ in 0..<2000 {
      switch random(8) {
      case 0, 1, 2, 3:
        phone.touch(
          phases[random(phases.count)], at: CGPoint(x: random(400) - 40, y: random(560) - 40))
      case 4: phone.hardwareText(["a", "日本", "👩‍👩‍👧", " ", "e\u{301}"][random(5)])
      case 5:
        phone.hardwareKey(
          [.left, .right, .up, .down, .home, .end, .delete, .forwardDelete, .return, .escape][random(10)],
          random(2) == 0 ? .shift : [])
      case 6: phone.scroll(at: CGPoint(x: random(320), y: random(480)), dx: 0, dy: CGFloat(random(200) - 100))
      default: phone.run(for: Double(random(30)) / 100)
      }
      if random(20) == 0 { phone.render() }
    }
    phone.touch(.cancelled, at: .zero)
    #expect(phone.settle())
  }
}

extension UIView {
  /// All views below this one.
  var allSubviews: [UIView] { subviews.flatMap { [$0] + $0.allSubviews } }
}
