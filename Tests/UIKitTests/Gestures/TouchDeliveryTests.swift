import Foundation
import Testing

@testable import UIKit

@Suite("Touch delivery")
@MainActor
struct TouchDeliveryTests {
  private func box(in window: UIWindow, _ frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 100)) -> TouchLog {
    let view = TouchLog(frame: frame)
    window.addSubview(view)
    return view
  }

  @Test("A view is told of a finger from its coming to its leaving")
  func plainTouch() {
    let stage = TouchStage()
    let view = box(in: stage.window)
    stage.send(.began, 50, 50)
    stage.send(.moved, 60, 60)
    stage.send(.moved, 60, 60)
    stage.send(.ended, 300, 300)
    #expect(view.events == ["began", "moved", "moved", "ended"])
    stage.send(.began, 50, 50)
    stage.send(.cancelled, 50, 50)
    #expect(view.events.suffix(2) == ["began", "cancelled"])
  }

  @Test("Windows in front come first; hidden ones and those whose hit test gives nothing let the finger through")
  func windows() {
    final class GlassWindow: UIWindow {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
      }
    }
    let stage = TouchStage()
    let behind = box(in: stage.window)
    let front = GlassWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    front.windowLevel = .alert
    front.isHidden = false
    let key = box(in: front, CGRect(x: 0, y: 0, width: 40, height: 40))
    stage.tap(50, 50)
    #expect(behind.events == ["began", "ended"])
    stage.tap(20, 20)
    #expect(key.events == ["began", "ended"])
    #expect(behind.events.count == 2)
    front.isHidden = true
    stage.tap(20, 20)
    #expect(behind.events.count == 4)
  }

  @Test("Taps in a row count, within 0.35 s and 20 points")
  func tapCount() {
    final class Counter: UIView {
      var counts: [Int] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        counts += touches.map(\.tapCount)
      }
    }
    let stage = TouchStage()
    let view = Counter(frame: stage.window.bounds)
    stage.window.addSubview(view)
    stage.tap(50, 50)
    stage.wait(0.2)
    stage.tap(55, 50)
    stage.wait(0.2)
    stage.tap(55, 100)
    stage.wait(0.5)
    stage.tap(55, 100)
    #expect(view.counts == [1, 2, 1, 1])
  }

  @Test("A second finger on a view counts only when the view wants more than one")
  func secondFinger() {
    let stage = TouchStage()
    let view = box(in: stage.window)
    for isMultiple in [false, true] {
      view.events = []
      view.isMultipleTouchEnabled = isMultiple
      stage.send(.began, 10, 10, id: 1)
      stage.send(.began, 90, 90, id: 2)
      stage.send(.ended, 10, 10, id: 1)
      stage.send(.ended, 90, 90, id: 2)
      #expect(view.events == (isMultiple ? ["began", "began", "ended", "ended"] : ["began", "ended"]))
    }
  }

  @Test("Nonsense does nothing: unknown fingers, places that are no numbers, many fingers, a finger twice")
  func nonsense() {
    let stage = TouchStage()
    let view = box(in: stage.window)
    view.isMultipleTouchEnabled = true
    stage.send(.moved, 10, 10, id: 7)
    stage.send(.ended, 10, 10, id: 7)
    stage.send(.cancelled, 10, 10, id: -1)
    stage.send(.began, .nan, 10)
    stage.send(.began, .infinity, 10)
    stage.send(.moved, 10, 10)
    stage.send(.ended, 10, 10)
    #expect(view.events.isEmpty)
    stage.send(.began, 10, 10)
    stage.send(.moved, .nan, .nan)
    stage.send(.ended, .nan, 0)
    #expect(view.events == ["began", "ended"])
    view.events = []
    stage.send(.began, 10, 10)
    stage.send(.began, 20, 20)
    stage.send(.ended, 20, 20)
    #expect(view.events == ["began", "cancelled", "began", "ended"])
    for id in 0..<1000 { stage.send(.began, 10, 10, id: id) }
    for id in 0..<1000 { stage.send(.ended, 10, 10, id: id) }
    view.events = []
    stage.tap(10, 10)
    #expect(view.events == ["began", "ended"])
    #expect(stage.settle())
  }

  @Test("A view that is gone is told nothing")
  func viewIsGone() {
    let stage = TouchStage()
    var view: TouchLog? = box(in: stage.window)
    let tap = UITapGestureRecognizer()
    view?.addGestureRecognizer(tap)
    stage.send(.began, 10, 10)
    view?.removeFromSuperview()
    view = nil
    stage.send(.moved, 20, 20)
    stage.send(.ended, 20, 20)
    #expect(stage.settle())
    #expect(tap.state == .possible)
  }
}
