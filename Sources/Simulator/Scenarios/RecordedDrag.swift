import Foundation
import Scenarios
import UIKit

/// A drag as a hand made it, said with few waypoints. Played again it comes to the same offset within a point: what
/// decides how far content goes on when the finger is lifted, and when a gesture begins, stays as it was.
@MainActor
struct RecordedDrag {
  private struct Sample {
    /// Since the finger came down, in seconds.
    var time: Double
    var point: ScenarioPoint
  }

  /// So far may a finger be from where it was at the same time, in points.
  static let tolerance = 0.5
  /// A finger that is not heard of for longer rests: the window is told of every movement.
  private static let longestGap = 1.0 / 30
  /// So many samples at most are looked at as one way, so that a long drag takes no longer for each.
  private static let longestWay = 256

  /// The first is where the finger came down.
  private var samples: [Sample]
  /// When it was lifted.
  private let end: Double

  /// - Parameters:
  ///   - start: Where the finger came down.
  ///   - moves: Where it was when, in seconds since then.
  ///   - end: Where and when it was lifted.
  init(from start: CGPoint, _ moves: [(time: Double, point: CGPoint)], end: (time: Double, point: CGPoint)) {
    samples = [Sample(time: 0, point: ScenarioPoint(start))]
    self.end = Self.rounded(end.time)
    for move in moves + [end] {
      let sample = Sample(time: min(Self.rounded(move.time), self.end), point: ScenarioPoint(move.point))
      // What comes at the same time is seen at once.
      if samples.count > 1, samples[samples.count - 1].time == sample.time {
        samples[samples.count - 1].point = sample.point
      } else if samples[samples.count - 1].point != sample.point {
        samples.append(sample)
      }
    }
  }

  private static func rounded(_ seconds: Double) -> Double { (max(seconds, 0) * 10_000).rounded() / 10_000 }

  /// The step that does the same.
  var action: ScenarioAction {
    if let even { return even }
    return .path(from: samples[0].point, waypoints)
  }

  // MARK: One even way

  private var even: ScenarioAction? {
    guard let last = samples.last, samples.count > 2, last.time > 0,
      (1..<samples.count - 1).allSatisfy({ distance(of: samples[$0], from: samples[0], to: last) <= Self.tolerance }),
      resting.allSatisfy({ distance(of: $0, from: samples[0], to: last) <= Self.tolerance })
    else { return nil }
    let wanted = speed(samples.dropFirst().map { ($0.time, $0.point) })
    let steps = max(1, Int((last.time * 60).rounded(.up)))
    let played = speed(
      (1...steps).map { step in
        let part = Double(step) / Double(steps)
        return (last.time * part, Self.between(samples[0].point, last.point, part))
      })
    // Content goes on by half of the speed of a second.
    guard hypot(wanted.x - played.x, wanted.y - played.y) / 2 <= Self.tolerance / 2 else { return nil }
    return .drag(
      from: samples[0].point, to: last.point, seconds: last.time, rest: Self.rounded(end - last.time))
  }

  /// Where the finger still was just before it was heard of again.
  private var resting: [Sample] {
    zip(samples, samples.dropFirst()).filter { $1.time - $0.time > Self.longestGap }
      .map { Sample(time: Self.rounded($1.time - 1.0 / 60), point: $0.point) }
  }

  /// How fast the finger is when it is lifted.
  private func speed(_ moves: [(time: Double, point: ScenarioPoint)]) -> CGPoint {
    var meter = VelocityMeter()
    meter.add(CGPoint(samples[0].point), at: 0)
    for move in moves { meter.add(CGPoint(move.point), at: move.time) }
    return meter.velocity(at: end)
  }

  private static func between(_ start: ScenarioPoint, _ end: ScenarioPoint, _ part: Double) -> ScenarioPoint {
    ScenarioPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
  }

  /// How far a sample is from where a finger would be then that moves evenly.
  private func distance(of sample: Sample, from start: Sample, to end: Sample) -> Double {
    let length = end.time - start.time
    let place = Self.between(start.point, end.point, length > 0 ? (sample.time - start.time) / length : 1)
    return hypot(sample.point.x - place.x, sample.point.y - place.y)
  }

  // MARK: A path

  private var waypoints: [ScenarioWaypoint] {
    let all = (samples + resting).sorted { $0.time < $1.time }
    let kept = kept(of: all)
    var result: [ScenarioWaypoint] = []
    var last = 0
    // How long the finger has rested.
    var rest = 0.0
    for index in kept.dropFirst() {
      let seconds = all[index].time - all[last].time
      if all[last...index].allSatisfy({ $0.point == all[last].point }) {
        rest += seconds
      } else if index == last + 1 {
        result.append(ScenarioWaypoint(all[index].point, after: Self.rounded(rest + seconds)))
        rest = 0
      } else {
        if rest > 0 { result.append(ScenarioWaypoint(all[last].point, after: Self.rounded(rest))) }
        result.append(ScenarioWaypoint(all[index].point, over: Self.rounded(seconds)))
        rest = 0
      }
      last = index
    }
    rest = Self.rounded(rest + end - all[last].time)
    if rest > 0 || result.isEmpty { result.append(ScenarioWaypoint(all[last].point, after: rest)) }
    return result
  }

  /// The samples between which a finger can move evenly (Ramer–Douglas–Peucker, in time and space).
  private func kept(of all: [Sample]) -> [Int] {
    var kept: Set<Int> = [0, all.count - 1]
    // The gesture begins between the same samples, and so at the same time and in the same direction.
    let start = all[0].point
    let slop = Double(UIPanGestureRecognizer.slop)
    if let first = all.firstIndex(where: { hypot($0.point.x - start.x, $0.point.y - start.y) >= slop }) {
      kept.formUnion([first - 1, first])
    }
    // The speed is that of the same samples.
    let window = end - VelocityMeter.window - 1e-6
    if let first = all.firstIndex(where: { $0.time >= window }) {
      kept.formUnion(max(first - 1, 0)..<all.count)
    }
    kept.formUnion(stride(from: 0, to: all.count, by: Self.longestWay))
    let fixed = kept.sorted()
    var ways = zip(fixed, fixed.dropFirst()).map { ($0, $1) }
    while let (first, last) = ways.popLast() {
      guard last - first > 1 else { continue }
      var farthest = (index: first, distance: Self.tolerance)
      for index in (first + 1)..<last {
        let distance = distance(of: all[index], from: all[first], to: all[last])
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.index > first else { continue }
      kept.insert(farthest.index)
      ways += [(first, farthest.index), (farthest.index, last)]
    }
    return kept.sorted()
  }
}
