import Testing

@testable import UIKit

/// The tables of uikit-facts D.2 and D.3.
@Suite struct TimingCurveTests {
  @Test(arguments: [
    (0.1, 0.0197), (0.2, 0.0817), (0.3, 0.1874), (0.4, 0.3319), (0.5, 0.5), (0.6, 0.6681), (0.9, 0.9803),
  ])
  func easeInOut(_ x: Double, _ y: Double) {
    #expect(abs(TimingCurve.easeInOut.progress(elapsed: x, duration: 1) - y) < 0.0001)
  }

  @Test(arguments: [(0.1, 0.0170), (0.5, 0.3154), (0.9, 0.8394)])
  func easeIn(_ x: Double, _ y: Double) {
    #expect(abs(TimingCurve.easeIn.progress(elapsed: x, duration: 1) - y) < 0.0001)
  }

  @Test(arguments: [(0.1, 0.1606), (0.5, 0.6846), (0.9, 0.9830)])
  func easeOut(_ x: Double, _ y: Double) {
    #expect(abs(TimingCurve.easeOut.progress(elapsed: x, duration: 1) - y) < 0.0001)
  }

  @Test(arguments: [(0.05, 0.2322), (0.1, 0.5448), (0.15, 0.7583), (0.25, 0.9420), (0.4, 0.9944)])
  func keyboardSpring(_ time: Double, _ value: Double) {
    #expect(abs(TimingCurve.keyboardSpring.progress(elapsed: time, duration: 0.5) - value) < 0.0001)
  }

  @Test(arguments: [1.0, 0.8, 0.7, 0.5])
  func springsAreNearlyThereAtTheEnd(_ ratio: Double) {
    let curve = TimingCurve.spring(duration: 0.5, dampingRatio: ratio, velocity: 0)
    #expect(abs(curve.progress(elapsed: 0.499, duration: 0.5) - 1) < 0.002)
    #expect(curve.progress(elapsed: 0.5, duration: 0.5) == 1)
    #expect(curve.progress(elapsed: 0, duration: 0.5) == 0)
  }
}
