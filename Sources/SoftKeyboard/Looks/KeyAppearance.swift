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
}
