import Foundation
import Testing

@testable import UIKit

@Suite("Scroll views over random geometry and fingers")
@MainActor
struct ScrollViewPropertyTests {
  @Test("Whatever fingers and code do, the content comes to rest in its legal range, and the phone settles")
  func alwaysLegal() {
    var random = SeededGenerator(state: 2012)
    for round in 0..<300 {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
      let stage = TouchStage(
        systemVersion: ["5.1", "6.1", "9.0", "15.0"][round % 4], scale: CGFloat(round % 3 + 1),
        hasPlainRubberBand: round.isMultiple(of: 2))
      let view = stage.scrollView(
        content: CGSize(width: number(0...900), height: number(0...1500)),
        frame: CGRect(x: 0, y: 0, width: number(1...320), height: number(1...480)))
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: number(0...300), height: number(0...300)))
      inner.contentSize = CGSize(width: number(0...600), height: number(0...600))
      inner.addGestureRecognizer(UITapGestureRecognizer())
      view.addSubview(inner)
      view.contentInset = UIEdgeInsets(
        top: number(0...80).rounded(), left: number(0...20), bottom: number(0...250).rounded(), right: number(0...20))
      for scrollView in [view, inner] {
        scrollView.bounces = Bool.random(using: &random)
        scrollView.alwaysBounceVertical = Bool.random(using: &random)
        scrollView.alwaysBounceHorizontal = Bool.random(using: &random)
        scrollView.isPagingEnabled = Bool.random(using: &random)
        scrollView.isDirectionalLockEnabled = Bool.random(using: &random)
        scrollView.delaysContentTouches = Bool.random(using: &random)
      }
      for _ in 0..<60 {
        let id = Int.random(in: 0...2, using: &random)
        let x = number(-20...340)
        let y = number(-20...500)
        switch Int.random(in: 0...13, using: &random) {
        case 0...1: stage.send(.began, x, y, id: id)
        case 2...5: stage.send(.moved, x, y, id: id)
        case 6: stage.send(.ended, x, y, id: id)
        case 7: stage.send(.cancelled, x, y, id: id)
        case 8: UIApplication.shared.sendScroll(at: CGPoint(x: x, y: y), dx: number(-50...50), dy: number(-50...50))
        case 9: view.setContentOffset(CGPoint(x: x, y: y), animated: Bool.random(using: &random))
        case 10: view.contentSize.height = number(0...1500)
        case 11: view.frame.size.height = number(1...480)
        case 12: view.contentInset.bottom = number(0...250)
        default: stage.wait(Double(number(0...0.3)))
        }
        stage.wait(0.01)
      }
      for id in 0...2 { stage.send(.ended, 50, 50, id: id) }
      #expect(stage.settle())
      // A touch puts right what code left beyond an edge.
      stage.send(.began, 0.5, 0.5)
      stage.wait(0.5)
      stage.send(.ended, 0.5, 0.5)
      #expect(stage.settle())
      for scrollView in [view, inner] {
        let legal = scrollView.geometry.clamped(scrollView.contentOffset)
        let offset = scrollView.contentOffset
        let limit = scrollView.tolerance
        #expect(
          abs(legal.x - offset.x) <= limit && abs(legal.y - offset.y) <= limit,
          "round \(round): \(offset), legal \(legal)")
        #expect(!scrollView.isTracking && !scrollView.isDragging && !scrollView.isDecelerating)
        #expect(!scrollView.subviews.contains { $0 is UIScrollViewIndicator })
      }
    }
  }

  @Test("A drag moves the content exactly as the finger moves within the range")
  func oneToOne() {
    var random = SeededGenerator(state: 5)
    for _ in 0..<50 {
      let stage = TouchStage()
      let view = stage.scrollView(content: CGSize(width: 3000, height: 3000))
      view.contentOffset = CGPoint(x: 1000, y: 1000)
      var finger = CGPoint(x: 160, y: 240)
      stage.send(.began, finger.x, finger.y)
      finger = CGPoint(x: 160, y: 230)
      stage.send(.moved, finger.x, finger.y)
      let start = view.contentOffset
      let origin = finger
      for _ in 0..<30 {
        finger = CGPoint(
          x: CGFloat.random(in: 0...320, using: &random).rounded(),
          y: CGFloat.random(in: 0...480, using: &random).rounded())
        stage.send(.moved, finger.x, finger.y)
        #expect(view.contentOffset.x == start.x - (finger.x - origin.x))
        #expect(view.contentOffset.y == start.y - (finger.y - origin.y))
      }
    }
  }

  @Test("A frame of scrolling is cheap")
  func cost() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 320, height: 100_000))
    for row in 0..<100 { view.addSubview(UIView(frame: CGRect(x: 0, y: row * 40, width: 320, height: 39))) }
    stage.send(.began, 100, 400)
    stage.send(.moved, 100, 300)
    let clock = ContinuousClock()
    let time = clock.measure {
      for step in 0..<2000 { stage.send(.moved, 100, step.isMultiple(of: 2) ? 299 : 300) }
    }
    // A debug build on a slow machine: far below a frame's 16 ms.
    #expect(time / 2000 < .milliseconds(2))
  }
}
