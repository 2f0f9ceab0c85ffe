import Foundation

/// Content that comes back to its edge.
///
/// Source: uikit-facts D.8 (measured): entered with a speed it is critically damped with ω = 11 /s (its peak is
/// v / 11e, at 1/11 s); from rest it is overdamped with the rates 9 and 46 /s.
struct BounceSpring: Equatable {
  static let frequency = 11.0
  static let slowRate = 9.0
  static let fastRate = 46.0

  /// How far from rest, in points.
  let displacement: Double
  /// In points a second.
  let velocity: Double
  let frequency: Double
  let isOverdamped: Bool

  init(displacement: Double, velocity: Double) {
    self.displacement = displacement
    self.velocity = velocity
    frequency = Self.frequency
    isOverdamped = velocity == 0
  }

  /// A critically damped spring of another frequency, per second.
  init(displacement: Double, velocity: Double, frequency: Double) {
    self.displacement = displacement
    self.velocity = velocity
    self.frequency = frequency
    isOverdamped = false
  }

  private var slope: Double { velocity + frequency * displacement }

  func displacement(at time: Double) -> Double {
    if isOverdamped {
      let (slow, fast) = (Self.slowRate, Self.fastRate)
      return displacement * (fast * exp(-slow * time) - slow * exp(-fast * time)) / (fast - slow)
    }
    return (displacement + slope * time) * exp(-frequency * time)
  }

  func velocity(at time: Double) -> Double {
    if isOverdamped {
      let (slow, fast) = (Self.slowRate, Self.fastRate)
      return displacement * slow * fast * (exp(-fast * time) - exp(-slow * time)) / (fast - slow)
    }
    return (velocity - frequency * slope * time) * exp(-frequency * time)
  }

  /// When the rest position is passed, in seconds; nil when it never is.
  var crossingTime: Double? {
    guard !isOverdamped, displacement != 0, slope != 0 else { return nil }
    let time = -displacement / slope
    return time > 0 ? time : nil
  }

  /// When the content stays nearer than `distance` to its rest, in seconds.
  func restTime(within distance: Double) -> Double {
    guard distance > 0 else { return 0 }
    var low = 0.0
    if !isOverdamped, slope != 0 { low = max(0, velocity / (frequency * slope)) }
    if abs(displacement(at: low)) <= distance, abs(displacement) <= distance { return 0 }
    // From the turning point on the distance only falls.
    var high = low + 0.25
    while abs(displacement(at: high)) > distance, high < 60 { high = low + (high - low) * 2 }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if abs(displacement(at: middle)) > distance { low = middle } else { high = middle }
    }
    return high
  }
}
