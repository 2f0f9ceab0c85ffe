import Foundation

/// Makes an app's own fonts and lengths follow the size of text that a person chose.
@MainActor
public final class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle

  /// As the body grows.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// As a text style grows.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// A font, made for the default size of text, in the size that fits now.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, maximumPointSize: 0) }

  /// The same, not larger than `maximumPointSize` points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The same in some surroundings; nil for those of the phone.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// The same in some surroundings, not larger than `maximumPointSize` points; 0 for no limit.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    // UIKit raises an exception for a font that is scaled already.
    guard font.scaling == nil else { return font.adjusted(to: traitCollection.completed) }
    let size = scaledValue(for: font.pointSize, compatibleWith: traitCollection)
    let maximum = maximumPointSize > 0 ? maximumPointSize : nil
    return UIFont.scaled(
      font.fontName, min(size, maximum ?? size),
      FontScaling(style: style, baseSize: font.pointSize, maximumSize: maximum))
  }

  /// A length in points, made for the default size of text, as it fits now.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// The same in some surroundings; nil for those of the phone. It grows as the style's size does (UIKit takes the
  /// style's leading, whose values are not known; MEM), to whole pixels.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    let traits = traitCollection.completed
    let standard = style.size(in: UITraitCollection(traitsFrom: [traits, Self.standard]))
    guard value.isFinite, standard > 0 else { return value }
    let scale = max(traits.displayScale, 1)
    return (value * style.size(in: traits) / standard * scale).rounded() / scale
  }

  private static let standard = UITraitCollection(preferredContentSizeCategory: .large)
}
