import Foundation

/// Brings colours of a file to sRGB, in which the phone draws.
///
/// Wide spaces are converted and cut to what sRGB has. The calibrated and device spaces of old files keep their numbers,
/// as they do on a phone.
enum ColorConversion {
  typealias RGBA = (red: Double, green: Double, blue: Double, alpha: Double)

  static func sRGB(_ components: ColorValue.Components, in space: ColorSpace?) -> RGBA {
    let color = components.rgba
    switch space {
    case .displayP3: return displayP3(color)
    case .adobeRGB1998: return adobeRGB(color)
    default: return color
    }
  }

  /// A colour of an asset catalogue, which has its own names for the spaces.
  static func sRGB(_ components: ColorValue.Components, catalogSpace name: String?) -> RGBA {
    name == "display-p3" ? displayP3(components.rgba) : components.rgba
  }

  private static func displayP3(_ color: RGBA) -> RGBA {
    let (red, green, blue) = (linear(color.red), linear(color.green), linear(color.blue))
    return (
      encoded(1.224_940_1 * red - 0.224_940_4 * green),
      encoded(-0.042_056_9 * red + 1.042_057_1 * green),
      encoded(-0.019_637_6 * red - 0.078_636_1 * green + 1.098_273_5 * blue), color.alpha
    )
  }

  private static func adobeRGB(_ color: RGBA) -> RGBA {
    func decoded(_ value: Double) -> Double { pow(min(max(value, 0), 1), 2.199_218_75) }
    let (red, green, blue) = (decoded(color.red), decoded(color.green), decoded(color.blue))
    return (
      encoded(1.398_28 * red - 0.398_28 * green), encoded(green), encoded(-0.042_93 * green + 1.042_93 * blue),
      color.alpha
    )
  }

  private static func linear(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ value: Double) -> Double {
    let value = min(max(value, 0), 1)
    return value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }
}
