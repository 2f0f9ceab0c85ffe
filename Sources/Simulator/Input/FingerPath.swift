import Foundation

/// The way of a finger along one axis that brings something into sight. Points, on the screen.
struct FingerPath: Equatable {
  /// Where content, a target in it, or the part of it that can be seen starts and ends.
  struct Span: Equatable {
    var start: CGFloat
    var end: CGFloat

    var middle: CGFloat { (start + end) / 2 }
    var length: CGFloat { end - start }
  }

  var start: CGFloat
  var end: CGFloat

  /// A finger moves ten points before content follows.
  static let slop: CGFloat = 10
  /// How far from the edge of what can be seen a finger keeps.
  static let margin: CGFloat = 2
  /// Beyond the edge comes this much of what is beside the target.
  static let surrounding: CGFloat = 10

  /// How far content has to go towards its start for the target to be seen; below 0 towards its end, 0 when it is seen.
  static func distance(to target: Span, seen area: Span) -> CGFloat {
    if target.start >= area.start, target.end <= area.end { return 0 }
    return target.middle > area.middle
      ? target.end - area.end + surrounding : target.start - area.start - surrounding
  }

  /// A way that starts at `start` and moves content by `distance` as far as the seen part lets it; nil when it would move
  /// nothing.
  init?(from start: CGFloat, moving distance: CGFloat, seen area: Span) {
    guard abs(distance) > 1, start >= area.start, start <= area.end else { return nil }
    let travel = distance + (distance > 0 ? Self.slop : -Self.slop)
    self.start = start
    end = min(max(start - travel, area.start + Self.margin), area.end - Self.margin)
    guard abs(end - start) > Self.slop + 1, (end < start) == (distance > 0) else { return nil }
  }

  /// Places at which such a finger may come down, the one with the longest way first.
  static func starts(moving distance: CGFloat, seen area: Span) -> [CGFloat] {
    let count = 8
    return (0..<count).map { index in
      let way = 6 + (area.length - 12) * CGFloat(index) / CGFloat(count)
      return distance > 0 ? area.end - way : area.start + way
    }
  }
}
