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
      guard environment.timeline.stepToNextCall(limit: limit) else { return false }
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
