import Foundation

/// What is behind the content of a bar.
struct BarBackground: Equatable {
  /// The colour scheme; what the colours below leave open hangs on it.
  var style = UIBarStyle.default
  /// The colour that the bar is drawn in; nil for the scheme's.
  var tint: UIColor?
  /// Whether what lies behind shines through.
  var isTranslucent = false
  /// A picture in place of the drawing.
  var image: UIImage?
  /// Modern: the colour over the material; nil for none.
  var color: UIColor?
  /// Modern: the colour of the line at the edge; nil for none.
  var line: UIColor?
  /// Modern: whether there is a material.
  var hasMaterial = true

  /// Whether the scheme is dark in any surroundings.
  var isDark: Bool { style != .default }

  /// Neither material nor line.
  static func clear(style: UIBarStyle, isTranslucent: Bool) -> BarBackground {
    BarBackground(style: style, isTranslucent: isTranslucent, color: nil, line: nil, hasMaterial: false)
  }

  /// Takes the colour that an app gives the bar: what lies behind shines through a little of it where the bar lets it.
  @MainActor
  mutating func take(barTintColor: UIColor?) {
    guard let barTintColor else { return }
    color = isTranslucent ? barTintColor.withAlphaComponent(barTintColor.alpha * 0.85) : barTintColor
  }
}
