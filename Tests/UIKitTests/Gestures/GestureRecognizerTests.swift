import Foundation
import Testing

@testable import UIKit

@Suite("Gesture recognisers")
@MainActor
struct GestureRecognizerTests {
  private let stage = TouchStage()
  private let view: TouchLog

  init() {
    view = TouchLog(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    stage.window.addSubview(view)
  }

  private final class Count {
    var states: [UIGestureRecognizer.State] = []
    var ended: Int { states.count { $0 == .ended } }
  }

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to target: UIView? = nil
  ) -> (Recognizer, Count) {
    let count = Count()
    recognizer.addTarget { count.states.append($0.state) }
    (target ?? view).addGestureRecognizer(recognizer)
    return (recognizer, count)
  }

  @Test("A tap is recognised when the finger leaves, and the view loses the finger")
  func tap() {
    stage.activate()
    let (tap, count) = add(UITapGestureRecognizer())
    stage.tap(50, 60)
    #expect(count.states == [.ended])
    #expect(view.events == ["began", "cancelled"])
    #expect(tap.state == .possible)
    #expect(tap.location(in: view) == CGPoint(x: 50, y: 60))
    tap.cancelsTouchesInView = false
    stage.wait(1)
    stage.tap(50, 60)
    #expect(view.events.suffix(2) == ["began", "ended"])
    #expect(count.ended == 2)
  }

  @Test("The closure of the initialiser is called")
  func action() {
    stage.activate()
    var calls = 0
    view.addGestureRecognizer(UITapGestureRecognizer { _ in calls += 1 })
    stage.tap(50, 60)
    #expect(calls == 1)
  }

  @Test("A tap may move 45 points, not more")
  func tapMovement() {
    stage.activate()
    let (_, count) = add(UITapGestureRecognizer())
    stage.send(.began, 100, 100)
    stage.send(.moved, 145, 100)
    stage.send(.ended, 145, 100)
    #expect(count.ended == 1)
    stage.send(.began, 100, 100)
    stage.send(.moved, 146, 100)
    stage.send(.ended, 100, 100)
    #expect(count.ended == 1)
    #expect(view.events == ["began", "moved", "cancelled", "began", "moved", "moved", "ended"])
  }

  @Test("A double tap takes two taps within 0.35 s; the first one's end waits for it")
  func doubleTap() {
    stage.activate()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let (_, count) = add(double)
    stage.tap(50, 50)
    #expect(view.events == ["began"])
    stage.wait(0.3)
    stage.tap(52, 50)
    #expect(count.ended == 1)
    view.events = []
    stage.wait(1)
    stage.tap(50, 50)
    stage.wait(0.34)
    #expect(view.events == ["began"])
    stage.wait(0.02)
    #expect(view.events == ["began", "ended"])
    stage.tap(50, 50)
    #expect(count.ended == 1)
    #expect(stage.settle())
  }

  @Test("A single tap that requires the double tap to fail waits for it")
  func requireToFail() {
    stage.activate()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let (single, singles) = add(UITapGestureRecognizer())
    let (_, doubles) = add(double)
    single.require(toFail: double)
    stage.tap(50, 50)
    #expect(singles.ended == 0)
    stage.wait(0.36)
    #expect(singles.ended == 1)
    stage.wait(1)
    stage.tap(50, 50)
    stage.wait(0.1)
    stage.tap(50, 50)
    stage.wait(1)
    #expect(singles.ended == 1)
    #expect(doubles.ended == 1)
    #expect(single.state == .possible)
  }

  @Test("Without that, a single tap and a double tap are both recognised")
  func singleBesideDouble() {
    stage.activate()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let (_, singles) = add(UITapGestureRecognizer())
    let (_, doubles) = add(double)
    stage.tap(50, 50)
    #expect(singles.ended == 1)
    stage.wait(0.1)
    stage.tap(50, 50)
    #expect(doubles.ended == 1)
    #expect(stage.settle())
  }

  @Test("Recognisers that wait for each other do not wait for ever")
  func mutualRequirement() {
    stage.activate()
    let (first, firsts) = add(UITapGestureRecognizer())
    let (second, seconds) = add(UITapGestureRecognizer())
    first.require(toFail: second)
    second.require(toFail: first)
    stage.tap(50, 50)
    #expect(firsts.ended + seconds.ended == 1)
    #expect(first.state == .possible && second.state == .possible)
  }

  @Test("A long press begins after half a second of rest")
  func longPress() {
    stage.activate()
    let (press, count) = add(UILongPressGestureRecognizer())
    stage.send(.began, 50, 50)
    stage.wait(0.49)
    stage.send(.moved, 59, 50)
    #expect(count.states.isEmpty)
    stage.wait(0.02)
    #expect(count.states == [.began])
    #expect(view.events == ["began", "moved", "cancelled"])
    stage.send(.moved, 150, 50)
    stage.send(.ended, 150, 50)
    #expect(count.states == [.began, .changed, .ended])
    #expect(press.state == .possible)

    stage.send(.began, 50, 50)
    stage.wait(0.2)
    stage.send(.moved, 61, 50)
    stage.wait(1)
    stage.send(.ended, 61, 50)
    #expect(count.states.count == 3)
    #expect(stage.settle())
  }

  @Test("A pan begins after 10 points, which are not part of its translation")
  func pan() {
    stage.activate()
    let (pan, count) = add(UIPanGestureRecognizer())
    stage.send(.began, 100, 100)
    stage.send(.moved, 109, 100)
    #expect(count.states.isEmpty)
    stage.send(.moved, 112, 100)
    #expect(count.states == [.began])
    #expect(pan.translation(in: view) == CGPoint(x: 2, y: 0))
    stage.send(.moved, 132, 95)
    #expect(pan.translation(in: view) == CGPoint(x: 22, y: -5))
    pan.setTranslation(CGPoint(x: 1, y: 1), in: view)
    stage.send(.moved, 142, 95)
    #expect(pan.translation(in: view) == CGPoint(x: 11, y: 1))
    stage.send(.ended, 142, 95)
    #expect(count.states == [.began, .changed, .changed, .ended])
    #expect(view.events == ["began", "moved", "cancelled"])
  }

  @Test("The velocity is that of the last tenth of a second, and none after a rest")
  func velocity() {
    stage.activate()
    let (pan, _) = add(UIPanGestureRecognizer())
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 30), samples: 20)
    for sample in 1...10 {
      stage.wait(1.0 / 60)
      stage.send(.moved, 10, 40 + CGFloat(sample) * 10)
    }
    #expect(abs(pan.velocity(in: view).y - 600) < 1e-6)
    stage.wait(0.12)
    #expect(pan.velocity(in: view) == .zero)
  }

  @Test("A finger that joins does not make a jump")
  func twoFingers() {
    stage.activate()
    let (pan, count) = add(UIPanGestureRecognizer())
    stage.send(.began, 100, 100)
    stage.send(.moved, 100, 120)
    stage.send(.began, 300, 400, id: 1)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 10))
    stage.send(.moved, 100, 130)
    stage.send(.moved, 300, 410, id: 1)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 20))
    #expect(pan.numberOfTouches == 2)
    stage.send(.ended, 100, 130)
    #expect(pan.state == .changed)
    stage.send(.ended, 300, 410, id: 1)
    #expect(count.ended == 1)
  }

  @Test("A pan of two fingers does not begin with one")
  func minimumTouches() {
    stage.activate()
    let pan = UIPanGestureRecognizer()
    pan.minimumNumberOfTouches = 2
    let (_, count) = add(pan)
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 100), samples: 5)
    stage.send(.ended, 10, 110)
    #expect(count.states.isEmpty)
    #expect(view.events.last == "ended")
  }

  @Test("Of two recognisers the inner view's goes first, and the outer one fails")
  func innerFirst() {
    stage.activate()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(inner)
    let (outerTap, outer) = add(UITapGestureRecognizer())
    let (_, innerCount) = add(UITapGestureRecognizer(), to: inner)
    stage.tap(50, 50)
    #expect((innerCount.ended, outer.ended) == (1, 0))
    stage.wait(1)
    stage.tap(200, 200)
    #expect((innerCount.ended, outer.ended) == (1, 1))
    let answers = RecognizerAnswers()
    answers.isSimultaneous = true
    outerTap.delegate = answers
    stage.wait(1)
    stage.tap(50, 50)
    #expect((innerCount.ended, outer.ended) == (2, 2))
  }

  @Test("Delegate and view may refuse")
  func refusals() {
    stage.activate()
    final class Guardian: UIView {
      override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }
    let (tap, count) = add(UITapGestureRecognizer())
    let answers = RecognizerAnswers()
    tap.delegate = answers
    answers.shouldBegin = false
    stage.tap(200, 200)
    #expect(count.ended == 0)
    #expect(view.events == ["began", "ended"])
    answers.shouldBegin = true
    answers.shouldReceive = false
    stage.tap(200, 200)
    #expect(count.ended == 0)
    answers.shouldReceive = true
    view.addSubview(Guardian(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    stage.tap(20, 20)
    #expect(count.ended == 0)
    stage.tap(200, 200)
    #expect(count.ended == 1)
  }

  @Test("Turning a recogniser off, or taking it away, ends what it does")
  func turningOff() {
    stage.activate()
    let (pan, count) = add(UIPanGestureRecognizer())
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 100), samples: 5)
    pan.isEnabled = false
    #expect(count.states.last == .cancelled)
    stage.send(.moved, 10, 200)
    stage.send(.ended, 10, 200)
    #expect(count.states.last == .cancelled)
    pan.isEnabled = true
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 100), samples: 5)
    view.removeGestureRecognizer(pan)
    #expect(count.states.last == .cancelled)
    #expect(view.gestureRecognizers == nil)
    stage.send(.ended, 10, 110)
    #expect(pan.state == .possible)
  }

  @Test("With delaysTouchesBegan the view hears of the finger when the recogniser has failed")
  func delaysBegan() {
    stage.activate()
    let press = UILongPressGestureRecognizer()
    press.delaysTouchesBegan = true
    _ = add(press)
    stage.send(.began, 50, 50)
    stage.wait(0.1)
    #expect(view.events.isEmpty)
    stage.send(.ended, 50, 50)
    #expect(view.events == ["began", "ended"])
  }

  @Test("A finger that the system takes away cancels everything")
  func systemCancel() {
    stage.activate()
    let (_, taps) = add(UITapGestureRecognizer())
    let (_, pans) = add(UIPanGestureRecognizer())
    stage.send(.began, 50, 50)
    stage.send(.cancelled, 50, 50)
    #expect(taps.states.isEmpty)
    stage.drag(from: CGPoint(x: 10, y: 10), by: CGPoint(x: 0, y: 100), samples: 5)
    stage.send(.cancelled, 10, 110)
    #expect(pans.states.last == .cancelled)
    stage.tap(50, 50)
    #expect(taps.ended == 1)
  }
}
