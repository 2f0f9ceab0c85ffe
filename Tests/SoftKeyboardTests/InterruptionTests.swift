import Foundation
import SoftKeyboard
import Testing
import UIKit

@MainActor
@Suite("Interrupted movements and hardware keyboards")
struct InterruptionTests {
  @Test("showing while it hides starts from where it is", arguments: ["5.1", "7.1", "9.3", "17.0"])
  func showWhileHiding(version: String) throws {
    let phone = Phone(version)
    phone.first.becomeFirstResponder()
    phone.run(1)
    phone.first.resignFirstResponder()
    phone.run(0.1)
    let place = phone.keyboard.frame
    #expect(place.minY > phone.keyboard.log[0].end.minY && place.minY < 480)
    _ = phone.takeLog()
    phone.first.becomeFirstResponder()
    #expect(abs(phone.keyboard.frame.minY - place.minY) < 1e-9)
    #expect(phone.keyboard.log.last?.begin == place)
    phone.run(2)
    #expect(phone.takeLog() == ["willChangeFrame", "willShow", "didChangeFrame", "didShow"])
    #expect(phone.keyboard.state == .shown)
    #expect(phone.keyboard.frame == phone.keyboard.log[0].end)
  }

  @Test("hiding while it shows starts from where it is", arguments: ["5.1", "9.3"])
  func hideWhileShowing(version: String) {
    let phone = Phone(version)
    phone.first.becomeFirstResponder()
    phone.run(0.1)
    let place = phone.keyboard.frame
    phone.first.resignFirstResponder()
    #expect(abs(phone.keyboard.frame.minY - place.minY) < 1e-9)
    phone.run(2)
    #expect(
      phone.takeLog() == [
        "willChangeFrame", "willShow", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
      ])
    #expect(phone.keyboard.log.last?.begin == place)
    #expect(phone.keyboard.state == .hidden)
  }

  @Test("resigning from inside of willShow")
  func resignInWillShow() {
    let phone = Phone()
    let view = phone.first
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { _ = view.resignFirstResponder() } }
    phone.first.becomeFirstResponder()
    NotificationCenter.default.removeObserver(token)
    phone.run(2)
    #expect(phone.keyboard.state == .hidden)
    #expect(
      phone.takeLog() == [
        "willChangeFrame", "willShow", "willChangeFrame", "willHide", "didChangeFrame", "didHide",
      ])
    #expect(phone.environment.timeline.isSettled)
  }

  @Test("focusing from inside of didHide")
  func focusInDidHide() {
    let phone = Phone()
    phone.first.becomeFirstResponder()
    phone.run(1)
    let view = phone.second
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { _ = view.becomeFirstResponder() } }
    phone.first.resignFirstResponder()
    phone.run(0.3)
    NotificationCenter.default.removeObserver(token)
    phone.run(1)
    #expect(phone.keyboard.state == .shown)
    #expect(phone.keyboard.frame == KeyboardNotificationTests.docked)
  }

  @Test("without animations both pairs come at once")
  func withoutAnimation() {
    let phone = Phone()
    UIView.performWithoutAnimation { _ = phone.first.becomeFirstResponder() }
    #expect(phone.takeLog() == KeyboardNotificationTests.quartetUp)
    #expect(phone.keyboard.state == .shown)
    #expect(phone.keyboard.frame == KeyboardNotificationTests.docked)
    #expect(phone.keyboard.log.last?.duration == 0)
  }

  @Test("an app's animation block does not change the keyboard's time")
  func insideOfAnimation() {
    let phone = Phone()
    UIView.animate(withDuration: 3) { _ = phone.first.becomeFirstResponder() }
    phone.run(0.25)
    #expect(phone.keyboard.state == .shown)
    #expect(phone.keyboard.frame == KeyboardNotificationTests.docked)
  }

  @Test("hardware keyboard without accessory: nothing; taking it off and putting it on while focused")
  func hardware() {
    let phone = Phone()
    phone.keyboard.isHardwareKeyboardConnected = true
    phone.first.becomeFirstResponder()
    phone.run(1)
    #expect(phone.keyboard.log.isEmpty)
    #expect(phone.keyboard.state == .hidden)
    phone.keyboard.isHardwareKeyboardConnected = false
    #expect(phone.takeLog() == ["willChangeFrame", "willShow"])
    phone.run(1)
    #expect(phone.keyboard.frame == KeyboardNotificationTests.docked)
    #expect(phone.tap("a"))
    #expect(phone.first.text == "A")
    _ = phone.takeLog()
    phone.keyboard.isHardwareKeyboardConnected = true
    phone.run(1)
    #expect(phone.takeLog() == KeyboardNotificationTests.quartetDown)
    #expect(phone.first.isFirstResponder)
  }

  @Test("hardware keyboard with an accessory: only the accessory is there")
  func hardwareWithAccessory() {
    let phone = Phone()
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    phone.first.accessory = accessory
    phone.first.becomeFirstResponder()
    phone.run(1)
    phone.keyboard.isHardwareKeyboardConnected = true
    phone.run(1)
    #expect(phone.keyboard.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(accessory.screenFrame == CGRect(x: 0, y: 436, width: 320, height: 44))
    #expect(phone.keyboard.center(ofKey: "q") == nil)
    phone.keyboard.isHardwareKeyboardConnected = false
    phone.run(1)
    #expect(phone.keyboard.frame == CGRect(x: 0, y: 220, width: 320, height: 260))
    #expect(phone.keyboard.center(ofKey: "q")?.y ?? 0 > 264)
  }

  @Test("the prediction bar follows its setting and the field")
  func predictionBar() {
    let phone = Phone("9.3") { $0.screenSize = CGSize(width: 375, height: 667) }
    phone.first.becomeFirstResponder()
    phone.run(1)
    #expect(phone.keyboard.endFrame == CGRect(x: 0, y: 409, width: 375, height: 258))
    phone.keyboard.showsPredictionBar = false
    phone.run(1)
    #expect(phone.keyboard.endFrame == CGRect(x: 0, y: 451, width: 375, height: 216))
    phone.keyboard.showsPredictionBar = nil
    phone.first.autocorrectionType = .no
    phone.first.reloadInputViews()
    phone.run(1)
    #expect(phone.keyboard.frame == CGRect(x: 0, y: 451, width: 375, height: 216))
  }

  @Test("a screen that turned")
  func turn() {
    let phone = Phone("9.3")
    phone.keyboard.showsPredictionBar = false
    phone.first.becomeFirstResponder()
    phone.run(1)
    _ = phone.takeLog()
    phone.keyboard.interfaceWillTurn(within: 0.3)
    phone.environment.traits.screenSize = CGSize(width: 480, height: 320)
    phone.keyboard.interfaceDidTurn(within: 0.3)
    phone.run(1)
    #expect(
      phone.takeLog() == [
        "willChangeFrame", "willHide", "didChangeFrame", "didHide", "willChangeFrame", "willShow", "didChangeFrame",
        "didShow",
      ])
    #expect(phone.keyboard.frame == CGRect(x: 0, y: 158, width: 480, height: 162))
  }
}
