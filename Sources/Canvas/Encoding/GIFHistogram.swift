/// How often colours are shown. However long an animation is and however many colours it has, the memory is bounded.
@MainActor
public struct GIFHistogram {
  private(set) var counts: [UInt32: Int] = [:]
  /// Which bits of a colour count: all, until there are too many colours.
  private var kept: UInt32 = 0xff_ffff

  /// More colours than this are told apart less finely.
  private static let limit = 1 << 15

  /// No colour yet.
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
          if run > 0 { count(last, run) }
          last = color
          run = 1
        }
      }
    }
    if run > 0 { count(last, run) }
  }

  private mutating func count(_ color: UInt32, _ pixels: Int) {
    counts[color & kept, default: 0] += pixels
    while counts.count > Self.limit { coarsen() }
  }

  /// Drops the lowest bit of every channel that still counts.
  private mutating func coarsen() {
    kept &= kept << 1 & 0xfe_fefe
    var coarse: [UInt32: Int] = [:]
    for (color, pixels) in counts { coarse[color & kept, default: 0] += pixels }
    counts = coarse
  }
}
