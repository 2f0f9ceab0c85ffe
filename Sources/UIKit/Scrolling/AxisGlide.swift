import Foundation

/// The way of a scroll view's content on one axis after the finger has left: slides and bounces, one after the other.
struct AxisGlide {
  private enum Motion {
    case slide(Deceleration)
    case spring(BounceSpring, rest: Double)

    func position(at time: Double) -> Double {
      switch self {
      case .slide(let slide): slide.position(at: time)
      case .spring(let spring, let rest): rest + spring.displacement(at: time)
      }
    }
  }

  private var motions: [(begin: Double, motion: Motion)] = []
  /// In seconds.
  private(set) var duration = 0.0
  /// Where the content comes to rest.
  private(set) var end: Double

  /// The free way: slides, bounces back at the edges of `range` when `bounces`, else stops there. Ends when it is
  /// nearer than `tolerance` to an edge that it comes back to.
  init(
    position: Double, velocity: Double, range: ClosedRange<CGFloat>, rate: Double, bounces: Bool, tolerance: Double
  ) {
    end = position
    let range = Double(range.lowerBound)...Double(range.upperBound)
    var velocity = velocity
    // Out of an overshoot, through the content, and into the other edge: no way has more parts.
    for _ in 0..<4 {
      let edge = end.clamped(to: range)
      if end != edge {
        guard bounces else {
          end = edge
          return
        }
        let spring = BounceSpring(displacement: end - edge, velocity: velocity)
        motions.append((duration, .spring(spring, rest: edge)))
        end = edge
        guard let crossing = spring.crossingTime else {
          duration += spring.restTime(within: tolerance)
          return
        }
        velocity = spring.velocity(at: crossing)
        duration += crossing
      }
      let slide = Deceleration(position: end, velocity: velocity, rate: rate)
      guard slide.duration > 0 else { return }
      let ahead = velocity > 0 ? range.upperBound : range.lowerBound
      guard let time = slide.time(reaching: ahead) else {
        motions.append((duration, .slide(slide)))
        duration += slide.duration
        end = slide.destination
        return
      }
      if time > 0 { motions.append((duration, .slide(slide))) }
      duration += time
      end = ahead
      guard bounces else { return }
      let spring = BounceSpring(displacement: 0, velocity: slide.velocity(at: time))
      let rest = spring.restTime(within: tolerance)
      if rest > 0 { motions.append((duration, .spring(spring, rest: ahead))) }
      duration += rest
      return
    }
  }

  /// A slide that stops at `destination`.
  init(position: Double, destination: Double, rate: Double) {
    let slide = Deceleration(position: position, destination: destination, rate: rate)
    end = destination
    guard position != destination else { return }
    motions = [(0, .slide(slide))]
    duration = slide.duration
  }

  /// A spring to `destination` that does not go past it.
  init(position: Double, destination: Double, velocity: Double, frequency: Double, tolerance: Double) {
    end = destination
    let displacement = position - destination
    guard displacement != 0 else { return }
    let limit = frequency * abs(displacement)
    let spring = BounceSpring(
      displacement: displacement, velocity: min(max(velocity, -limit), limit), frequency: frequency)
    motions = [(0, .spring(spring, rest: destination))]
    duration = spring.restTime(within: tolerance)
  }

  func position(at time: Double) -> Double {
    guard time < duration, let current = motions.last(where: { $0.begin <= time }) else { return end }
    return current.motion.position(at: time - current.begin)
  }
}
