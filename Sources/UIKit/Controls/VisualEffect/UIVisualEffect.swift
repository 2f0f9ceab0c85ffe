import Foundation

/// What a visual effect view does to what lies behind it.
@MainActor
open class UIVisualEffect: NSObject {}

/// Blurs what lies behind.
@MainActor
public final class UIBlurEffect: UIVisualEffect {
  /// The kinds of glass.
  public enum Style: Int, Sendable {
    /// Nearly white.
    case extraLight
    /// White.
    case light
    /// Dark.
    case dark
    /// As the surroundings are.
    case regular = 4
    /// As the surroundings are, with more contrast.
    case prominent
    /// As the surroundings are; the thinnest.
    case systemUltraThinMaterial
    /// As the surroundings are; thin.
    case systemThinMaterial
    /// As the surroundings are.
    case systemMaterial
    /// As the surroundings are; thick.
    case systemThickMaterial
    /// As bars are.
    case systemChromeMaterial
    /// Light; the thinnest.
    case systemUltraThinMaterialLight
    /// Light; thin.
    case systemThinMaterialLight
    /// Light.
    case systemMaterialLight
    /// Light; thick.
    case systemThickMaterialLight
    /// Light, as bars are.
    case systemChromeMaterialLight
    /// Dark; the thinnest.
    case systemUltraThinMaterialDark
    /// Dark; thin.
    case systemThinMaterialDark
    /// Dark.
    case systemMaterialDark
    /// Dark; thick.
    case systemThickMaterialDark
    /// Dark, as bars are.
    case systemChromeMaterialDark
  }

  let style: Style

  /// Glass of a kind.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Lets content shine through a blur. It is kept; content is drawn as it is.
@MainActor
public final class UIVibrancyEffect: UIVisualEffect {
  /// For content on a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
