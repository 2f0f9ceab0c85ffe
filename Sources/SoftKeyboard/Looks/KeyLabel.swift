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
}
