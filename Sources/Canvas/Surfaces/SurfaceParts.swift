import CCanvas

extension Surface {
  /// Copies the part of `source`, placed at (x, y), that lies in `clip`, without blending.
  public func draw(_ source: Surface, x: Int32, y: Int32, clip: PixelRect) {
    cc_copy(native, clip.intersection(bounds).native, x, y, source.native)
  }

  /// Blends the part of `source`, placed at (x, y), that lies in `clip`.
  public func blend(_ source: Surface, x: Int32 = 0, y: Int32 = 0, clip: PixelRect, alpha: UInt8 = 255) {
    cc_blend(native, clip.intersection(bounds).native, x, y, source.native, alpha)
  }

  /// Makes a hole in the shape of `mask`, placed at (x, y): where the mask is full the pixels become transparent.
  public func cut(_ placed: PlacedMask) {
    let mask = placed.mask
    let part = PixelRect(x: placed.x, y: placed.y, width: mask.width, height: mask.height).intersection(bounds)
    guard !part.isEmpty else { return }
    for y in Int(part.y)..<Int(part.maxY) {
      let row = pixels + y * stride
      let coverage = mask.coverage + (y - Int(placed.y)) * Int(mask.width) - Int(placed.x)
      for x in Int(part.x)..<Int(part.maxX) {
        let rest = UInt32(255 - coverage[x])
        let pixel = row[x]
        func channel(_ shift: UInt32) -> UInt32 { (((pixel >> shift & 255) * rest + 127) / 255) << shift }
        row[x] = rest == 0 ? 0 : channel(0) | channel(8) | channel(16) | channel(24)
      }
    }
  }
}

extension DisplayList {
  /// Draws the part of the list, its origin at (x, y), that lies in `clip`.
  public func draw(on surface: Surface, x: Int32, y: Int32, clip: PixelRect) {
    draw(on: surface.native, x: x, y: y, clip: clip.intersection(surface.bounds))
  }
}
