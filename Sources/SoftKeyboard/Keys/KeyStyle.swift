/// Which of a look's faces a key has.
enum KeyStyle: Hashable {
  /// A key that types a character; it shows a balloon when pressed.
  case character
  /// The wide light key of the last row.
  case space
  /// A dark key: shift, delete, page switches, and characters that stand in place of one.
  case function
  /// The return key.
  case returnKey
  /// A cell of a number pad.
  case digit
  /// A cell in a lower corner of a number pad.
  case corner
}
