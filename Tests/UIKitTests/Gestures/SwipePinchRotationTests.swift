import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct SwipePinchRotationTests {
  private final class Log { var states: [UIGestureRecognizer.State] = [] }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ stage: TouchStage
  ) -> (Recognizer, Log) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.isMultipleTouchEnabled = true
    stage.window.addSubview(view)
    let log = Log()
    recognizer.addTarget { log.states.append($0.state) }
    view.addGestureRecognizer(recognizer)
    return (recognizer, log)
  }

  @Test func aFastWayIsASwipe() {
    let stage = TouchStage()
    let (swipe, log) = add(UISwipeGestureRecognizer(), stage)
    stage.drag(from: CGPoint(x: 50, y: 100), by: CGPoint(x: 120, y: 10), samples: 8)
    stage.send(.ended, 170, 110)
    #expect(log.states == [.ended])
    // Back, against the direction.
    stage.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: -120, y: 0), samples: 8)
    stage.send(.ended, 80, 100)
    #expect(log.states.count == 1)
    swipe.direction = [.up, .left]
    stage.drag(from: CGPoint(x: 200, y: 100), by: CGPoint(x: -120, y: 0), samples: 8)
    stage.send(.ended, 80, 100)
    stage.drag(from: CGPoint(x: 200, y: 300), by: CGPoint(x: 5, y: -120), samples: 8)
    stage.send(.ended, 205, 180)
    #expect(log.states.count == 3)
  }

  @Test func aSlowOrSlantedWayIsNone() {
    let stage = TouchStage()
    let (_, log) = add(UISwipeGestureRecognizer(), stage)
    stage.drag(from: CGPoint(x: 20, y: 100), by: CGPoint(x: 200, y: 0), samples: 200)
    stage.send(.ended, 220, 100)
    stage.drag(from: CGPoint(x: 20, y: 100), by: CGPoint(x: 60, y: 110), samples: 6)
    stage.send(.ended, 80, 210)
    #expect(log.states.isEmpty)
  }

  @Test func aPinchMeasuresTheDistance() {
    let stage = TouchStage()
    let (pinch, log) = add(UIPinchGestureRecognizer(), stage)
    stage.send(.began, 100, 200, id: 0)
    stage.send(.began, 200, 200, id: 1)
    stage.send(.moved, 205, 200, id: 1)
    #expect(log.states.isEmpty)
    stage.wait(0.02)
    stage.send(.moved, 210, 200, id: 1)
    #expect(log.states == [.began] && pinch.scale == 1)
    stage.wait(0.02)
    stage.send(.moved, 320, 200, id: 1)
    #expect(log.states == [.began, .changed] && abs(pinch.scale - 2) < 0.001)
    #expect(pinch.velocity > 0)
    pinch.scale = 1
    #expect(abs(pinch.scale - 1) < 0.001)
    stage.send(.ended, 320, 200, id: 1)
    #expect(log.states.last == .ended)
  }

  @Test func aRotationMeasuresTheAngle() {
    let stage = TouchStage()
    let (rotation, log) = add(UIRotationGestureRecognizer(), stage)
    stage.send(.began, 160, 240, id: 0)
    stage.send(.began, 260, 240, id: 1)
    for step in 1...20 {
      stage.wait(0.02)
      let angle = CGFloat(step) * .pi / 20
      stage.send(.moved, 160 + 100 * cos(angle), 240 + 100 * sin(angle), id: 1)
    }
    #expect(log.states.first == .began)
    // What it took to begin does not count.
    #expect(abs(rotation.rotation - .pi * 0.95) < 0.06)
    stage.send(.ended, 60, 240, id: 1)
    #expect(log.states.last == .ended)
  }
}
