/// A step of the dual simplex, kept so that it can be taken back.
enum BasisChange: Sendable {
  /// A symbol became basic in place of another, which had been on a side.
  case pivot(entered: Int32, left: Int32, side: Side)
  /// A basic symbol changed to the opposite side.
  case flip(symbol: Int32)
}
