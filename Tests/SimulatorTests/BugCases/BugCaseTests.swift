import Avoidance
import Foundation
import Samples
import Testing
import UIKit

@testable import Simulator

/// Public bug reports with their numbers, as they go wrong and as they are right. The names are those of the list of
/// cases; frames and heights are those of the reports.
@MainActor
@Suite(.serialized) struct BugCaseTests: BugSuite {
  @Test(arguments: [false, true]) func b07LandscapeBeforeIOS8(_ converts: Bool) throws {
    var scrollView = UIScrollView()
    var field = UITextField()
    let (phone, screen) = try phone("iphone-3.5", "5.1", orientation: .landscapeRight) { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 480, height: 300), content: 460)
      field = screen.field(25, 327, 178, 31, in: scrollView)
    }
    defer { screen.stop() }
    var height: CGFloat = 0
    screen.onKeyboard = { keyboard in
      guard let keyboard else { return }
      if converts {
        #expect(screen.view.convert(keyboard, from: nil) == CGRect(x: 0, y: 138, width: 480, height: 162))
        height = 300 - screen.view.convert(keyboard, from: nil).height
        scrollView.frame.size.height = height
        scrollView.scrollRectToVisible(field.frame.offsetBy(dx: 0, dy: 10), animated: false)
      } else {
        height = 300 - keyboard.height
      }
    }
    focus(field, phone)
    #expect(height == (converts ? 138 : -180))
    guard converts else { return }
    #expect(scrollView.contentOffset.y == 230)
    #expect(field.convert(field.bounds, to: screen.view).minY == 97 && hidden(field, phone) == 0)
  }

  @Test func b08HideAfterRotation() throws {
    func scrollFrame(_ name: String) throws -> CGRect {
      let phone = try Phone.showing(name)
      try phone.focus("#1")
      phone.settle()
      try phone.rotate(.left)
      phone.settle()
      try phone.dismiss()
      phone.settle()
      return try #require(phone.window.subtree.first { $0 is UIScrollView }).frame
    }
    #expect(try scrollFrame("scroll-sample") == CGRect(x: 0, y: 0, width: 320, height: 460))
    #expect(try scrollFrame("scroll-sample-fixed") == CGRect(x: 0, y: 0, width: 480, height: 300))
  }

  @Test(arguments: [false, true]) func b12TheTopInsetIsLost(_ saves: Bool) throws {
    var scrollView = UIScrollView()
    var field = UITextField()
    let (phone, screen) = try phone("iphone-4.0", "7.0") { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 320, height: 568), content: 1000)
      scrollView.contentInset.top = 64
      scrollView.contentOffset.y = -64
      field = screen.field(20, 20, 200, 30, in: scrollView)
    }
    defer { screen.stop() }
    var before: UIEdgeInsets?
    screen.onKeyboard = { keyboard in
      if let keyboard {
        before = saves ? before ?? scrollView.contentInset : before
        scrollView.contentInset.bottom = self.overlap(scrollView, keyboard)
      } else {
        // The flag was set before the inset was saved, so it never was.
        scrollView.contentInset = before ?? .zero
        before = nil
      }
    }
    for _ in 0..<3 {
      focus(field, phone)
      #expect(scrollView.contentInset.bottom == 216)
      hide(phone)
      #expect(scrollView.contentInset == UIEdgeInsets(top: saves ? 64 : 0, left: 0, bottom: 0, right: 0))
      if saves { #expect(scrollView.contentOffset.y == -64) } else { break }
    }
  }

  @Test(arguments: [false, true]) func b14AButtonThatRidesOnTheKeyboard(_ looksAtTheButton: Bool) throws {
    var scrollView = UIScrollView()
    var field = UITextField()
    let button = UIView(frame: CGRect(x: 0, y: 516, width: 320, height: 52))
    let (phone, screen) = try phone("iphone-4.0", "7.0") { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 64, width: 320, height: 452), content: 1000)
      field = screen.field(20, 768, 200, 31, in: scrollView)
      screen.view.addSubview(button)
    }
    defer { screen.stop() }
    screen.onKeyboard = { keyboard in
      guard let keyboard else { return }
      button.frame.origin.y = screen.view.convert(keyboard, from: nil).minY - 52
      let edge = looksAtTheButton ? button.frame.minY : button.frame.maxY
      scrollView.contentInset.bottom = scrollView.frame.maxY - edge
      scrollView.scrollRectToVisible(field.frame, animated: false)
    }
    focus(field, phone)
    #expect(button.frame == CGRect(x: 0, y: 300, width: 320, height: 52))
    #expect(scrollView.contentInset.bottom == (looksAtTheButton ? 216 : 164))
    let bottom = field.convert(field.bounds, to: screen.view).maxY
    #expect(min(31, max(0, bottom - button.frame.minY)) == (looksAtTheButton ? 0 : 31))
    if looksAtTheButton { #expect(scrollView.contentOffset.y == 563) }
  }

  @Test(arguments: [false, true]) func b36AChatBar(_ isPinned: Bool) throws {
    var field = UITextField()
    let bar = UIView(frame: CGRect(x: 0, y: 434, width: 320, height: 46))
    let (phone, screen) = try phone("iphone-3.5", "7.0") { screen in
      screen.view.addSubview(bar)
      field = screen.field(10, 8, 200, 30, in: bar)
    }
    defer { screen.stop() }
    screen.onKeyboard = { keyboard in
      guard isPinned else { return }
      bar.frame.origin.y = (keyboard.map { screen.view.convert($0, from: nil).minY } ?? 480) - 46
    }
    for _ in 0..<2 {
      focus(field, phone)
      #expect(bar.frame.minY == (isPinned ? 218 : 434) && hidden(field, phone) == (isPinned ? 0 : 30))
      hide(phone)
      #expect(bar.frame.minY == 434)
    }
  }

  /// The same bar on a screen that moves instead: flush, or 10 points above the keyboard.
  @Test(arguments: [(0.0, -208.0), (10, -218)]) func b36TheScreenMoves(_ margin: Double, _ moved: Double) throws {
    var field = UITextField()
    let (phone, screen) = try phone("iphone-3.5", "7.0") { screen in
      let bar = UIView(frame: CGRect(x: 0, y: 434, width: 320, height: 46))
      screen.view.addSubview(bar)
      field = screen.field(10, 8, 200, 30, in: bar)
    }
    defer { screen.stop() }
    var strategy = KeyboardAvoidance.shift
    strategy.margin = CGFloat(margin)
    strategy.install(in: phone.window)
    focus(field, phone)
    #expect(screen.view.frame.minY == CGFloat(moved) && hidden(field, phone) == 0)
    hide(phone)
    #expect(screen.view.frame.minY == 0)
  }

  @Test func b44ThePredictionBarMovesByItsDifference() throws {
    var scrollView = UIScrollView()
    var field = UITextField()
    let (phone, screen) = try phone("iPhone 6", "9.3", hasBar: false) { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 375, height: 667), content: 667)
      field = screen.field(20, 368, 200, 44, in: scrollView)
    }
    defer { screen.stop() }
    screen.onKeyboard = { keyboard in
      guard let keyboard else { return }
      scrollView.contentInset.bottom = self.overlap(scrollView, keyboard)
      scrollView.contentOffset.y = max(0, field.frame.maxY - keyboard.minY)
    }
    focus(field, phone)
    #expect(phone.keyboard.frame.minY == 451 && scrollView.contentOffset.y == 0 && hidden(field, phone) == 0)
    for _ in 0..<3 {
      phone.keyboard.showsPredictionBar = true
      phone.settle()
      #expect(phone.keyboard.frame.minY == 409 && scrollView.contentOffset.y == 3 && hidden(field, phone) == 0)
      phone.keyboard.showsPredictionBar = false
      phone.settle()
      #expect(phone.keyboard.frame.minY == 451 && scrollView.contentOffset.y == 0)
    }
    // Without moving, three points are hidden.
    screen.onKeyboard = { _ in }
    phone.keyboard.showsPredictionBar = true
    phone.settle()
    #expect(hidden(field, phone) == 3)
  }
}
