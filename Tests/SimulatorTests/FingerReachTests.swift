import Assets
import Foundation
import Testing
import UIKit

@testable import Simulator

/// What a finger finds that looks for something out of sight, and what it cannot see.
@MainActor
@Suite(.serialized) struct FingerReachTests {
  private func phone(_ build: @escaping @MainActor (UIView) -> Void) throws -> Phone {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named("iphone-4.7").running(SystemVersion(12))
    options.scale = 1
    let phone = try Phone(options) {
      let screen = UIViewController()
      build(screen.view)
      return screen
    }
    phone.settle()
    return phone
  }

  private func scrollView(_ frame: CGRect, content: CGSize, in parent: UIView) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentSize = content
    parent.addSubview(scrollView)
    return scrollView
  }

  private func button(_ origin: CGPoint, in parent: UIView) -> UIButton {
    let button = UIButton(frame: CGRect(origin: origin, size: CGSize(width: 200, height: 34)))
    parent.addSubview(button)
    return button
  }

  @Test func pagesAreTurned() throws {
    var buttons: [UIButton] = []
    let phone = try phone { view in
      let pages = scrollView(
        CGRect(x: 0, y: 60, width: 375, height: 300), content: CGSize(width: 1500, height: 300), in: view)
      pages.isPagingEnabled = true
      buttons = (0..<4).map { button(CGPoint(x: 375 * $0 + 20, y: 100), in: pages) }
    }
    for target in [buttons[3], buttons[1], buttons[0]] {
      let point = try phone.reach(target, named: "page")
      #expect(point == CGPoint(x: 120, y: 177))
    }
  }

  @Test func theEndOfALongFormIsReached() throws {
    var last: UIButton?
    let phone = try phone { view in
      let form = scrollView(
        CGRect(x: 0, y: 300, width: 375, height: 120), content: CGSize(width: 375, height: 4000), in: view)
      last = button(CGPoint(x: 20, y: 3960), in: form)
    }
    let point = try phone.reach(try #require(last), named: "last")
    #expect(point.y > 300 && point.y < 420)
  }

  /// The inner scroll view takes nearly the whole screen, so that a finger has 70 points for the outer one.
  @Test func theFingerKeepsOutOfInnerScrollViews() throws {
    var last: UIButton?
    var inner: UIScrollView?
    let phone = try phone { view in
      let outer = scrollView(
        CGRect(x: 0, y: 0, width: 375, height: 667), content: CGSize(width: 375, height: 1500), in: view)
      inner = scrollView(
        CGRect(x: 0, y: 90, width: 375, height: 800), content: CGSize(width: 375, height: 2000), in: outer)
      last = button(CGPoint(x: 20, y: 1300), in: outer)
    }
    _ = try phone.reach(try #require(last), named: "last")
    #expect(inner?.contentOffset == .zero)
  }

  /// What is looked for lies in a scroll view that is itself out of sight.
  @Test func outerScrollViewsBringInnerOnesBack() throws {
    var outer: UIScrollView?
    var target: UIButton?
    let phone = try phone { view in
      let whole = scrollView(
        CGRect(x: 0, y: 0, width: 375, height: 667), content: CGSize(width: 375, height: 3000), in: view)
      let inner = scrollView(
        CGRect(x: 40, y: 60, width: 260, height: 300), content: CGSize(width: 260, height: 3000), in: whole)
      target = button(CGPoint(x: 10, y: 2900), in: inner)
      outer = whole
    }
    outer?.contentOffset.y = 2300
    phone.settle()
    let point = try phone.reach(try #require(target), named: "target")
    #expect((outer?.contentOffset.y ?? 0) < 400)
    #expect(phone.hitView(at: point) === target)
  }

  /// Frosted glass shows colours of what lies behind, and no text.
  @Test(arguments: [true, false])
  func nobodyReadsThroughGlass(isFrosted: Bool) throws {
    var label: UILabel?
    let phone = try phone { view in
      let text = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
      text.text = "Behind"
      view.addSubview(text)
      let pane = UIVisualEffectView(effect: isFrosted ? UIBlurEffect(style: .regular) : nil)
      pane.frame = CGRect(x: 0, y: 120, width: 375, height: 100)
      view.addSubview(pane)
      label = text
    }
    #expect(phone.visibility.fraction(of: try #require(label)) == (isFrosted ? 0.5 : 1))
  }
}
