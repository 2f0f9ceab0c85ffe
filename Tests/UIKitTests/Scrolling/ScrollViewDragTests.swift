import Foundation
import Testing

@testable import UIKit

@Suite("Dragging a scroll view")
@MainActor
struct ScrollViewDragTests {
  @Test("Defaults are Apple's")
  func defaults() {
    _ = TouchStage()
    let view = UIScrollView()
    #expect(view.clipsToBounds && view.isScrollEnabled && view.bounces && view.scrollsToTop)
    #expect(view.delaysContentTouches && view.canCancelContentTouches)
    #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(!view.isPagingEnabled && !view.isDirectionalLockEnabled)
    #expect(view.contentSize == .zero && view.contentOffset == .zero && view.contentInset == .zero)
    #expect(view.decelerationRate.rawValue == 0.998)
    #expect(view.keyboardDismissMode == .none && view.indicatorStyle == .default)
    #expect(view.subviews.isEmpty)
    #expect(view.gestureRecognizers == [view.panGestureRecognizer])
  }

  @Test("The content stays for 10 points and then follows the finger one to one")
  func slop() {
    let stage = TouchStage()
    let view = stage.scrollView()
    let log = ScrollLog()
    view.delegate = log
    stage.send(.began, 100, 300)
    #expect(view.isTracking && !view.isDragging)
    stage.send(.moved, 100, 291)
    #expect(view.contentOffset.y == 0 && log.events.isEmpty)
    stage.send(.moved, 100, 290)
    #expect(view.isDragging && log.events == ["willBeginDragging"])
    for y in stride(from: CGFloat(289), through: 100, by: -1) {
      stage.send(.moved, 100, y)
      #expect(view.contentOffset.y == 290 - y)
    }
    #expect(view.bounds.origin == view.contentOffset)
    #expect(log.scrolls == 190)
  }

  @Test("A coarse sample loses the same 10 points")
  func coarseSlop() {
    let stage = TouchStage()
    let view = stage.scrollView()
    stage.send(.began, 100, 300)
    stage.send(.moved, 100, 200)
    #expect(view.contentOffset.y == 90)
  }

  @Test("A fling of 1000 points a second goes on for 494 points, in Apple's order of messages")
  func fling() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 320, height: 5000))
    let log = ScrollLog()
    view.delegate = log
    stage.drag(from: CGPoint(x: 100, y: 460), by: CGPoint(x: 0, y: -200), samples: 12)
    let released = view.contentOffset.y
    stage.send(.ended, 100, 260)
    #expect(abs(log.velocity.y - 1) < 1e-9)
    #expect(abs(log.target.y - released - 494.01) < 1e-6)
    #expect(view.isDecelerating && view.isDragging && !view.isTracking)
    #expect(stage.settle())
    #expect(view.contentOffset.y - released == 494)
    #expect(!view.isDecelerating && !view.isDragging)
    #expect(
      log.events == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll", "didEndDecelerating",
      ])
  }

  @Test("The slide follows the law at every frame")
  func slideFollowsLaw() {
    let stage = TouchStage(scale: 2)
    let view = stage.scrollView(content: CGSize(width: 320, height: 5000))
    stage.drag(from: CGPoint(x: 100, y: 460), by: CGPoint(x: 0, y: -200), samples: 12)
    let law = Deceleration(position: Double(view.contentOffset.y), velocity: 1000, rate: 0.998)
    stage.send(.ended, 100, 260)
    let start = stage.now
    let frame = (start * 60).rounded()
    for step in 1..<100 {
      let time = (frame + Double(step)) / 60
      stage.environment.timeline.advance(to: time + 0.001)
      #expect(abs(view.contentOffset.y - law.position(at: time - start)) <= 0.2501)
    }
  }

  @Test("A finger that rested before it left does not fling")
  func restedFinger() {
    let stage = TouchStage()
    let view = stage.scrollView()
    let log = ScrollLog()
    view.delegate = log
    stage.drag(from: CGPoint(x: 100, y: 460), by: CGPoint(x: 0, y: -200), samples: 12)
    stage.wait(0.15)
    stage.send(.ended, 100, 260)
    #expect(log.events.suffix(2) == ["willEndDragging", "didEndDragging(false)"])
    #expect(view.contentOffset.y == 190)
    #expect(!view.isDragging && !view.isTracking && !view.isDecelerating)
  }

  @Test("Past the edge the content follows as the rubber band does, and comes back")
  func rubberBand() {
    for isPlain in [false, true] {
      let stage = TouchStage(hasPlainRubberBand: isPlain)
      let view = stage.scrollView()
      stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 110), samples: 10)
      #expect(view.contentOffset.y == (isPlain ? -50 : -49))
      stage.wait(0.2)
      stage.send(.ended, 100, 210)
      #expect(view.isDecelerating)
      let start = stage.now
      let spring = BounceSpring(displacement: isPlain ? -50 : -49, velocity: 0)
      stage.wait(0.1)
      let frame = (stage.now * 60 + 1e-6).rounded(.down) / 60
      #expect(abs(view.contentOffset.y - spring.displacement(at: frame - start)) <= 0.501)
      #expect(stage.settle())
      #expect(view.contentOffset.y == 0)
    }
  }

  @Test("A fling into the edge bounces by v / 11e and comes back to the edge")
  func bounce() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 320, height: 800))
    var furthest: CGFloat = 0
    let log = ScrollLog()
    log.onScroll = { furthest = max(furthest, $0.contentOffset.y) }
    view.delegate = log
    stage.drag(from: CGPoint(x: 100, y: 460), by: CGPoint(x: 0, y: -200), samples: 12)
    let law = Deceleration(position: Double(view.contentOffset.y), velocity: 1000, rate: 0.998)
    stage.send(.ended, 100, 260)
    #expect(log.target.y == 320)
    #expect(stage.settle())
    #expect(view.contentOffset.y == 320)
    let speed = law.velocity(at: law.time(reaching: 320) ?? 0)
    #expect(abs(furthest - 320 - speed / (11 * M_E)) < 1)
  }

  @Test("Without bounces the edge is a wall")
  func noBounce() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 320, height: 800))
    view.bounces = false
    var offsets: [CGFloat] = []
    let log = ScrollLog()
    log.onScroll = { offsets.append($0.contentOffset.y) }
    view.delegate = log
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 100), samples: 5)
    stage.send(.ended, 100, 200)
    stage.wait(1)
    stage.drag(from: CGPoint(x: 100, y: 460), by: CGPoint(x: 0, y: -400), samples: 12)
    stage.send(.ended, 100, 60)
    #expect(stage.settle())
    #expect(view.contentOffset.y == 320)
    #expect(offsets.allSatisfy { (0...320).contains($0) })
  }

  @Test("Content that fits is dragged only when it always bounces")
  func fittingContent() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 320, height: 480))
    let log = ScrollLog()
    view.delegate = log
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200), samples: 5)
    stage.send(.ended, 100, 300)
    #expect(log.events.isEmpty)
    view.alwaysBounceVertical = true
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200), samples: 5)
    #expect(view.contentOffset.y < 0)
    stage.send(.ended, 100, 300)
    #expect(stage.settle())
    #expect(view.contentOffset.y == 0)
    view.isScrollEnabled = false
    log.events = []
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 200), samples: 5)
    stage.send(.ended, 100, 300)
    #expect(log.events.isEmpty)
  }

  @Test("A finger on sliding content stops it and is no tap; lifted, it leaves the content there")
  func catchContent() {
    for version in ["10.3", "13.0"] {
      let stage = TouchStage(systemVersion: version)
      let view = stage.scrollView(content: CGSize(width: 320, height: 5000))
      let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 320, height: 5000))
      var taps = 0
      content.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
      view.addSubview(content)
      let log = ScrollLog()
      view.delegate = log
      stage.drag(from: CGPoint(x: 100, y: 460), by: CGPoint(x: 0, y: -200), samples: 12)
      stage.send(.ended, 100, 260)
      stage.wait(0.5)
      log.events = []
      content.events = []
      let offset = view.contentOffset
      stage.send(.began, 100, 100)
      #expect(view.isTracking && !view.isDecelerating)
      stage.wait(0.3)
      #expect(view.contentOffset == offset)
      stage.send(.ended, 100, 100)
      #expect(view.contentOffset == offset && taps == 0 && content.events.isEmpty)
      let drag = ["willBeginDragging", "willEndDragging", "didEndDragging(false)"]
      #expect(log.events == (version == "13.0" ? ["didEndDecelerating"] + drag : drag))
      stage.wait(1)
      stage.tap(100, 100)
      #expect(taps == 1)
    }
  }

  @Test("The delegate may change where the slide ends")
  func retarget() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 320, height: 5000))
    let log = ScrollLog()
    view.delegate = log
    for target in [CGFloat(600), 100, 1000] {
      log.newTarget = CGPoint(x: 0, y: target)
      stage.drag(from: CGPoint(x: 100, y: 460), by: CGPoint(x: 0, y: -200), samples: 12)
      stage.send(.ended, 100, 260)
      #expect(stage.settle())
      #expect(view.contentOffset.y == target)
    }
    log.newTarget = CGPoint(x: CGFloat.nan, y: .nan)
    stage.drag(from: CGPoint(x: 100, y: 460), by: CGPoint(x: 0, y: -200), samples: 12)
    stage.send(.ended, 100, 260)
    #expect(stage.settle())
    #expect(view.contentOffset.y.isFinite)
  }

  @Test("A scroll that the delegate begins when the drag ends takes the slide's place")
  func delegateScrolls() {
    for isAnimated in [false, true] {
      let stage = TouchStage()
      let view = stage.scrollView(content: CGSize(width: 320, height: 5000))
      let log = ScrollLog()
      log.onEndDragging = { $0.setContentOffset(CGPoint(x: 0, y: 777), animated: isAnimated) }
      view.delegate = log
      stage.drag(from: CGPoint(x: 100, y: 460), by: CGPoint(x: 0, y: -200), samples: 12)
      stage.send(.ended, 100, 260)
      #expect(stage.settle())
      #expect(view.contentOffset.y == 777 && !view.isDragging)
      #expect(!log.events.contains("willBeginDecelerating"))
    }
  }

  @Test("Pages come to rest on pages")
  func paging() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 960, height: 480))
    view.isPagingEnabled = true
    stage.drag(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -60, y: 0), samples: 4)
    stage.send(.ended, 240, 100)
    let start = stage.now
    #expect(stage.settle())
    #expect(view.contentOffset.x == 320)
    #expect(stage.now - start < 1.2)
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGPoint(x: 100, y: 0), samples: 20)
    stage.wait(0.2)
    stage.send(.ended, 200, 100)
    #expect(stage.settle())
    #expect(view.contentOffset.x == 320)
    stage.drag(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -220, y: 0), samples: 20)
    stage.wait(0.2)
    stage.send(.ended, 80, 100)
    #expect(stage.settle())
    #expect(view.contentOffset.x == 640)
    stage.drag(from: CGPoint(x: 300, y: 100), by: CGPoint(x: -200, y: 0), samples: 4)
    stage.send(.ended, 100, 100)
    #expect(stage.settle())
    #expect(view.contentOffset.x == 640)
  }

  @Test("The directional lock keeps a drag on the axis that it began on")
  func directionalLock() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 2000, height: 2000))
    view.isDirectionalLockEnabled = true
    stage.send(.began, 200, 200)
    stage.send(.moved, 202, 180)
    stage.send(.moved, 100, 100)
    #expect(view.contentOffset.x == 0 && view.contentOffset.y > 80)
    stage.send(.ended, 100, 100)
    #expect(stage.settle())
    view.contentOffset = .zero
    stage.send(.began, 200, 200)
    stage.send(.moved, 180, 180)
    stage.send(.moved, 100, 100)
    #expect(view.contentOffset.x > 80 && view.contentOffset.y > 80)
  }

  @Test("A scroll view inside of another leaves the other axis to it")
  func nested() {
    let stage = TouchStage()
    let outer = stage.scrollView(content: CGSize(width: 960, height: 480))
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    inner.contentSize = CGSize(width: 320, height: 2000)
    outer.addSubview(inner)
    stage.drag(from: CGPoint(x: 300, y: 300), by: CGPoint(x: -110, y: -5), samples: 10)
    #expect(outer.contentOffset.x == 100 && inner.contentOffset.y == 0)
    stage.send(.cancelled, 0, 0)
    #expect(stage.settle())
    outer.contentOffset = .zero
    stage.drag(from: CGPoint(x: 300, y: 300), by: CGPoint(x: -5, y: -110), samples: 10)
    #expect(outer.contentOffset.x == 0 && inner.contentOffset.y == 100)
  }

  @Test("A drag with onDrag takes the keyboard away when it begins, not before; the interactive hook is told")
  func keyboardDismissal() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = TouchStage()
    let view = stage.scrollView()
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.addSubview(field)
    for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive] {
      view.contentOffset = .zero
      view.keyboardDismissMode = mode
      #expect(field.becomeFirstResponder())
      var drags: [UIGestureRecognizer.State] = []
      stage.environment.interactiveKeyboardDrag = { _, pan in drags.append(pan.state) }
      stage.send(.began, 100, 300)
      stage.send(.moved, 100, 295)
      #expect(field.isFirstResponder)
      stage.send(.moved, 100, 280)
      #expect(field.isFirstResponder == (mode != .onDrag))
      stage.send(.moved, 100, 270)
      stage.send(.ended, 100, 270)
      #expect(drags == (mode == .interactive ? [.began, .changed, .ended] : []))
      #expect(stage.settle())
    }
  }

  @Test("The wheel scrolls within the legal range and shows the indicators for a moment")
  func wheel() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 320, height: 800))
    let log = ScrollLog()
    view.delegate = log
    let point = CGPoint(x: 100, y: 100)
    UIApplication.shared.sendScroll(at: point, dx: 0, dy: -50)
    #expect(view.contentOffset.y == 50 && log.scrolls == 1)
    #expect(view.subviews.count { $0 is UIScrollViewIndicator } == 1)
    UIApplication.shared.sendScroll(at: point, dx: 0, dy: -5000)
    #expect(view.contentOffset.y == 320)
    UIApplication.shared.sendScroll(at: point, dx: 0, dy: 5000)
    #expect(view.contentOffset.y == 0)
    for _ in 0..<10 { UIApplication.shared.sendScroll(at: point, dx: 0, dy: -0.3) }
    #expect(view.contentOffset.y == 3)
    #expect(!view.scrollByWheel(dx: 10, dy: 0))
    #expect(!view.scrollByWheel(dx: 0, dy: .nan))
    #expect(stage.settle())
    #expect(view.subviews.isEmpty)
  }
}
