import Foundation
import Simulator
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct InteractiveDismissalTests {
  private func phone() throws -> Phone {
    let phone = try Phone.showing("scroll-sample-fixed", systemVersion: "7.1")
    for case let scrollView as UIScrollView in phone.window.allSubviews {
      scrollView.keyboardDismissMode = .interactive
    }
    try phone.focus("myField")
    phone.settle()
    return phone
  }

  /// Drags from (280, 60) down to `y` and leaves the finger there.
  private func drag(_ phone: Phone, to y: CGFloat) {
    phone.touch(.began, at: CGPoint(x: 280, y: 60))
    for step in 1...20 {
      phone.run(for: 1 / 60)
      phone.touch(.moved, at: CGPoint(x: 280, y: 60 + (y - 60) * CGFloat(step) / 20))
    }
  }

  @Test func theKeyboardFollowsTheFingerSilently() throws {
    let phone = try phone()
    let count = Inspection(phone).notifications.count
    drag(phone, to: 380)
    #expect(Inspection(phone).keyboard.frame[1] == 380)
    #expect(Inspection(phone).notifications.count == count)
    // Back above its top edge it stands where it was.
    for step in 1...10 {
      phone.run(for: 1 / 60)
      phone.touch(.moved, at: CGPoint(x: 280, y: 380 - CGFloat(step) * 20))
    }
    #expect(Inspection(phone).keyboard.frame[1] == 264)
    phone.touch(.ended, at: CGPoint(x: 280, y: 180))
    phone.settle()
    #expect(Inspection(phone).keyboard.state == "shown")
  }

  @Test func letGoOnTheWayDownItGoes() throws {
    let phone = try phone()
    drag(phone, to: 400)
    phone.touch(.ended, at: CGPoint(x: 280, y: 400))
    phone.settle()
    #expect(Inspection(phone).keyboard.state == "hidden")
    #expect(Inspection(phone).firstResponder == nil)
    #expect(Inspection(phone).notifications.last?.name == "UIKeyboardDidHideNotification")
  }

  @Test func letGoAtRestAboveTheMiddleItComesBack() throws {
    let phone = try phone()
    drag(phone, to: 300)
    phone.run(for: 0.4)
    phone.touch(.ended, at: CGPoint(x: 280, y: 300))
    phone.settle()
    #expect(Inspection(phone).keyboard.state == "shown")
    #expect(Inspection(phone).keyboard.frame[1] == 264)
  }
}
