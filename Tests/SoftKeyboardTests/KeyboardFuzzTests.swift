import Foundation
import SoftKeyboard
import Testing
import UIKit

@MainActor
@Suite("Anything in any order")
struct KeyboardFuzzTests {
  /// A random source that is the same on every run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test("the keyboard survives and comes to rest", arguments: ["4.3", "5.1", "8.4", "9.3", "17.0"])
  func fuzz(version: String) {
    for seed in 1...12 as ClosedRange<UInt64> {
      var dice = Dice(state: seed &* 977)
      let phone = Phone(version)
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      for _ in 0..<150 {
        let view = Bool.random(using: &dice) ? phone.first : phone.second
        let point = CGPoint(
          x: CGFloat(Int.random(in: -5...325, using: &dice)), y: CGFloat(Int.random(in: 200...485, using: &dice)))
        let finger = Int.random(in: 0...2, using: &dice)
        switch Int.random(in: 0...14, using: &dice) {
        case 0, 1: view.becomeFirstResponder()
        case 2: view.resignFirstResponder()
        case 3: phone.keyboard.isHardwareKeyboardConnected.toggle()
        case 4: view.accessory = view.accessory == nil ? accessory : nil
        case 5: view.keyboardType = UIKeyboardType(rawValue: Int.random(in: 0...11, using: &dice)) ?? .default
        case 6: view.reloadInputViews()
        case 7: view.returnKeyType = UIReturnKeyType(rawValue: Int.random(in: 0...11, using: &dice)) ?? .default
        case 8: phone.keyboard.showsPredictionBar = Bool.random(using: &dice)
        case 9, 10: phone.finger(finger, down: point)
        case 11: phone.finger(finger, moveTo: point)
        case 12: phone.fingerUp(finger)
        case 13: phone.fingerCancelled(finger)
        default: phone.run(Double.random(in: 0...0.4, using: &dice))
        }
      }
      for finger in 0...2 { phone.fingerCancelled(finger) }
      phone.run(2)
      #expect(phone.keyboard.state == .shown || phone.keyboard.state == .hidden)
      #expect(phone.keyboard.frame == phone.keyboard.endFrame)
      #expect(phone.environment.timeline.isSettled)
      phone.keyboard.isHardwareKeyboardConnected = false
      phone.first.resignFirstResponder()
      phone.second.resignFirstResponder()
      phone.run(2)
      #expect(phone.keyboard.state == .hidden)
      #expect(phone.keyboard.frame.minY == 480)
      #expect(accessory.window == nil)
      // Every "did" answers a "will" of its kind.
      let log = phone.keyboard.log
      for (index, note) in log.enumerated() where note.kind == .didShow || note.kind == .didHide {
        let will = log[..<index].last { $0.kind == .willShow || $0.kind == .willHide }
        #expect(will?.kind == (note.kind == .didShow ? .willShow : .willHide))
      }
    }
  }
}
