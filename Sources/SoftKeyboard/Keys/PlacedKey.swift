import Assets
import Foundation

/// A key at its place on the keyboard.
struct PlacedKey: Hashable {
  /// What the key does; nil for a blank cell of a pad.
  var key: KeyboardKey?
  var style: KeyStyle
  /// The visible face without shadow, in the keyboard view's coordinates, points.
  var face: CGRect
  /// Counted from the top.
  var row: Int
  /// The letters under the digit of a pad.
  var letters = ""

  /// Whether the key types when the finger is lifted, so that a finger can slide to it.
  var typesOnRelease: Bool {
    switch key?.kind {
    case .character, .space, .return, .dismiss: true
    default: false
    }
  }

  /// Whether a pressed key is shown enlarged in a balloon.
  var hasBalloon: Bool { style == .character && key?.kind == .character }

  init(key: KeyboardKey?, style: KeyStyle, face: CGRect, row: Int, letters: String = "") {
    self.key = key
    self.style = style
    self.face = face
    self.row = row
    self.letters = letters
  }
}
