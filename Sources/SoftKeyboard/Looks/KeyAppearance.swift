import Foundation

/// Everything that a look needs to know to draw a key.
struct KeyAppearance: Hashable {
  var style: KeyStyle
  var label: KeyLabel
  /// Counted from the top: classic keys are lit from above.
  var row = 0
  var isPressed = false
  var isEnabled = true
  /// The blue return key.
  var isProminent = false
  /// Radius of the corners, in points.
  var cornerRadius: CGFloat = 4
  /// Height of the hard shadow below, in points.
  var shadowHeight: CGFloat = 1
  /// The size of what is written on it, beside that of a phone.
  var glyphScale: CGFloat = 1
  var labelPlace = LabelPlace.center

  /// Where the label stands.
  enum LabelPlace: Hashable {
    case center
    /// In the lower left corner.
    case leading
    /// In the lower right corner.
    case trailing
  }

  /// The middle of a label of the given size, in points. In a corner it keeps 10 points from the sides (MEM).
  func labelCenter(_ size: CGSize, in bounds: CGRect) -> CGPoint {
    let y = bounds.maxY - 10 - size.height / 2
    return switch labelPlace {
    case .center: CGPoint(x: bounds.midX, y: bounds.midY)
    case .leading: CGPoint(x: bounds.minX + min(10 + size.width / 2, bounds.width / 2), y: y)
    case .trailing: CGPoint(x: bounds.maxX - min(10 + size.width / 2, bounds.width / 2), y: y)
    }
  }
}
