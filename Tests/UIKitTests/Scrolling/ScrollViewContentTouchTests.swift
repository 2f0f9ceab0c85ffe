import Foundation
import Testing

@testable import UIKit

@Suite("Touches of a scroll view's content")
@MainActor
struct ScrollViewContentTouchTests {
  private let stage = TouchStage()
  private let scrollView: UIScrollView
  private let content = TouchLog(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    scrollView = stage.scrollView()
    scrollView.addSubview(content)
  }

  @Test("The content hears of a finger after 150 ms")
  func delayed() {
    stage.activate()
    stage.send(.began, 50, 50)
    stage.wait(0.149)
    #expect(content.events.isEmpty)
    stage.wait(0.002)
    #expect(content.events == ["began"])
    stage.send(.ended, 50, 50)
    #expect(content.events == ["began", "ended"])
  }

  @Test("A short tap comes at once when the finger leaves")
  func shortTap() {
    stage.activate()
    stage.tap(50, 50)
    #expect(content.events == ["began", "ended"])
    stage.wait(1)
    #expect(content.events == ["began", "ended"])
  }

  @Test("A drag within the 150 ms is nothing for the content")
  func dragAtOnce() {
    stage.activate()
    stage.drag(from: CGPoint(x: 50, y: 90), by: CGPoint(x: 0, y: -50), samples: 5)
    stage.send(.ended, 50, 40)
    #expect(stage.settle())
    #expect(content.events.isEmpty)
    #expect(scrollView.contentOffset.y > 0)
  }

  @Test("Without the delay the content hears of it at once")
  func notDelayed() {
    stage.activate()
    scrollView.delaysContentTouches = false
    stage.send(.began, 50, 50)
    #expect(content.events == ["began"])
    stage.send(.cancelled, 50, 50)
  }

  private func press() {
    stage.send(.began, 50, 90)
    stage.wait(0.2)
  }

  @Test("A later drag takes the finger from the content")
  func cancelled() {
    stage.activate()
    press()
    stage.send(.moved, 50, 85)
    stage.send(.moved, 50, 60)
    #expect(content.events == ["began", "moved", "cancelled"])
    #expect(scrollView.contentOffset.y == 20)
    stage.send(.ended, 50, 60)
    #expect(content.events.count == 3)
  }

  @Test("Controls, and content of a scroll view that may not cancel, keep the finger")
  func kept() {
    stage.activate()
    for isControl in [true, false] {
      content.events = []
      content.isControl = isControl
      scrollView.canCancelContentTouches = isControl
      press()
      stage.send(.moved, 50, 20)
      #expect(!scrollView.isTracking)
      stage.send(.ended, 50, 20)
      #expect(content.events == ["began", "moved", "ended"])
      #expect(scrollView.contentOffset.y == 0)
    }
  }

  @Test("A drag that begins on a control before it hears of the finger scrolls")
  func dragOnControl() {
    stage.activate()
    content.isControl = true
    stage.drag(from: CGPoint(x: 50, y: 90), by: CGPoint(x: 0, y: -50), samples: 4)
    #expect(scrollView.contentOffset.y == 40)
    #expect(content.events.isEmpty)
  }

  @Test("A scroll view may keep touches from its content")
  func shouldBegin() {
    stage.activate()
    final class Keeper: UIScrollView {
      override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        false
      }
    }
    let keeper = Keeper(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    keeper.addSubview(content)
    stage.window.addSubview(keeper)
    stage.tap(50, 50)
    #expect(content.events.isEmpty)
  }

  @Test("A tap on content is recognised, a drag on it is not, and a tap is no drag")
  func tapRecognizer() {
    stage.activate()
    var taps = 0
    content.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
    let log = ScrollLog()
    scrollView.delegate = log
    stage.tap(50, 50)
    #expect(taps == 1 && log.events.isEmpty)
    stage.drag(from: CGPoint(x: 50, y: 90), by: CGPoint(x: 0, y: -30), samples: 4)
    stage.send(.ended, 50, 60)
    #expect(taps == 1 && scrollView.contentOffset.y == 20)
    #expect(stage.settle())
  }

  @Test("A second finger during a drag is nothing for the content")
  func secondFinger() {
    stage.activate()
    stage.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 0, y: -30), samples: 4)
    stage.send(.began, 50, 40, id: 1)
    stage.wait(0.3)
    stage.send(.ended, 50, 40, id: 1)
    #expect(content.events.isEmpty)
    #expect(scrollView.isDragging)
    stage.send(.ended, 200, 270)
    #expect(stage.settle())
    #expect(!scrollView.isDragging && !scrollView.isTracking)
  }
}
