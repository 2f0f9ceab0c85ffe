import Canvas
import Foundation

/// What a kind of glass does: lengths are points.
@MainActor
struct BlurMaterial {
  var radius: CGFloat
  var saturation: CGFloat
  var tint: UIColor

  /// Radii, saturation and tints of light, extra light and dark are those of Apple's sample code of 2013 for the same
  /// looks; the others are MEM.
  static func of(_ style: UIBlurEffect.Style, isDark: Bool) -> BlurMaterial {
    switch style {
    case .light: return light(0.3, radius: 30)
    case .extraLight: return BlurMaterial(radius: 20, saturation: 1.8, tint: UIColor(white: 0.97, alpha: 0.82))
    case .dark: return dark(0.73, radius: 20)
    case .regular: return isDark ? dark(0.6) : light(0.65)
    case .prominent: return isDark ? light(0.15) : light(0.8)
    case .systemUltraThinMaterialLight: return light(0.44)
    case .systemThinMaterialLight: return light(0.6)
    case .systemMaterialLight: return light(0.75)
    case .systemThickMaterialLight: return light(0.86)
    case .systemChromeMaterialLight: return light(0.8)
    case .systemUltraThinMaterialDark: return dark(0.5)
    case .systemThinMaterialDark: return dark(0.62)
    case .systemMaterialDark: return dark(0.75)
    case .systemThickMaterialDark: return dark(0.86)
    case .systemChromeMaterialDark: return dark(0.8)
    case .systemUltraThinMaterial: return isDark ? dark(0.5) : light(0.44)
    case .systemThinMaterial: return isDark ? dark(0.62) : light(0.6)
    case .systemMaterial: return isDark ? dark(0.75) : light(0.75)
    case .systemThickMaterial: return isDark ? dark(0.86) : light(0.86)
    case .systemChromeMaterial: return isDark ? dark(0.8) : light(0.8)
    }
  }

  /// Of bars: over white it is the ground of an opaque bar, 249 of 255 (looks-and-formats F.4.2).
  static let lightBar = BlurMaterial(radius: 20, saturation: 1.8, tint: UIColor(white: 0.97, alpha: 0.8))
  /// Of dark bars: over black 22 of 255 (MEM).
  static let darkBar = BlurMaterial(radius: 20, saturation: 1.8, tint: UIColor(white: 0.108, alpha: 0.8))

  private static func light(_ alpha: CGFloat, radius: CGFloat = 25) -> BlurMaterial {
    BlurMaterial(radius: radius, saturation: 1.8, tint: UIColor(white: 1, alpha: alpha))
  }

  private static func dark(_ alpha: CGFloat, radius: CGFloat = 25) -> BlurMaterial {
    BlurMaterial(radius: radius, saturation: 1.8, tint: UIColor(white: 0.11, alpha: alpha))
  }

  /// On a screen of so many pixels a point.
  func pixels(_ scale: CGFloat) -> Backdrop.Material {
    Backdrop.Material(sigma: Double(radius * scale), saturation: Double(saturation), tint: tint.pixel)
  }
}
