/// The colours of an animation: at most 255, chosen by median cut from what its frames show.
@MainActor
public struct GIFPalette {
  /// One entry of a GIF's table stays free for "as before".
  static let limit = 255

  private(set) var colors: [UInt32] = []
  /// Found places by colour: the colour and 1 above, the place below; 0 is free. Colours that meet in one cell take turns.
  private var cells = [UInt64](repeating: 0, count: Self.cellCount)

  private static let cellCount = 1 << 14

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
    colors = boxes.map(\.color)
    if colors.isEmpty { colors = [0] }
  }

  /// Adds the places of the colours that are nearest to `count` pixels.
  mutating func map(_ pixels: UnsafePointer<UInt32>, count: Int, into places: inout [UInt8]) {
    var lastColor = UInt32.max
    var lastPlace: UInt8 = 0
    for index in 0..<count {
      let color = pixels[index] & 0xff_ffff
      if color != lastColor {
        lastColor = color
        lastPlace = place(of: color)
      }
      places.append(lastPlace)
    }
  }

  /// The place of the colour that is nearest.
  mutating func place(of color: UInt32) -> UInt8 {
    let cell = Int((color &* 0x9e37_79b1) >> 18)
    let key = UInt64(color) << 8 | 1 << 40
    if cells[cell] & ~255 == key { return UInt8(cells[cell] & 255) }
    let place = nearest(color)
    cells[cell] = key | UInt64(place)
    return place
  }

  private func nearest(_ color: UInt32) -> UInt8 {
    let (red, green, blue) = (Int(color >> 16 & 255), Int(color >> 8 & 255), Int(color & 255))
    var best = 0
    var distance = Int.max
    for (index, candidate) in colors.enumerated() {
      let (r, g, b) = (red - Int(candidate >> 16 & 255), green - Int(candidate >> 8 & 255), blue - Int(candidate & 255))
      let sum = r * r * 3 + g * g * 6 + b * b * 2
      if sum < distance {
        distance = sum
        best = index
      }
    }
    return UInt8(best)
  }

  private struct Box {
    var entries: [(color: UInt32, count: Int)]
    /// Large and much-used boxes are split first; the root keeps plain areas from taking all entries.
    let weight: Double
    /// The channel in which the colours differ most.
    private let shift: UInt32

    init(_ entries: [(color: UInt32, count: Int)]) {
      self.entries = entries
      var count = 0
      var low = [255, 255, 255]
      var high = [0, 0, 0]
      for entry in entries {
        count += entry.count
        for channel in 0..<3 {
          let value = Int(entry.color >> (UInt32(channel) * 8) & 255)
          low[channel] = min(low[channel], value)
          high[channel] = max(high[channel], value)
        }
      }
      let ranges = (0..<3).map { high[$0] - low[$0] }
      // Green first where two are equal: the eye sees it best.
      let channel = [1, 2, 0].max { ranges[$0] < ranges[$1] } ?? 1
      shift = UInt32(channel) * 8
      weight = entries.count > 1 ? Double(ranges[channel]) * Double(count).squareRoot() : -1
    }

    var canSplit: Bool { entries.count > 1 }

    func split() -> (Box, Box) {
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

    /// The colour of most of its pixels where there is one, so that plain areas keep theirs; else the average.
    var color: UInt32 {
      let total = max(1, entries.reduce(0) { $0 + $1.count })
      if let most = entries.max(by: { $0.count < $1.count }), most.count * 2 > total { return most.color }
      var result: UInt32 = 0
      for shift: UInt32 in [0, 8, 16] {
        let sum = entries.reduce(0) { $0 + Int($1.color >> shift & 255) * $1.count }
        result |= UInt32((sum + total / 2) / total) << shift
      }
      return result
    }
  }
}
