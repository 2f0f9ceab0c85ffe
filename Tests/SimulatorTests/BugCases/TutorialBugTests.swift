import Avoidance
import Foundation
import Samples
import Testing
import UIKit

@testable import Simulator

/// B01 to B09: the tutorial's two screens and what people wrote after them. Wrong is what the published code does, or
/// what is said of it; right is the named cure.
@MainActor
@Suite(.serialized) struct TutorialBugTests: BugSuite {
  /// A published sample and the views of its outlets.
  private struct Published {
    let phone: Phone
    let scrollView: UIScrollView
    let first: UITextField
    let second: UITextField
  }

  private func published(_ name: String, _ version: String? = nil) throws -> Published {
    let phone = try Phone.showing(name, systemVersion: version)
    Outlets.nameViews(in: phone.window)
    func outlet<View: UIView>(_ name: String) throws -> View {
      try #require(phone.window.subtree.first { $0.outletName == name } as? View)
    }
    return Published(
      phone: phone, scrollView: try outlet("myscrollView"), first: try outlet("myField"),
      second: try outlet("myField2"))
  }

  /// The frames of the report on a screen that does nothing itself.
  private func plain(content: CGFloat = 460) throws -> (Phone, BugScreen, UIScrollView, [UITextField]) {
    var scrollView = UIScrollView()
    var fields: [UITextField] = []
    let (phone, screen) = try phone("iphone-3.5", "5.1") { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 320, height: 460), content: content)
      fields = [327, 401].map { screen.field(25, $0, 178, 31, in: scrollView) }
    }
    return (phone, screen, scrollView, fields)
  }

  private func place(_ view: UIView, in phone: Phone) -> ClosedRange<CGFloat> {
    // The root view begins below the status bar, at 20.
    let frame = view.presentedScreenFrame.offsetBy(dx: 0, dy: -20)
    return frame.minY...frame.maxY
  }

  @Test func b01TheFirstField() throws {
    let (phone, screen, _, fields) = try plain()
    defer { screen.stop() }
    focus(fields[0], phone)
    #expect(fields[0].presentedScreenFrame.minY == 347 && fields[0].presentedScreenFrame.maxY == 378)
    #expect(phone.keyboard.frame.minY == 264 && hidden(fields[0], phone) == 31)
    let right = try published("scroll-sample")
    focus(right.first, right.phone)
    #expect(right.scrollView.bounds == CGRect(x: 0, y: 124, width: 320, height: 244))
    #expect(place(right.first, in: right.phone) == 203...234)
    #expect(hidden(right.first, right.phone) == 0)
  }

  @Test func b02TheSecondFieldIsNeverTheTarget() throws {
    let wrong = try published("scroll-sample")
    focus(wrong.second, wrong.phone)
    #expect(wrong.scrollView.contentOffset.y == 124 && wrong.scrollView.frame.height == 244)
    #expect(place(wrong.second, in: wrong.phone) == 277...308 && hidden(wrong.second, wrong.phone) == 31)
    let (phone, screen, scrollView, fields) = try plain()
    defer { screen.stop() }
    KeyboardAvoidance.resize.install(in: phone.window)
    focus(fields[1], phone)
    #expect(scrollView.contentOffset.y == 198 && place(fields[1], in: phone) == 203...234)
  }

  /// Without and with UIKit's own reveal of the first responder, which came with iOS 8.
  @Test(arguments: [("5.1", 124.0, 31.0), ("9.3", 188, 0)])
  func b03TheFocusMovesWhileTheKeyboardStays(_ version: String, _ offset: Double, _ lost: Double) throws {
    let wrong = try published("scroll-sample", version)
    focus(wrong.first, wrong.phone)
    #expect(wrong.scrollView.contentOffset.y == 124)
    focus(wrong.second, wrong.phone)
    #expect(wrong.scrollView.contentOffset.y == CGFloat(offset))
    #expect(hidden(wrong.second, wrong.phone) == CGFloat(lost))
    let (phone, screen, scrollView, fields) = try plain()
    defer { screen.stop() }
    KeyboardAvoidance.resize.install(in: phone.window)
    for field in fields { focus(field, phone) }
    #expect(scrollView.contentOffset.y == 198)
  }

  @Test(arguments: [false, true]) func b04TheOffsetIsNotRestored(_ saves: Bool) throws {
    let (phone, screen, scrollView, fields) = try plain(content: 600)
    defer { screen.stop() }
    scrollView.contentOffset.y = 60
    var saved: CGFloat?
    screen.onKeyboard = { keyboard in
      if let keyboard {
        saved = saved ?? scrollView.contentOffset.y
        scrollView.frame.size.height -= self.overlap(scrollView, keyboard)
        scrollView.scrollRectToVisible(fields[0].frame.offsetBy(dx: 0, dy: 10), animated: false)
      } else {
        scrollView.frame.size.height = 460
        if saves, let saved { scrollView.contentOffset.y = saved }
        saved = nil
      }
    }
    focus(fields[0], phone)
    #expect(scrollView.contentOffset.y == 124)
    hide(phone)
    // 124 is legal at 600 − 460 = 140: no clamping repairs it.
    #expect(scrollView.contentOffset.y == (saves ? 60 : 124))
  }

  @Test func b05TheTabBarIsCountedTwice() throws {
    let wrong = try published("tab-sample")
    focus(wrong.second, wrong.phone)
    #expect(wrong.scrollView.frame.height == 195 && wrong.scrollView.contentOffset.y == 87)
    // A blank band of 49 points, from 195 to the keyboard's 244, and the field beyond the clipping edge.
    #expect(wrong.phone.keyboard.frame.minY - wrong.scrollView.presentedScreenFrame.maxY == 49)
    #expect(place(wrong.second, in: wrong.phone) == 232...263)
    #expect(try Inspection(wrong.phone).view("myField2").visible == 0)
    for (field, offset) in [(\Published.first, CGFloat(38)), (\.second, 116)] {
      let right = try bare()
      KeyboardAvoidance.resize.install(in: right.phone.window)
      focus(right[keyPath: field], right.phone)
      #expect(right.scrollView.frame.height == 244 && right.scrollView.contentOffset.y == offset)
      #expect(hidden(right[keyPath: field], right.phone) == 0)
    }
  }

  /// The frames of TabScrollViewSample without its code.
  private func bare() throws -> Published {
    var scrollView = UIScrollView()
    var fields: [UITextField] = []
    let (phone, screen) = try phone("iphone-3.5", "5.1", root: inTabs) { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 320, height: 411), content: 411)
      fields = [241, 319].map { screen.field(20, $0, 196, 31, in: scrollView) }
    }
    screen.stop()
    return Published(phone: phone, scrollView: scrollView, first: fields[0], second: fields[1])
  }

  @Test func b06TheRestoredFrameIsHardCoded() throws {
    let wrong = try published("tab-sample")
    var cycles: [[CGFloat]] = []
    for _ in 0..<2 {
      focus(wrong.first, wrong.phone)
      cycles.append([wrong.scrollView.frame.height, wrong.scrollView.contentOffset.y])
      hide(wrong.phone)
      // 49 points of it lie under the tab bar.
      #expect(wrong.scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 460))
    }
    #expect(cycles == [[195, 87], [244, 38]])
    let right = try bare()
    KeyboardAvoidance.resize.install(in: right.phone.window)
    for _ in 0..<3 {
      focus(right.first, right.phone)
      #expect(right.scrollView.frame.height == 244 && right.scrollView.contentOffset.y == 38)
      hide(right.phone)
      #expect(right.scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 411))
    }
  }

  /// Kana is composed: from iOS 5 to 7 a strip of candidates comes over the keys, 36 points high. iOS 5 tells of it by
  /// willChangeFrame alone, later ones by willShow too, which the published code answers with `if keyboardIsShown`.
  @Test(arguments: ["5.1", "6.1", "7.0"]) func b09TheConversionBarAppears(_ version: String) throws {
    func compose(_ text: String?, _ field: UITextField, _ phone: Phone) {
      field.setMarkedText(text, selectedRange: NSRange(location: text?.count ?? 0, length: 0))
      phone.settle()
    }
    let wrong = try published("scroll-sample", version)
    focus(wrong.first, wrong.phone)
    #expect(wrong.phone.keyboard.frame == CGRect(x: 0, y: 264, width: 320, height: 216))
    let before = wrong.phone.keyboard.log.count
    compose("か", wrong.first, wrong.phone)
    #expect(wrong.phone.keyboard.frame == CGRect(x: 0, y: 228, width: 320, height: 252))
    let posted = wrong.phone.keyboard.log[before...].map(\.kind)
    #expect(
      posted
        == (version == "5.1"
          ? [.willChangeFrame, .didChangeFrame] : [.willChangeFrame, .willShow, .didChangeFrame, .didShow]))
    #expect(wrong.scrollView.frame.height == 244 && wrong.scrollView.contentOffset.y == 124)
    #expect(place(wrong.first, in: wrong.phone) == 203...234 && hidden(wrong.first, wrong.phone) == 26)
    // More of it is the same strip; what is accepted takes it away.
    compose("かな", wrong.first, wrong.phone)
    #expect(wrong.phone.keyboard.log.count == before + posted.count)
    wrong.first.unmarkText()
    wrong.phone.settle()
    #expect(wrong.phone.keyboard.frame.height == 216 && hidden(wrong.first, wrong.phone) == 0)

    var scrollView = UIScrollView()
    var field = UITextField()
    let (phone, screen) = try phone("iphone-3.5", version) { screen in
      // Full screen from iOS 7 on.
      let top: CGFloat = version == "7.0" ? 20 : 0
      scrollView = screen.scrollView(CGRect(x: 0, y: top, width: 320, height: 460), content: 460)
      field = screen.field(25, 327, 178, 31, in: scrollView)
    }
    defer { screen.stop() }
    KeyboardAvoidance.resize.install(in: phone.window)
    focus(field, phone)
    #expect(scrollView.frame.height == 244 && scrollView.contentOffset.y == 124)
    compose("か", field, phone)
    #expect(scrollView.frame.height == 208 && scrollView.contentOffset.y == 160)
    #expect(place(field, in: phone) == 167...198)
    compose(nil, field, phone)
    #expect(scrollView.frame.height == 244)
    hide(phone)
    #expect(scrollView.frame.height == 460 && scrollView.contentOffset.y == 0)
  }
}
