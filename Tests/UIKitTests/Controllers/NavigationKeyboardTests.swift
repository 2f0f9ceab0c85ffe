import Foundation
import Simulator
import Testing
import UIKit

/// The keyboard goes with its screen.
@MainActor
@Suite(.serialized) struct NavigationKeyboardTests {
  @Test func onClassicPhonesTheNotificationsSaySo() throws {
    let stage = try NavigationStage("iphone-3.5")
    stage.root.field.becomeFirstResponder()
    stage.phone.settle()
    stage.push(LoggingController("B", stage.log))
    #expect(!stage.root.field.isFirstResponder)
    let hide = try #require(stage.phone.keyboard.log.last)
    #expect(hide.kind == .willHide && hide.duration == 0.35 && hide.curve == 0)
    #expect(hide.begin == CGRect(x: 0, y: 264, width: 320, height: 216))
    #expect(hide.end == CGRect(x: -320, y: 264, width: 320, height: 216))
    stage.phone.run(for: 0.175)
    let frame = stage.phone.keyboard.frame
    #expect(frame.minY == 264 && isNear(frame.minX, -160, within: 1))
    stage.phone.settle()
    #expect(stage.phone.keyboard.state == .hidden)
    // From below again, not from the side.
    stage.navigation.topViewController?.view.subviews.first?.becomeFirstResponder()
    #expect(stage.phone.keyboard.log.last?.begin == CGRect(x: 0, y: 480, width: 320, height: 216))
    stage.phone.settle()
    stage.navigation.popViewController(animated: true)
    #expect(stage.phone.keyboard.log.last?.end.minX == 320)
  }

  @Test func onModernPhonesItSlidesAndTheirXStays() throws {
    let stage = try NavigationStage(ios: "12")
    let second = LoggingController("B", stage.log)
    second.onWillAppear = { second.field.becomeFirstResponder() }
    stage.push(second)
    let show = try #require(stage.phone.keyboard.log.last)
    #expect(show.kind == .willShow && show.begin == show.end && show.curve == 7)
    stage.phone.run(for: 0.1)
    let frame = stage.phone.keyboard.frame
    #expect(frame.minY == show.end.minY)
    #expect(isNear(frame.minX, stage.frameOnScreen(second.view).minX) && frame.minX > 50)
    stage.phone.settle()
    #expect(stage.phone.keyboard.frame == show.end)
    stage.navigation.popViewController(animated: true)
    #expect(stage.phone.keyboard.log.last?.end == CGRect(x: 0, y: 667, width: 375, height: show.end.height))
    stage.phone.run(for: 0.1)
    #expect(stage.phone.keyboard.frame.minX > 50 && stage.phone.keyboard.frame.minY == show.end.minY)
    stage.phone.settle()
    #expect(stage.phone.keyboard.state == .hidden)
  }

  @Test func aFingerLeadsItAlong() throws {
    let stage = try NavigationStage(ios: "12")
    let second = LoggingController("B", stage.log)
    stage.push(second)
    stage.phone.settle()
    second.field.becomeFirstResponder()
    stage.phone.settle()
    let count = stage.phone.keyboard.log.count
    stage.swipe(to: 114, lifts: false)
    #expect(isNear(stage.phone.keyboard.frame.minX, 100))
    #expect(stage.phone.keyboard.log.count == count && second.field.isFirstResponder)
    stage.phone.run(for: 0.3)
    stage.phone.touch(.ended, at: CGPoint(x: 114, y: 300))
    stage.phone.settle()
    #expect(stage.phone.keyboard.frame.minX == 0 && second.field.isFirstResponder)
    stage.swipe(to: 300)
    stage.phone.settle()
    #expect(!second.field.isFirstResponder && stage.phone.keyboard.state == .hidden)
    #expect(stage.phone.keyboard.log.last?.kind == .didHide)
  }

  @Test func aDelegateThatInsistsDoesNotKeepIt() throws {
    final class Insisting: UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let stage = try NavigationStage()
    let delegate = Insisting()
    stage.root.field.delegate = delegate
    stage.root.field.becomeFirstResponder()
    stage.phone.settle()
    stage.push(LoggingController("B", stage.log))
    stage.phone.settle()
    #expect(stage.phone.keyboard.state == .hidden)
  }

  @Test func fromFieldToFieldItStays() throws {
    let stage = try NavigationStage(ios: "12")
    stage.root.field.becomeFirstResponder()
    stage.phone.settle()
    let count = stage.phone.keyboard.log.count
    let second = LoggingController("B", stage.log)
    second.onWillAppear = { second.field.becomeFirstResponder() }
    stage.push(second)
    stage.phone.run(for: 0.1)
    #expect(stage.phone.keyboard.frame.minX == 0)
    stage.phone.settle()
    #expect(second.field.isFirstResponder && stage.phone.keyboard.log.count == count)
  }
}
