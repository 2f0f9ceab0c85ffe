import Foundation
import Testing

@testable import UIKit

@Suite("The offset of a scroll view")
@MainActor
struct ScrollViewOffsetTests {
  @Test("Any offset is taken, rounded to whole pixels, with one message; the bounds are not rounded")
  func plainSetter() {
    for scale in [CGFloat(1), 2] {
      let stage = TouchStage(scale: scale)
      let view = stage.scrollView()
      let log = ScrollLog()
      view.delegate = log
      view.contentOffset = CGPoint(x: -20.2, y: 3.8)
      #expect(view.contentOffset == (scale == 1 ? CGPoint(x: -20, y: 4) : CGPoint(x: -20, y: 4)))
      view.contentOffset = CGPoint(x: -20, y: 4)
      #expect(log.scrolls == 1)
      view.setContentOffset(CGPoint(x: 0, y: 99_999.26), animated: false)
      #expect(view.contentOffset.y == (scale == 1 ? 99_999 : 99_999.5))
      view.bounds.origin.y = 1.25
      #expect(view.contentOffset.y == 1.25)
      #expect(log.scrolls == 3)
      view.contentOffset = CGPoint(x: CGFloat.nan, y: 0)
      #expect(view.contentOffset.y == 1.25)
    }
  }

  @Test("The plain setter inside of an animation block jumps in the model and moves on the screen")
  func animationBlock() {
    let stage = TouchStage()
    let view = stage.scrollView()
    let log = ScrollLog()
    view.delegate = log
    UIView.animate(withDuration: 0.25) { view.contentOffset = CGPoint(x: 0, y: 100) }
    #expect(view.contentOffset.y == 100 && log.scrolls == 1)
    stage.wait(0.125)
    #expect(abs(view.layer.presentation().bounds.minY - 50) < 1)
    #expect(stage.settle())
    #expect(log.scrolls == 1)
  }

  @Test("An animated scroll takes exactly 0.3 s, says so at each frame and at its end")
  func animated() {
    let stage = TouchStage()
    let view = stage.scrollView()
    let log = ScrollLog()
    view.delegate = log
    stage.wait(0.0101)
    let start = stage.now
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset.y == 0)
    #expect(!view.isTracking && !view.isDragging && !view.isDecelerating)
    stage.environment.timeline.advance(to: start + 0.15)
    #expect(abs(view.contentOffset.y - 150) < 35)
    stage.environment.timeline.advance(to: start + 0.2999)
    #expect(log.events == ["didScroll"])
    stage.environment.timeline.advance(to: start + 0.3)
    #expect(view.contentOffset.y == 300)
    #expect(log.events == ["didScroll", "didEndScrollingAnimation"])
    #expect(log.scrolls >= 15)
    #expect(stage.environment.timeline.isSettled)
  }

  @Test("A second one begins anew where the first one was; one to the same place does nothing")
  func restarted() {
    let stage = TouchStage()
    let view = stage.scrollView()
    let log = ScrollLog()
    view.delegate = log
    view.setContentOffset(.zero, animated: true)
    #expect(stage.environment.timeline.isSettled)
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.wait(0.2)
    let middle = view.contentOffset.y
    view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(view.contentOffset.y == middle)
    stage.wait(0.29)
    #expect(log.events == ["didScroll"])
    stage.wait(0.01)
    #expect(view.contentOffset.y == 50)
    #expect(log.events == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test("A touch stops it where it is")
  func stoppedByTouch() {
    let stage = TouchStage()
    let view = stage.scrollView()
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.wait(0.15)
    stage.send(.began, 100, 100)
    let offset = view.contentOffset
    stage.wait(1)
    #expect(view.contentOffset == offset)
    stage.send(.ended, 100, 100)
    #expect(stage.settle())
    #expect(view.contentOffset == offset)
  }

  @Test("Not animated, it stops a slide; the plain setter does not")
  func duringSlide() {
    for isPlain in [false, true] {
      let stage = TouchStage()
      let view = stage.scrollView(content: CGSize(width: 320, height: 5000))
      stage.drag(from: CGPoint(x: 100, y: 460), by: CGPoint(x: 0, y: -200), samples: 12)
      stage.send(.ended, 100, 260)
      stage.wait(0.2)
      if isPlain { view.contentOffset = .zero } else { view.setContentOffset(.zero, animated: false) }
      #expect(view.isDecelerating == isPlain)
      #expect(stage.settle())
      #expect(view.contentOffset.y == (isPlain ? 684 : 0))
    }
  }

  @Test("scrollRectToVisible with the published sample's numbers, and not when the rectangle is visible")
  func reveal() {
    let stage = TouchStage()
    let view = stage.scrollView(
      content: CGSize(width: 320, height: 411), frame: CGRect(x: 0, y: 0, width: 320, height: 195))
    let log = ScrollLog()
    view.delegate = log
    let rect = CGRect(x: 20, y: 251, width: 196, height: 31)
    view.isScrollEnabled = false
    view.scrollRectToVisible(rect, animated: true)
    #expect(stage.settle())
    #expect(view.contentOffset == CGPoint(x: 0, y: 87))
    #expect(log.events == ["didScroll", "didEndScrollingAnimation"])
    view.scrollRectToVisible(rect, animated: true)
    view.scrollRectToVisible(CGRect(x: 0, y: 0, width: 0, height: 0), animated: false)
    #expect(log.events.count == 2)
  }

  @Test("A larger frame pulls the content back, a smaller one leaves it")
  func frames() {
    let stage = TouchStage()
    let view = stage.scrollView(
      content: CGSize(width: 320, height: 460), frame: CGRect(x: 0, y: 0, width: 320, height: 460))
    view.frame.size.height = 244
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = 124
    view.frame.size.height = 200
    #expect(view.contentOffset.y == 124)
    let log = ScrollLog()
    view.delegate = log
    view.frame.size.height = 460
    #expect(view.contentOffset.y == 0 && log.scrolls == 1)
    view.frame.size.height = 244
    view.contentOffset.y = 124
    UIView.animate(withDuration: 0.3) { view.frame.size.height = 460 }
    #expect(view.contentOffset.y == 0)
    #expect(view.layer.presentation().bounds.minY == 124)
    #expect(stage.settle())
  }

  @Test("A larger frame during an animated scroll moves its target")
  func frameDuringAnimation() {
    let stage = TouchStage()
    let view = stage.scrollView(
      content: CGSize(width: 320, height: 460), frame: CGRect(x: 0, y: 0, width: 320, height: 244))
    view.setContentOffset(CGPoint(x: 0, y: 216), animated: true)
    stage.wait(0.1)
    view.frame.size.height = 400
    #expect(stage.settle())
    #expect(view.contentOffset.y == 60)
  }

  @Test("A smaller inset pulls the content back, a larger one leaves it")
  func insets() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 320, height: 480))
    view.contentInset.bottom = 216
    #expect(view.contentOffset.y == 0)
    view.contentOffset.y = 200
    view.contentInset.bottom = 250
    #expect(view.contentOffset.y == 200)
    view.contentInset.bottom = 100
    #expect(view.contentOffset.y == 100)
    view.contentInset = .zero
    #expect(view.contentOffset.y == 0)
    view.contentInset.bottom = .nan
    #expect(view.contentInset == .zero)
  }

  @Test("Content at its top follows a new inset from iOS 7 on")
  func topInset() {
    for (version, expected) in [("5.1", CGFloat(0)), ("7.0", -64), ("12.0", -64)] {
      let stage = TouchStage(systemVersion: version)
      let view = stage.scrollView()
      view.contentInset.top = 64
      #expect(view.contentOffset.y == expected)
      view.contentOffset.y = 30
      view.contentInset.top = 80
      #expect(view.contentOffset.y == 30)
    }
  }

  @Test("Smaller content stays where it is until the next layout or touch")
  func contentShrinks() {
    let stage = TouchStage()
    let view = stage.scrollView()
    view.contentOffset.y = 1500
    UIApplication.shared.layoutIfNeeded()
    view.contentSize.height = 800
    UIApplication.shared.layoutIfNeeded()
    #expect(view.contentOffset.y == 1500)
    view.setNeedsLayout()
    UIApplication.shared.layoutIfNeeded()
    #expect(view.contentOffset.y == 320)
    view.contentSize.height = 600
    stage.tap(100, 100)
    #expect(stage.settle())
    #expect(view.contentOffset.y == 120)
  }

  @Test("Nothing is pulled back while a finger drags or the content slides")
  func notWhileDragging() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 320, height: 700))
    stage.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -210), samples: 10)
    #expect(view.contentOffset.y == 200)
    view.frame.size.height = 600
    #expect(view.contentOffset.y == 200)
    stage.wait(0.2)
    stage.send(.ended, 100, 190)
    #expect(view.isDecelerating)
    #expect(stage.settle())
    #expect(view.contentOffset.y == 100)
  }

  @Test("The safe area counts from iOS 11 on, as the behaviour says")
  func safeArea() {
    func make(_ version: String, _ change: (UIScrollView) -> Void = { _ in }) -> UIEdgeInsets {
      var traits = SystemTraits()
      traits.systemVersion = version
      traits.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      UIKitEnvironment.current = UIKitEnvironment(traits: traits)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      window.makeKeyAndVisible()
      let view = UIScrollView(frame: window.bounds)
      window.addSubview(view)
      view.contentInset.top = 10
      view.contentSize.height = 900
      change(view)
      return view.adjustedContentInset
    }
    #expect(make("10.3") == UIEdgeInsets(top: 10))
    #expect(make("12.0") == UIEdgeInsets(top: 54, bottom: 34))
    #expect(make("12.0") { $0.contentInsetAdjustmentBehavior = .never } == UIEdgeInsets(top: 10))
    #expect(make("12.0") { $0.contentSize.height = 100 } == UIEdgeInsets(top: 10))
    #expect(make("12.0") { $0.isScrollEnabled = false } == UIEdgeInsets(top: 10))
    #expect(
      make("12.0") {
        $0.contentSize.height = 100
        $0.contentInsetAdjustmentBehavior = .always
      } == UIEdgeInsets(top: 54, bottom: 34))
  }

  @Test("A change of the offset asks for a layout")
  func layout() {
    final class Counter: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let stage = TouchStage()
    let view = Counter(frame: stage.window.bounds)
    stage.window.addSubview(view)
    UIApplication.shared.layoutIfNeeded()
    let before = view.layouts
    view.contentOffset.y = 10
    UIApplication.shared.layoutIfNeeded()
    #expect(view.layouts == before + 1)
  }

  @Test("A scroll view that goes away in the middle of a scroll leaves a settled phone")
  func goesAway() {
    let stage = TouchStage()
    do {
      let view = UIScrollView(frame: stage.window.bounds)
      view.contentSize.height = 2000
      view.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    }
    #expect(stage.settle())
  }
}
