import Foundation

/// How a font follows the size of text that a person chose.
package struct FontScaling: Hashable, Sendable {
  /// The style whose sizes it follows.
  package var style: UIFont.TextStyle
  /// The size in points that is scaled; nil for the style's own.
  package var baseSize: CGFloat?
  /// It does not become larger than this, in points.
  package var maximumSize: CGFloat?
}

extension UIFont {
  /// The font in other surroundings; itself when it does not follow them.
  func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    guard let baseSize = scaling.baseSize else {
      return .preferredFont(forTextStyle: scaling.style, compatibleWith: traits)
    }
    let size = UIFontMetrics(forTextStyle: scaling.style).scaledValue(for: baseSize, compatibleWith: traits)
    return Self.scaled(fontName, min(size, scaling.maximumSize ?? size), scaling)
  }
}
