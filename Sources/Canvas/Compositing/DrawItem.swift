import CCanvas

/// One step of drawing, in pixels relative to its display list's origin.
public struct DrawItem: Equatable {
  public enum Command {
    case fill(PixelRect, Paint)
    /// A nine-slice mask stretched to the rectangle.
    case nine(PixelRect, Mask, Paint)
    case mask(x: Int32, y: Int32, Mask, Paint)
    /// Glyphs with the baseline's start at (x, y).
    case text(x: Int32, y: Int32, GlyphRun, Paint)
    /// A picture at its own size.
    case picture(x: Int32, y: Int32, Surface, alpha: UInt8)
    /// A picture stretched to the rectangle.
    case stretched(PixelRect, Surface, alpha: UInt8)
  }

  public var command: Command
  /// The pixels that the item can touch.
  public var bounds: PixelRect

  public static func == (left: DrawItem, right: DrawItem) -> Bool {
    guard left.bounds == right.bounds else { return false }
    switch (left.command, right.command) {
    case (.fill(let a, let p), .fill(let b, let q)): return a == b && p == q
    case (.nine(let a, let m, let p), .nine(let b, let n, let q)): return a == b && m === n && p == q
    case (.mask(let x, let y, let m, let p), .mask(let u, let v, let n, let q)):
      return x == u && y == v && m === n && p == q
    case (.text(let x, let y, let g, let p), .text(let u, let v, let h, let q)):
      return x == u && y == v && p == q && (g === h || g.isSame(as: h))
    case (.picture(let x, let y, let s, let a), .picture(let u, let v, let t, let b)):
      return x == u && y == v && s === t && a == b
    case (.stretched(let a, let s, let x), .stretched(let b, let t, let y)): return a == b && s === t && x == y
    default: return false
    }
  }

  /// The part that the item covers completely with opaque pixels.
  @MainActor var opaqueRect: PixelRect {
    switch command {
    case .fill(let rect, let paint) where paint.isOpaque: return rect.intersection(bounds)
    default: return .empty
    }
  }

  /// Draws the item moved by (dx, dy), inside of `clip`.
  @MainActor func draw(on surface: cc_surface, dx: Int32, dy: Int32, clip: PixelRect) {
    let clip = clip.intersection(bounds.offset(dx, dy))
    guard !clip.isEmpty else { return }
    switch command {
    case .fill(let rect, let paint):
      paint.withNative(origin: rect.y + dy) { cc_fill(surface, clip.native, rect.offset(dx, dy).native, $0) }
    case .nine(let rect, let mask, let paint):
      let s = mask.slices
      paint.withNative(origin: rect.y + dy) {
        cc_fill_nine(
          surface, clip.native, rect.offset(dx, dy).native, mask.native, s.left, s.top, s.right, s.bottom, $0)
      }
    case .mask(let x, let y, let mask, let paint):
      paint.withNative(origin: y + dy) { cc_fill_mask(surface, clip.native, x + dx, y + dy, mask.native, $0) }
    case .text(let x, let y, let run, let paint):
      paint.withNative(origin: y + dy + run.bounds.y) { native in
        run.draw(on: surface, clip: clip, x: x + dx, y: y + dy, paint: native)
      }
    case .picture(let x, let y, let picture, let alpha):
      cc_blend(surface, clip.native, x + dx, y + dy, picture.native, alpha)
    case .stretched(let rect, let picture, let alpha):
      guard rect.width > 0, rect.height > 0 else { return }
      let a = Double(picture.width) / Double(rect.width)
      let d = Double(picture.height) / Double(rect.height)
      let map = cc_affine(a: a, b: 0, c: 0, d: d, tx: -Double(rect.x + dx) * a, ty: -Double(rect.y + dy) * d)
      cc_blend_affine(surface, clip.native, rect.offset(dx, dy).native, picture.native, map, alpha)
    }
  }
}
