import Foundation

/// A finger on the keyboard.
struct KeyTouch {
  /// The key that it is on, as an index into the arrangement; nil off the keys.
  var key: Int?
  /// Whether lifting it types.
  var mayType = true
  /// It came down on shift and holds it.
  var holdsShift = false
  /// It came down on a page switch: the page to return to when it is lifted on another key.
  var originPage: String?
  /// Where it came down on a key with a second character, in the keyboard view, points; nil once it left that key.
  var pullStart: CGPoint?
  /// It has pulled the key down far enough for the second character.
  var isPulling = false
}
