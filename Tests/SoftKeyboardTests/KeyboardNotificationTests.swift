import Foundation
import SoftKeyboard
import Testing
import UIKit

@MainActor
@Suite("Keyboard notifications")
struct KeyboardNotificationTests {
  static let quartetUp = ["willChangeFrame", "willShow", "didChangeFrame", "didShow"]
  static let quartetDown = ["willChangeFrame", "willHide", "didChangeFrame", "didHide"]
  static let below = CGRect(x: 0, y: 480, width: 320, height: 216)
  static let docked = CGRect(x: 0, y: 264, width: 320, height: 216)

  /// Everything that an observer gets while `action` runs.
  func observe(_ action: () -> Void) -> [Notification] {
    let names: [Notification.Name] = [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    nonisolated(unsafe) var received: [Notification] = []
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { received.append($0) }
    }
    action()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return received
  }

  @Test("iOS 5.1: the will pair inside of becomeFirstResponder, the did pair 0.25 s later")
  func show() {
    let phone = Phone()
    phone.run(1)
    #expect(phone.keyboard.state == .hidden)
    let before = observe { #expect(phone.first.becomeFirstResponder()) }
    #expect(before.map(\.name.rawValue) == ["UIKeyboardWillChangeFrameNotification", "UIKeyboardWillShowNotification"])
    #expect(phone.keyboard.state == .showing)
    let after = observe { phone.run(0.2499) }
    #expect(after.isEmpty)
    let last = observe { phone.run(0.0002) }
    #expect(last.map(\.name.rawValue) == ["UIKeyboardDidChangeFrameNotification", "UIKeyboardDidShowNotification"])
    #expect(phone.keyboard.state == .shown)
    #expect(phone.keyboard.log.map(\.time) == [1, 1, 1.25, 1.25])
    #expect(phone.keyboard.log.map(\.kind.rawValue) == Self.quartetUp)
    for note in phone.keyboard.log {
      #expect(note.begin == Self.below)
      #expect(note.end == Self.docked)
      #expect(note.duration == 0.25)
      #expect(note.curve == 0)
    }
  }

  @Test("the dictionary has Apple's types and the deprecated keys")
  func userInfo() throws {
    let phone = Phone()
    let note = try #require(observe { phone.first.becomeFirstResponder() }.last)
    let info = try #require(note.userInfo)
    #expect(note.object == nil)
    #expect((info[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue == Self.below)
    #expect((info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue == Self.docked)
    #expect((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25)
    #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 0)
    #expect(
      (info["UIKeyboardBoundsUserInfoKey"] as? NSValue)?.cgRectValue == CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect((info["UIKeyboardCenterBeginUserInfoKey"] as? NSValue)?.cgPointValue == CGPoint(x: 160, y: 588))
    #expect((info["UIKeyboardCenterEndUserInfoKey"] as? NSValue)?.cgPointValue == CGPoint(x: 160, y: 372))
    #expect((info["UIKeyboardFrameChangedByUserInteraction"] as? NSNumber)?.intValue == 0)
    #expect(info[UIResponder.keyboardIsLocalUserInfoKey] == nil)
  }

  @Test("hiding is the mirror image")
  func hide() {
    let phone = Phone()
    phone.first.becomeFirstResponder()
    phone.run(1)
    _ = phone.takeLog()
    phone.first.resignFirstResponder()
    #expect(phone.takeLog() == ["willChangeFrame", "willHide"])
    #expect(phone.keyboard.state == .hiding)
    phone.run(0.25)
    #expect(phone.takeLog() == ["didChangeFrame", "didHide"])
    #expect(phone.keyboard.state == .hidden)
    let last = phone.keyboard.log.last
    #expect(last?.begin == Self.docked)
    #expect(last?.end == Self.below)
    #expect(last?.time == 1.25)
    #expect(phone.keyboard.frame == Self.below)
    #expect(phone.environment.timeline.isSettled)
  }

  @Test("iOS 9: curve 7, IsLocal, the spring runs half a second")
  func modern() throws {
    let phone = Phone("9.3")
    let notes = observe { phone.first.becomeFirstResponder() }
    let info = try #require(notes.last?.userInfo)
    #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
    #expect((info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue == true)
    #expect(phone.keyboard.endFrame.height == 253)
    phone.run(0.1)
    // The closed form of second-reading D.2 gives 0.5448 after 0.1 s.
    #expect(abs(phone.keyboard.frame.minY - (480 - 253 * 0.5448)) < 0.05)
    phone.run(0.39)
    #expect(phone.keyboard.state == .showing)
    phone.run(0.01)
    #expect(phone.keyboard.state == .shown)
    #expect(phone.keyboard.log.map(\.duration) == [0.25, 0.25, 0.25, 0.25])
    #expect(phone.keyboard.log.last?.time == 0.5)
  }

  @Test("iOS 4 knows no frame changes")
  func old() {
    let phone = Phone("4.3")
    phone.first.becomeFirstResponder()
    phone.run(1)
    #expect(phone.takeLog() == ["willShow", "didShow"])
    #expect(phone.keyboard.log.last?.duration == 0.3)
    #expect(phone.keyboard.log.last?.time == 0.3)
  }

  @Test(
    "the focus moves, the frame stays",
    arguments: [("5.1", []), ("9.3", ["willShow", "didShow"]), ("12.0", [String]())])
  func moveFocus(version: String, expected: [String]) {
    let phone = Phone(version)
    phone.first.becomeFirstResponder()
    phone.run(1)
    let frame = phone.keyboard.frame
    _ = phone.takeLog()
    phone.second.becomeFirstResponder()
    #expect(phone.keyboard.frame == frame)
    phone.run(0.1)
    #expect(phone.keyboard.frame == frame)
    phone.run(1)
    #expect(phone.takeLog() == expected)
    if !expected.isEmpty {
      #expect(phone.keyboard.log.last?.begin == frame)
      #expect(phone.keyboard.log.last?.end == frame)
    }
    #expect(phone.second.isFirstResponder)
  }

  @Test("iOS 5: different accessories of one height send willShow again")
  func accessoriesDiffer() {
    let phone = Phone()
    phone.first.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    phone.second.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    phone.first.becomeFirstResponder()
    phone.run(1)
    #expect(phone.keyboard.endFrame == CGRect(x: 0, y: 220, width: 320, height: 260))
    _ = phone.takeLog()
    phone.second.becomeFirstResponder()
    phone.run(1)
    #expect(phone.takeLog() == ["willShow", "didShow"])
    #expect(phone.first.accessory?.window == nil)
    #expect(phone.second.accessory?.window === phone.keyboard.window)
  }

  @Test("an accessory makes the keyboard grow and shrink; the keys stay where they are")
  func accessory() throws {
    let phone = Phone()
    phone.second.accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    phone.first.becomeFirstResponder()
    phone.run(1)
    _ = phone.takeLog()
    let key = try #require(phone.keyboard.center(ofKey: "q"))
    phone.second.becomeFirstResponder()
    phone.run(0.1)
    #expect(phone.keyboard.frame.minY < 264 && phone.keyboard.frame.minY > 220)
    phone.run(1)
    #expect(phone.takeLog() == Self.quartetUp)
    #expect(phone.keyboard.log.last?.begin == Self.docked)
    #expect(phone.keyboard.log.last?.end == CGRect(x: 0, y: 220, width: 320, height: 260))
    #expect(phone.keyboard.center(ofKey: "q") == key)
    phone.first.becomeFirstResponder()
    phone.run(1)
    #expect(phone.takeLog() == Self.quartetUp)
    #expect(phone.keyboard.frame == Self.docked)
    #expect(phone.second.accessory?.window == nil)
    #expect(phone.keyboard.center(ofKey: "q") == key)
  }

  @Test("an input view takes the keyboard's place")
  func inputView() {
    let phone = Phone()
    phone.first.input = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 180))
    phone.first.becomeFirstResponder()
    phone.run(1)
    #expect(phone.keyboard.frame == CGRect(x: 0, y: 300, width: 320, height: 180))
    #expect(phone.first.input?.window === phone.keyboard.window)
    #expect(phone.keyboard.center(ofKey: "q") == nil)
    phone.second.becomeFirstResponder()
    phone.run(1)
    #expect(phone.keyboard.frame == Self.docked)
    #expect(phone.first.input?.window == nil)
    #expect(phone.keyboard.center(ofKey: "q") != nil)
  }
}
