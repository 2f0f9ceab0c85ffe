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
    self.init()
    append(text, count: count, font: font)
  }

  /// Measures `new` in place of `old`, which was measured in the same font: from where they differ on.
  @MainActor
  mutating func replace(_ old: String, by new: String, count: Int, font: UIFont) {
    guard old.utf8.count == edges.count - 1, new.utf8.count == count else {
      self = MeasuredLine(new, count: count, font: font)
      return
    }
    // Both have as many bytes as characters.
    let same = Self.commonPrefix(old, new)
    edges.removeLast(edges.count - 1 - same)
    append(new.utf8.dropFirst(same), font: font)
  }

  /// How many bytes are equal before the first difference.
  private static func commonPrefix(_ one: String, _ other: String) -> Int {
    func count(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Int {
      let limit = min(first.count, second.count)
      var same = 0
      while same < limit, first[same] == second[same] { same += 1 }
      return same
    }
    // Texts without storage in one piece, which Foundation may hand out, are measured anew.
    return one.utf8.withContiguousStorageIfAvailable { first in
      other.utf8.withContiguousStorageIfAvailable { count(first, $0) } ?? 0
    } ?? 0
  }

  @MainActor
  private mutating func append(_ bytes: some Collection<UInt8>, font: UIFont) {
    edges.reserveCapacity(edges.count + bytes.count)
    var edge = width
    for byte in bytes {
      edge += font.advance(ofASCII: byte)
      edges.append(edge)
    }
  }

  @MainActor
  private mutating func append(_ text: String, count: Int, font: UIFont) {
    // As many bytes as characters: ASCII, without "\r\n".
    if text.utf8.count == count { return append(text.utf8, font: font) }
    edges.reserveCapacity(count + 1)
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
