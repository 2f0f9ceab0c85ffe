import CCanvas
import CSDL2

/// Pixels in memory, in SDL's ARGB8888 with premultiplied alpha; what a person sees and what a test compares.
@MainActor
public final class Surface {
  public let width: Int32
  public let height: Int32
  let native: cc_surface
  /// The SDL surface that holds the pixels. It stays valid as long as this object lives.
  public nonisolated(unsafe) let sdl: UnsafeMutablePointer<SDL_Surface>

  /// No side is longer, in pixels.
  public nonisolated static let largestSide: Int32 = 16_384

  /// A transparent surface of `width` × `height` pixels; nil when memory for it cannot be had or a side is out of
  /// 1 … `largestSide`.
  public init?(width: Int32, height: Int32) {
    guard (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height),
      let surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
    else { return nil }
    self.width = width
    self.height = height
    sdl = surface
    let pixels = surface.pointee.pixels.assumingMemoryBound(to: UInt32.self)
    native = cc_surface(pixels: pixels, stride: surface.pointee.pitch / 4, width: width, height: height)
  }

  deinit { SDL_FreeSurface(sdl) }

  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
  /// The bytes of the pixels.
  public var byteCount: Int { Int(native.stride) * 4 * Int(height) }
  public var pixels: UnsafeMutablePointer<UInt32> { native.pixels }
  /// Pixels from one row to the next.
  public var stride: Int { Int(native.stride) }

  public subscript(x: Int32, y: Int32) -> PixelColor {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    return PixelColor(value: native.pixels[Int(y) * stride + Int(x)])
  }

  /// Makes every pixel of `rect` transparent.
  public func clear(_ rect: PixelRect) {
    let part = rect.intersection(bounds)
    guard !part.isEmpty else { return }
    for row in Int(part.y)..<Int(part.maxY) {
      (native.pixels + row * stride + Int(part.x)).update(repeating: 0, count: Int(part.width))
    }
  }

  /// A copy of the pixels of `rect`, or of all; nil when memory for it cannot be had.
  public func copy(of rect: PixelRect? = nil) -> Surface? {
    let part = (rect ?? bounds).intersection(bounds)
    guard let copy = Surface(width: part.width, height: part.height) else { return nil }
    cc_copy(copy.native, copy.bounds.native, -part.x, -part.y, native)
    return copy
  }

  /// Copies `source` to (x, y), without blending.
  public func draw(_ source: Surface, x: Int32, y: Int32) {
    cc_copy(native, bounds.native, x, y, source.native)
  }

  /// Fills a rectangle; a colour that is not opaque is blended.
  public func fill(_ rect: PixelRect, _ color: PixelColor) {
    cc_fill(native, bounds.native, rect.native, cc_paint(color: color.value, rows: nil, row_origin: 0, row_count: 0))
  }

  /// Whether the other surface has this one's size and pixels, alpha included.
  public func isSame(as other: Surface) -> Bool { cc_is_same(native, other.native) }

  /// For every pixel that the two surfaces share from their top left corners, row by row, the largest difference of one
  /// channel, alpha included.
  public func channelDifferences(from other: Surface) -> [UInt8] {
    let count = Int(min(width, other.width)) * Int(min(height, other.height))
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let map = buffer.baseAddress else { return }
      _ = cc_difference_map(native, other.native, map)
      initialized = count
    }
  }

  /// How this surface differs from one of the same size; nil when the sizes differ.
  public func difference(from other: Surface) -> SurfaceDifference? {
    guard width == other.width, height == other.height else { return nil }
    let result = cc_compare(native, other.native)
    return SurfaceDifference(
      count: Int(result.count), maximum: Int(result.maximum),
      bounds: PixelRect(x: result.bounds.x, y: result.bounds.y, width: result.bounds.w, height: result.bounds.h))
  }
}
