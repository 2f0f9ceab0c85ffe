import Foundation

/// Where the characters of one line of text begin, in points from the line's begin.
struct MeasuredLine {
  /// One more than there are characters: the last is where the text ends.
  private(set) var edges: [CGFloat]

  /// The line of no text.
  static let empty = MeasuredLine()

  private init() { edges = [0] }

  @MainActor
  init(_ text: String, count: Int, font: UIFont) {
    edges = []
    edges.reserveCapacity(count + 1)
    edges.append(0)
    var edge: CGFloat = 0
    for character in text {
      edge += font.advance(of: character)
      edges.append(edge)
    }
  }

  var width: CGFloat { edges[edges.count - 1] }

  /// Where the character at `offset` begins; what lies outside of the text counts as its end nearest to it.
  func edge(_ offset: Int) -> CGFloat { edges[min(max(offset, 0), edges.count - 1)] }

  /// The place between characters that is nearest to `x`.
  func nearestOffset(to x: CGFloat) -> Int {
    let after = firstOffset(at: x)
    guard after > 0 else { return 0 }
    return x - edges[after - 1] < edges[after] - x ? after - 1 : after
  }

  /// The first place that does not lie before `x`; the last one when all do.
  func firstOffset(at x: CGFloat) -> Int {
    var low = 0
    var high = edges.count - 1
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] < x { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
