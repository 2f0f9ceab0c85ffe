import CCanvas

/// Glyph masks placed relative to the start of a baseline, in pixels.
@MainActor
public final class GlyphRun {
  struct Glyph {
    var mask: Mask
    var x: Int32
    var y: Int32
  }

  let glyphs: [Glyph]
  /// The pixels that the glyphs touch, relative to the baseline's start.
  public let bounds: PixelRect

  init(glyphs: [Glyph]) {
    self.glyphs = glyphs
    var box = PixelRect.empty
    for glyph in glyphs {
      box = box.union(PixelRect(x: glyph.x, y: glyph.y, width: glyph.mask.width, height: glyph.mask.height))
    }
    bounds = box
  }

  nonisolated func isSame(as other: GlyphRun) -> Bool {
    bounds == other.bounds
      && glyphs.elementsEqual(other.glyphs) { $0.mask === $1.mask && $0.x == $1.x && $0.y == $1.y }
  }

  func draw(on surface: cc_surface, clip: PixelRect, x: Int32, y: Int32, paint: cc_paint) {
    for glyph in glyphs {
      let left = x &+ glyph.x
      if left >= clip.maxX || left &+ glyph.mask.width <= clip.x { continue }
      cc_fill_mask(surface, clip.native, left, y &+ glyph.y, glyph.mask.native, paint)
    }
  }
}
