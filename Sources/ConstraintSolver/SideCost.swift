/// What it costs a symbol to be on one side of zero.
enum SideCost: UInt8, Sendable {
  /// Nothing.
  case none
  /// Its distance from zero, at the constraint's priority.
  case soft
  /// The symbol may not be on that side.
  case forbidden
}
