import Foundation

/// Content that slides on after the finger has left: its speed falls by a constant factor every millisecond until it is
/// slow.
///
/// Source: uikit-facts D.8 (measured): the way is the sum over milliseconds, v · 0.499 s at rate 0.998, and it stops at
/// 10 points a second, so that 1000 points a second go (1000 − 10) · 0.499 = 494.01 points.
struct Deceleration: Equatable {
  /// In points a second.
  static let stopSpeed = 10.0

  let position: Double
  /// In points a second.
  let velocity: Double
  /// The factor of a millisecond.
  let rate: Double

  init(position: Double, velocity: Double, rate: Double) {
    self.position = position
    self.velocity = velocity
    self.rate = Self.usable(rate)
  }

  /// The slide from `position` that stops at `destination`.
  init(position: Double, destination: Double, rate: Double) {
    let distance = destination - position
    let usable = Self.usable(rate)
    let speed = abs(distance) / Self.time(usable) + Self.stopSpeed
    self.init(position: position, velocity: distance < 0 ? -speed : speed, rate: usable)
  }

  private static func usable(_ rate: Double) -> Double { rate.isFinite ? min(max(rate, 0.5), 0.9999) : 0.998 }

  /// The whole way of a speed divided by it, in seconds.
  private static func time(_ rate: Double) -> Double { rate / (1 - rate) / 1000 }

  /// In seconds.
  var duration: Double {
    abs(velocity) > Self.stopSpeed ? log(Self.stopSpeed / abs(velocity)) / (1000 * log(rate)) : 0
  }

  var destination: Double {
    guard abs(velocity) > Self.stopSpeed else { return position }
    return position + (velocity - (velocity < 0 ? -Self.stopSpeed : Self.stopSpeed)) * Self.time(rate)
  }

  func velocity(at time: Double) -> Double { velocity * exp(1000 * log(rate) * time) }

  func position(at time: Double) -> Double {
    time >= duration ? destination : position + (velocity - velocity(at: time)) * Self.time(rate)
  }

  /// When `edge` is reached, in seconds; nil when the slide stops before.
  func time(reaching edge: Double) -> Double? {
    let distance = edge - position
    guard velocity != 0, distance / velocity >= 0, abs(destination - position) >= abs(distance), duration > 0 else {
      return nil
    }
    let left = 1 - distance / (velocity * Self.time(rate))
    return left > 0 ? max(0, log(left) / (1000 * log(rate))) : nil
  }
}
