/// The shift key.
package enum ShiftState: String, Sendable {
  case off
  /// For one character.
  case on
  /// Caps lock.
  case locked
}
