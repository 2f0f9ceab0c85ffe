import Avoidance
import Foundation
import Testing
import UIKit

@testable import Simulator

/// B16, B24, B31, B32: how much room the keyboard takes of a view, told wrongly and rightly.
@MainActor
@Suite(.serialized) struct RoomBugTests: BugSuite {
  /// The tab bar's 49 points, on an iPhone X 83, are in the adjusted inset, and under the keyboard.
  @Test(arguments: [("iPhone 6", 216.0, 49.0), ("iPhone X", 335, 83)], [false, true])
  func b16TheSafeAreaIsAddedOnTop(_ device: (name: String, keyboard: Double, bar: Double), _ isCured: Bool) throws {
    let height = CGFloat(device.keyboard)
    let bar = CGFloat(device.bar)
    var scrollView = UIScrollView()
    var field = UITextField()
    let (phone, screen) = try phone(device.name, "12.0", hasBar: height > 300, root: inTabs) { screen in
      scrollView = screen.scrollView(screen.view.bounds, content: 1200)
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      field = screen.field(20, 1150, 200, 30, in: scrollView)
    }
    defer { screen.stop() }
    #expect(scrollView.contentInset.bottom == 0 && scrollView.adjustedContentInset.bottom == bar)
    if isCured {
      KeyboardAvoidance.inset.install(in: phone.window)
    } else {
      screen.onKeyboard = { scrollView.contentInset.bottom = $0?.height ?? 0 }
    }
    focus(field, phone)
    #expect(phone.keyboard.frame.height == height)
    #expect(scrollView.contentInset.bottom == (isCured ? height - bar : height))
    #expect(scrollView.adjustedContentInset.bottom == (isCured ? height : height + bar))
    // At the content's end there is a blank band above the keyboard.
    let end = scrollView.contentSize.height - scrollView.bounds.height + scrollView.adjustedContentInset.bottom
    scrollView.setContentOffset(CGPoint(x: 0, y: end), animated: false)
    let last = scrollView.convert(CGPoint(x: 0, y: 1200), to: nil).y
    #expect(phone.keyboard.frame.minY - last == (isCured ? 0 : bar))
    hide(phone)
    #expect(scrollView.contentInset.bottom == 0)
  }

  private nonisolated static let sheets = [
    (UIInterfaceOrientation.landscapeRight, 620.0, 352.0, 278.0), (.portrait, 620, 264, 62),
    (.landscapeLeft, 300, 352, 0),
  ]

  @Test(arguments: sheets, [false, true])
  func b24AFormSheet(
    _ sheet: (how: UIInterfaceOrientation, height: Double, keyboard: Double, right: Double), _ isCured: Bool
  ) throws {
    var scrollView = UIScrollView()
    var field = UITextField()
    let (phone, screen) = try phone("ipad-9.7", "7.0", orientation: sheet.how) { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 540, height: 0), content: 1000)
      field = screen.field(20, 20, 200, 30, in: scrollView)
    }
    defer { screen.stop() }
    let size = screen.view.bounds.size
    scrollView.frame = CGRect(
      x: (size.width - 540) / 2, y: (size.height - 620) / 2, width: 540, height: CGFloat(sheet.height))
    if isCured {
      KeyboardAvoidance.inset.install(in: phone.window)
    } else {
      // Before iOS 8 the frame lies in the portrait screen, so its shorter side is the keyboard's height.
      screen.onKeyboard = { scrollView.contentInset.bottom = $0.map { min($0.width, $0.height) } ?? 0 }
    }
    focus(field, phone)
    #expect(phone.keyboard.frame.height == CGFloat(sheet.keyboard))
    #expect(scrollView.contentInset.bottom == CGFloat(isCured ? sheet.right : sheet.keyboard))
    // What of the sheet is left for the content.
    let left = scrollView.bounds.height - scrollView.contentInset.bottom
    let free =
      min(scrollView.presentedScreenFrame.maxY, phone.keyboard.frame.minY) - scrollView.presentedScreenFrame.minY
    #expect(free - left == CGFloat(isCured ? 0 : sheet.keyboard - sheet.right))
    hide(phone)
    #expect(scrollView.contentInset.bottom == 0)
  }

  /// A number pad has no return key, so a bar is put on it, and the bar is forgotten in the sum.
  @Test(arguments: [false, true]) func b31TheBarOnANumberPad(_ isCured: Bool) throws {
    var scrollView = UIScrollView()
    var field = UITextField()
    var exits = 0
    let (phone, screen) = try phone("iphone-3.5", "5.1") { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 320, height: 460), content: 460)
      field = screen.field(20, 190, 200, 30, in: scrollView)
      field.keyboardType = .numberPad
      field.addAction(UIAction { _ in exits += 1 }, for: .editingDidEndOnExit)
    }
    defer { screen.stop() }
    // Without the bar the field is clear, and there is no way out: none of the keys is return.
    focus(field, phone)
    #expect(hidden(field, phone) == 0 && phone.keyboard.frame.height == 216)
    #expect(phone.keyboard.center(ofKey: "return") == nil)
    for title in phone.keyboard.keyTitles where !title.isEmpty {
      let place = try #require(phone.keyboard.center(ofKey: title))
      phone.tap(at: place)
    }
    #expect(exits == 0 && field.isFirstResponder)
    hide(phone)
    field.text = nil
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    if isCured {
      KeyboardAvoidance.resize.install(in: phone.window)
    } else {
      screen.onKeyboard = { keyboard in
        scrollView.frame.size.height = keyboard == nil ? 460 : 460 - 216
        scrollView.scrollRectToVisible(field.frame.offsetBy(dx: 0, dy: 10), animated: false)
      }
    }
    focus(field, phone)
    #expect(phone.keyboard.frame.height == 260)
    #expect(scrollView.frame.height == (isCured ? 200 : 244) && scrollView.contentOffset.y == (isCured ? 30 : 0))
    #expect(hidden(field, phone) == (isCured ? 0 : 20))
  }

  /// The accessory belongs to the second field alone; who asks for the height once does not see it.
  @Test(arguments: [false, true]) func b32AnAccessoryThatOnlyOneFieldHas(_ asksEveryTime: Bool) throws {
    var scrollView = UIScrollView()
    var fields: [UITextField] = []
    let (phone, screen) = try phone("iphone-3.5", "5.1") { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 320, height: 460), content: 460)
      fields = [20, 209].map { screen.field(20, $0, 200, 31, in: scrollView) }
      fields[1].inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }
    defer { screen.stop() }
    var tops: [CGFloat] = []
    var known: CGFloat?
    screen.onKeyboard = { keyboard in
      tops.append(keyboard?.minY ?? 480)
      guard let keyboard else {
        scrollView.contentInset.bottom = 0
        return
      }
      if asksEveryTime || known == nil { known = self.overlap(scrollView, keyboard) }
      scrollView.contentInset.bottom = known ?? 0
      for field in fields where field.isFirstResponder {
        scrollView.scrollRectToVisible(field.frame, animated: false)
      }
    }
    focus(fields[0], phone)
    focus(fields[1], phone)
    #expect(scrollView.contentInset.bottom == (asksEveryTime ? 260 : 216))
    #expect(scrollView.contentOffset.y == (asksEveryTime ? 40 : 0))
    #expect(hidden(fields[1], phone) == (asksEveryTime ? 0 : 31))
    focus(fields[0], phone)
    hide(phone)
    #expect(tops == [264, 220, 264, 480])
  }
}
