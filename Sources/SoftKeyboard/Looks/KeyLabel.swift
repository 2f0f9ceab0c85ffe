/// What is written or drawn on a key.
enum KeyLabel: Hashable {
  case none
  /// A single character.
  case character(String)
  /// A word, such as `return`.
  case word(String)
  /// A pad's digit over its letters.
  case digit(String, letters: String)
  case shift(ShiftState)
  case delete
  /// Shift or caps lock as a word, on large pads.
  case shiftWord(String, ShiftState)
  /// Two characters, the shifted one above.
  case pair(String, upper: String)
  /// A character, and small above it what a pull downwards types.
  case flick(String, second: String)
  /// The keyboard that goes down, on pads.
  case dismiss

  /// What the key shows of the shift key's state; nil on other keys.
  var shiftState: ShiftState? {
    switch self {
    case .shift(let state), .shiftWord(_, let state): state
    default: nil
    }
  }
}
