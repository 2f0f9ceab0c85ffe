/// A device colour: 0xAARRGGBB, the colour premultiplied by alpha.
public struct PixelColor: Hashable, Sendable {
  public var value: UInt32

  public static let clear = PixelColor(value: 0)
  public static let black = PixelColor(value: 0xff00_0000)
  public static let white = PixelColor(value: 0xffff_ffff)

  @inlinable public init(value: UInt32) { self.value = value }

  /// Components from 0 to 1, not premultiplied; what lies outside is clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func byte(_ component: Double) -> UInt32 {
      component.isFinite ? UInt32((min(max(component, 0), 1) * 255).rounded()) : 0
    }
    let a = min(max(alpha.isFinite ? alpha : 0, 0), 1)
    value = byte(a) << 24 | byte(red * a) << 16 | byte(green * a) << 8 | byte(blue * a)
  }

  @inlinable public var alpha: UInt8 { UInt8(truncatingIfNeeded: value >> 24) }
  @inlinable public var isOpaque: Bool { value >> 24 == 255 }
  @inlinable public var isClear: Bool { value == 0 }

  /// An opaque colour from 0xRRGGBB.
  public static func rgb(_ hex: UInt32) -> PixelColor { PixelColor(value: 0xff00_0000 | hex) }
}
