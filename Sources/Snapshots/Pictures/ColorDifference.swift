import Foundation

/// How different two colours look.
enum ColorDifference {
  /// The CIE 1994 difference (graphic arts) of two pixels, 0xAARRGGBB premultiplied, in CIE Lab under D65. A difference of
  /// alpha counts as that part of 100 when it is the larger one.
  static func between(_ reference: UInt32, _ result: UInt32) -> Double {
    let a = lab(reference)
    let b = lab(result)
    let chroma = (a.y * a.y + a.z * a.z).squareRoot()
    let lightness = a.x - b.x
    let chromaDifference = chroma - (b.y * b.y + b.z * b.z).squareRoot()
    let (da, db) = (a.y - b.y, a.z - b.z)
    let hueSquared = max(0, da * da + db * db - chromaDifference * chromaDifference)
    let chromaTerm = chromaDifference / (1 + 0.045 * chroma)
    let hueWeight = 1 + 0.015 * chroma
    let color =
      (lightness * lightness + chromaTerm * chromaTerm + hueSquared / (hueWeight * hueWeight)).squareRoot()
    let alpha = abs(Double(reference >> 24) - Double(result >> 24)) / 2.55
    return max(color, alpha)
  }

  /// L*, a*, b* of a pixel.
  static func lab(_ pixel: UInt32) -> SIMD3<Double> {
    let red = linear[Int(pixel >> 16 & 255)]
    let green = linear[Int(pixel >> 8 & 255)]
    let blue = linear[Int(pixel & 255)]
    // sRGB's primaries (IEC 61966-2-1), divided by the white of D65.
    let x = response((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047)
    let y = response(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue)
    let z = response((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883)
    return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  private static func response(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
  }

  /// sRGB's transfer curve.
  private static let linear: [Double] = (0..<256).map { byte in
    let value = Double(byte) / 255
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
