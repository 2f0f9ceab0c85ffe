import Foundation

/// How much of a rectangle scrolling can bring into sight: numbers only, points on the screen, along the vertical axis.
struct ScrollReach {
  /// A scroll view around the rectangle.
  struct Container: Equatable {
    /// On the screen.
    var frame: CGRect
    var offset: CGFloat
    /// The offsets that a person can scroll to; one place only where fingers do not scroll.
    var range: ClosedRange<CGFloat>
  }

  /// The part of a rectangle's height that is in sight after the best scrolling, 0 … 1.
  ///
  /// - Parameters:
  ///   - containers: the scroll views around it, the nearest first.
  ///   - visible: what can be seen of the screen, without the keyboard.
  static func best(of rect: CGRect, in containers: [Container], visible: CGRect) -> Double {
    guard rect.height > 0 else { return 0 }
    var rect = rect
    var containers = containers
    // What the outer one moves gives the inner one more room.
    for _ in 0..<3 {
      for index in containers.indices {
        var area = containers[index].frame.intersection(visible)
        if area.isNull || area.height < rect.height { area = containers[index].frame }
        let move = Self.move(rect, into: area)
        let offset = min(
          max(containers[index].offset + move, containers[index].range.lowerBound), containers[index].range.upperBound)
        let moved = offset - containers[index].offset
        containers[index].offset = offset
        rect = rect.offsetBy(dx: 0, dy: -moved)
        for inner in 0..<index { containers[inner].frame = containers[inner].frame.offsetBy(dx: 0, dy: -moved) }
      }
    }
    let seen = containers.reduce(rect.intersection(visible)) { $0.intersection($1.frame) }
    return seen.isNull ? 0 : Double(seen.height / rect.height)
  }

  /// How far up a rectangle has to move to lie in an area; what is too high for it begins at its top.
  private static func move(_ rect: CGRect, into area: CGRect) -> CGFloat {
    if rect.height > area.height || rect.minY < area.minY { return rect.minY - area.minY }
    return max(0, rect.maxY - area.maxY)
  }
}
