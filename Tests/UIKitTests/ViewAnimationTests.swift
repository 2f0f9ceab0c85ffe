import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ViewAnimationTests {
  private func view(adds: Bool = false) -> (UIView, Timeline) {
    var traits = SystemTraits()
    traits.addsAnimations = adds
    let environment = UIKitEnvironment(traits: traits)
    UIKitEnvironment.current = environment
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    return (view, environment.timeline)
  }

  @Test func modelIsAtTheEndAndPresentationOnTheWay() {
    let (view, timeline) = view()
    var finished: Bool?
    UIView.animate(withDuration: 0.25, animations: { view.frame.origin.y = 100 }, completion: { finished = $0 })
    #expect(view.frame.minY == 100)
    #expect(view.presented.frame.minY == 0)
    timeline.advance(to: 0.15)
    #expect(abs(view.presented.frame.minY - 66.81) < 0.01)
    #expect(finished == nil)
    timeline.advance(to: 0.25)
    #expect(view.presented.frame.minY == 100)
    #expect(finished == true)
    #expect(timeline.isSettled)
  }

  @Test func anAnimationAsksForFramesButMakesNoCalls() {
    let (view, timeline) = view()
    UIView.animate(withDuration: 0.25) { view.frame.origin.y = 100 }
    #expect(timeline.needsFrames && !timeline.isSettled)
    #expect(timeline.nextDeadline == 1 / Timeline.framesPerSecond)
    #expect(timeline.nextCall == 0.25)
    timeline.advance(to: 0.25)
    #expect(timeline.nextDeadline == nil && timeline.isSettled)
  }

  @Test func aNewAnimationReplacesTheOldOneBeforeIOS8() {
    let (view, timeline) = view()
    var finished: Bool?
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { finished = $0 })
    timeline.advance(to: 0.5)
    UIView.animate(withDuration: 1) { view.alpha = 1 }
    #expect(finished == false)
    // Without beginFromCurrentState it begins at the old model value.
    #expect(view.presented.alpha == 0)
  }

  @Test func beginFromCurrentStateBeginsWhereTheViewIs() {
    let (view, timeline) = view()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
    timeline.advance(to: 0.5)
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState], animations: { view.alpha = 1 })
    #expect(abs(view.presented.alpha - 0.5) < 1e-9)
    timeline.advance(to: 1)
    #expect(abs(view.presented.alpha - 0.75) < 1e-9)
  }

  @Test func animationsAddUpFromIOS8() {
    let (view, timeline) = view(adds: true)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 })
    timeline.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 5 })
    // 5 + the rest of the first difference (−50) + the whole second one (100).
    #expect(abs(view.presented.center.x - 55) < 1e-9)
  }

  @Test func delayHoldsTheOldValueAndNestedBlocksTakeTheOuterTime() {
    let (view, timeline) = view()
    UIView.animate(
      withDuration: 1, delay: 1, options: .curveLinear,
      animations: {
        UIView.animate(withDuration: 9) { view.alpha = 0 }
      })
    timeline.advance(to: 0.9)
    #expect(view.presented.alpha == 1)
    timeline.advance(to: 1.5)
    #expect(abs(view.presented.alpha - 0.5) < 1e-9)
    timeline.advance(to: 2)
    #expect(view.presented.alpha == 0)
  }

  @Test func noDurationIsAtOnce() {
    let (view, _) = view()
    var finished: Bool?
    UIView.animate(withDuration: 0, animations: { view.alpha = 0.5 }, completion: { finished = $0 })
    #expect(view.presented.alpha == 0.5)
    #expect(finished == true)
  }

  @Test func curve7RunsItsOwnHalfSecond() {
    let (view, timeline) = view(adds: true)
    var end: Double?
    UIView.animate(
      withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16),
      animations: { view.frame.origin.y = 216 }, completion: { _ in end = timeline.now })
    timeline.advance(to: 0.1)
    #expect(abs(view.presented.frame.minY - 0.5448 * 216) < 0.1)
    timeline.advance(to: 1)
    #expect(end == 0.5)
  }

  @Test func repeatingAnimationsGoOnAndDisplayLinksCount() {
    let (view, timeline) = view()
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { view.alpha = 0 })
    timeline.advance(to: 10.25)
    #expect(abs(view.presented.alpha - 0.5) < 1e-6)
    view.layer.removeAllAnimations()
    #expect(view.presented.alpha == 0)
    var frames = 0
    let link = CADisplayLink { _ in frames += 1 }
    link.add(to: .main, forMode: .common)
    timeline.advance(to: timeline.now + 0.5)
    link.invalidate()
    #expect(frames == 30)
  }
}
