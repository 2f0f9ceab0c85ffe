/// The colours of an animation: at most 255, chosen by median cut from what its frames show.
@MainActor
public struct GIFPalette {
  /// One entry of a GIF's table stays free for "as before".
  static let limit = 255

  private(set) var colors: [UInt32] = []
  private var nearest: [UInt32: UInt8] = [:]

  /// The palette of the counted colours, 0xRRGGBB.
  public init(_ histogram: GIFHistogram) {
    var boxes = [Box(histogram.counts.sorted { $0.key < $1.key }.map { (color: $0.key, count: $0.value) })]
    while boxes.count < Self.limit {
      guard let index = boxes.indices.max(by: { boxes[$0].weight < boxes[$1].weight }), boxes[index].canSplit else {
        break
      }
      let (low, high) = boxes[index].split()
      boxes[index] = low
      boxes.append(high)
    }
    colors = boxes.map(\.average)
    if colors.isEmpty { colors = [0] }
  }

  /// The place of the colour that is nearest.
  mutating func index(of color: UInt32) -> UInt8 {
    if let index = nearest[color] { return index }
    func channel(_ value: UInt32, _ shift: UInt32) -> Int { Int(value >> shift & 255) }
    var best = 0
    var distance = Int.max
    for (index, candidate) in colors.enumerated() {
      var sum = 0
      for (shift, weight) in [(UInt32(16), 3), (8, 6), (0, 2)] {
        let difference = channel(color, shift) - channel(candidate, shift)
        sum += difference * difference * weight
      }
      if sum < distance {
        distance = sum
        best = index
      }
    }
    nearest[color] = UInt8(best)
    return UInt8(best)
  }

  private struct Box {
    var entries: [(color: UInt32, count: Int)]

    init(_ entries: [(color: UInt32, count: Int)]) { self.entries = entries }

    func range(_ shift: UInt32) -> Int {
      let values = entries.map { Int($0.color >> shift & 255) }
      return (values.max() ?? 0) - (values.min() ?? 0)
    }

    var canSplit: Bool { entries.count > 1 }
    /// Large and much-used boxes are split first; the root keeps plain areas from taking all entries.
    var weight: Double {
      guard canSplit else { return -1 }
      let count = entries.reduce(0) { $0 + $1.count }
      return Double(max(range(16), range(8), range(0))) * Double(count).squareRoot()
    }

    func split() -> (Box, Box) {
      let shift = [UInt32(8), 16, 0].max { range($0) < range($1) } ?? 8
      let sorted = entries.sorted { ($0.color >> shift & 255, $0.color) < ($1.color >> shift & 255, $1.color) }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var sum = 0
      var cut = 1
      for (index, entry) in sorted.enumerated() {
        sum += entry.count
        if sum > half {
          cut = min(max(index, 1), sorted.count - 1)
          break
        }
      }
      return (Box(Array(sorted[..<cut])), Box(Array(sorted[cut...])))
    }

    var average: UInt32 {
      var result: UInt32 = 0
      let total = max(1, entries.reduce(0) { $0 + $1.count })
      for shift: UInt32 in [0, 8, 16] {
        let sum = entries.reduce(0) { $0 + Int($1.color >> shift & 255) * $1.count }
        result |= UInt32((sum + total / 2) / total) << shift
      }
      return result
    }
  }
}

/// How often colours are shown.
@MainActor
public struct GIFHistogram {
  var counts: [UInt32: Int] = [:]

  public init() {}

  /// Counts the colours of a part of a picture.
  public mutating func add(_ surface: Surface, _ rect: PixelRect) {
    let part = rect.intersection(surface.bounds)
    guard !part.isEmpty else { return }
    var last: UInt32 = 0
    var run = 0
    for y in Int(part.y)..<Int(part.maxY) {
      let row = surface.pixels + y * surface.stride
      for x in Int(part.x)..<Int(part.maxX) {
        let color = row[x] & 0xff_ffff
        if color == last {
          run += 1
        } else {
          if run > 0 { counts[last, default: 0] += run }
          last = color
          run = 1
        }
      }
    }
    if run > 0 { counts[last, default: 0] += run }
  }
}
