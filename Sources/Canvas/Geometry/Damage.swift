/// The part of a surface whose pixels can differ from what is there: a few rectangles that may touch but seldom overlap.
public struct Damage {
  /// More rectangles than this cost more to walk than the pixels they save.
  static let limit = 16

  public private(set) var rects: [PixelRect] = []

  public init() {}

  public var isEmpty: Bool { rects.isEmpty }

  /// The number of pixels that will be drawn.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }

  public mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

  /// Adds a rectangle; it is merged with one that is near, when the union holds little more than both.
  public mutating func add(_ rect: PixelRect) {
    if rect.isEmpty { return }
    var added = rect
    var index = 0
    while index < rects.count {
      let other = rects[index]
      if other.contains(added) { return }
      let union = other.union(added)
      if union.area * 4 <= (other.area + added.area) * 5 {
        rects.swapAt(index, rects.count - 1)
        rects.removeLast()
        added = union
        index = 0
      } else {
        index += 1
      }
    }
    if rects.count >= Self.limit {
      var best = 0
      var growth = Int.max
      for (candidate, other) in rects.enumerated() {
        let more = other.union(added).area - other.area
        if more < growth {
          growth = more
          best = candidate
        }
      }
      let merged = rects[best].union(added)
      rects.remove(at: best)
      add(merged)
    } else {
      rects.append(added)
    }
  }
}
