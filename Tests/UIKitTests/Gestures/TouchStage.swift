import Foundation

@testable import UIKit

/// A phone with one window, a clock that tests move, and fingers.
@MainActor
final class TouchStage {
  let environment: UIKitEnvironment
  let window: UIWindow

  init(systemVersion: String = "5.1", scale: CGFloat = 1, hasPlainRubberBand: Bool = false) {
    var traits = SystemTraits()
    traits.systemVersion = systemVersion
    traits.scale = scale
    traits.rubberBandIsPlain = hasPlainRubberBand
    environment = UIKitEnvironment(traits: traits)
    UIKitEnvironment.current = environment
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.makeKeyAndVisible()
  }

  /// Tests of other suites may have run since a suite made its stage.
  func activate() { UIKitEnvironment.current = environment }

  var now: Double { environment.timeline.now }

  func wait(_ seconds: Double) { environment.timeline.advance(to: now + seconds) }

  func send(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 0) {
    UIApplication.shared.sendTouch(phase, at: CGPoint(x: x, y: y), id: id)
    UIApplication.shared.layoutIfNeeded()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    send(.began, x, y)
    wait(0.05)
    send(.ended, x, y)
  }

  /// A finger comes down, moves evenly at a sample a 60th of a second, and stays down.
  func drag(from start: CGPoint, by way: CGPoint, samples: Int) {
    send(.began, start.x, start.y)
    for sample in 1...samples {
      wait(1.0 / 60)
      let part = CGFloat(sample) / CGFloat(samples)
      send(.moved, start.x + way.x * part, start.y + way.y * part)
    }
  }

  /// Lets everything come to rest; false when it does not within a minute.
  func settle() -> Bool {
    let limit = now + 60
    while !environment.timeline.isSettled {
      guard environment.timeline.stepToNextDeadline(limit: limit) else { return false }
      UIApplication.shared.layoutIfNeeded()
    }
    return true
  }

  /// A scroll view that fills the window, with content of the given size.
  func scrollView(
    content: CGSize = CGSize(width: 320, height: 2000), frame: CGRect = CGRect(x: 0, y: 0, width: 320, height: 480)
  ) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentSize = content
    window.addSubview(scrollView)
    return scrollView
  }
}

/// Writes down which touches it is told of.
@MainActor
final class TouchLog: UIView {
  var events: [String] = []
  var isControl = false

  override var cancelsTouchesWhenScrolled: Bool { !isControl }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  private func note(_ name: String, _ touches: Set<UITouch>) {
    events.append(touches.first.map { "\($0.phase)" } == name ? name : "\(name) in another phase")
  }
}

/// Writes down what a scroll view does.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
  /// Repeated `didScroll`s count once.
  var events: [String] = []
  var scrolls = 0
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var newTarget: CGPoint?
  var onScroll: ((UIScrollView) -> Void)?
  var onEndDragging: ((UIScrollView) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls += 1
    if events.last != "didScroll" { events.append("didScroll") }
    onScroll?(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { events.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    events.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let newTarget { targetContentOffset.pointee = newTarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append("didEndDragging(\(decelerate))")
    onEndDragging?(scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { events.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { events.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { events.append("didEndScrollingAnimation") }
}

/// Answers a recogniser's questions.
@MainActor
final class RecognizerAnswers: UIGestureRecognizerDelegate {
  var shouldBegin = true
  var shouldReceive = true
  var isSimultaneous = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    shouldReceive
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}

/// A small generator, the same on every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
