import Foundation

/// How far a movement has come after a part of its time: 0 at its begin, 1 at its end.
package enum TimingCurve: Equatable, Sendable {
  case linear
  /// A cubic Bézier from (0, 0) to (1, 1) with two control points.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A critically damped spring of angular frequency `omega` per second (the keyboard's from iOS 7).
  case criticalSpring(omega: Double, velocity: Double)
  /// An under-damped spring.
  case spring(omega: Double, dampingRatio: Double, velocity: Double)

  /// Source: CAMediaTimingFunction's documented control points.
  package static let easeInOut = bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  package static let easeIn = bezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  package static let easeOut = bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Mass 3, stiffness 1000, damping 500, which Core Animation evaluates as critically damped (uikit-facts D.2).
  package static let keyboardSpring = criticalSpring(omega: (1000.0 / 3).squareRoot(), velocity: 0)
  /// How long the keyboard's spring runs, whatever duration is asked for, in seconds (uikit-facts D.1).
  package static let keyboardSpringDuration = 0.5

  /// The spring of `UIView.animate(usingSpringWithDamping:)`: its envelope is a thousandth at the end of `duration`
  /// (uikit-facts D.4; assumed).
  package static func spring(duration: Double, dampingRatio: Double, velocity: Double) -> TimingCurve {
    let ratio = min(max(dampingRatio, 0.01), 1)
    let time = max(duration, 1e-6)
    if ratio >= 1 {
      // (1 + ωd)·e^(−ωd) = 0.001 at ωd = 9.2334.
      return .criticalSpring(omega: 9.2334 / time, velocity: velocity)
    }
    let omega = -log(0.001 * (1 - ratio * ratio).squareRoot()) / (ratio * time)
    return .spring(omega: omega, dampingRatio: ratio, velocity: velocity)
  }

  /// The part of the way after `elapsed` of `duration` seconds.
  package func progress(elapsed: Double, duration: Double) -> Double {
    if elapsed >= duration { return 1 }
    if elapsed <= 0 { return 0 }
    switch self {
    case .linear: return elapsed / duration
    case .bezier(let x1, let y1, let x2, let y2):
      return Self.bezier(at: elapsed / duration, x1: x1, y1: y1, x2: x2, y2: y2)
    case .criticalSpring(let omega, let velocity):
      return 1 - (1 + (omega - velocity) * elapsed) * exp(-omega * elapsed)
    case .spring(let omega, let ratio, let velocity):
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let envelope = exp(-ratio * omega * elapsed)
      return 1 - envelope * (cos(damped * elapsed) + (ratio * omega - velocity) / damped * sin(damped * elapsed))
    }
  }

  /// The curve's y at x. Newton's method, and bisection where its slope is too flat.
  private static func bezier(at x: Double, x1: Double, y1: Double, x2: Double, y2: Double) -> Double {
    func value(_ t: Double, _ a: Double, _ b: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }
    func slope(_ t: Double, _ a: Double, _ b: Double) -> Double {
      let u = 1 - t
      return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
    }
    var t = x
    for _ in 0..<8 {
      let error = value(t, x1, x2) - x
      if abs(error) < 1e-9 { return value(t, y1, y2) }
      let s = slope(t, x1, x2)
      if abs(s) < 1e-6 { break }
      t -= error / s
    }
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      t = (low + high) / 2
      if value(t, x1, x2) < x { low = t } else { high = t }
    }
    return value(t, y1, y2)
  }
}
