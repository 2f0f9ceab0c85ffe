import Foundation

/// The speed of a movement from its last tenth of a second.
///
/// Source: uikit-facts D.8 (measured: the last ~100 ms) and D.6 (a pause of more than 0.1 s before release gives 0).
package struct VelocityMeter {
  /// In seconds.
  package static let window = 0.1
  private static let limit = 64

  private var samples: [(time: Double, position: CGPoint)] = []

  package init() {}

  mutating func reset() { samples.removeAll(keepingCapacity: true) }

  package mutating func add(_ position: CGPoint, at time: Double) {
    if let last = samples.last, time <= last.time {
      samples[samples.count - 1].position = position
      return
    }
    let oldest = time - Self.window - 1e-6
    let stale = samples.prefix { $0.time < oldest }.count
    let surplus = max(stale, samples.count - Self.limit + 1)
    if surplus > 0 { samples.removeFirst(surplus) }
    samples.append((time, position))
  }

  /// In units of the positions a second.
  package func velocity(at now: Double) -> CGPoint {
    guard let first = samples.first(where: { $0.time >= now - Self.window - 1e-6 }), let last = samples.last,
      last.time > first.time
    else { return .zero }
    let time = last.time - first.time
    return CGPoint(
      x: (last.position.x - first.position.x) / time, y: (last.position.y - first.position.y) / time)
  }
}
