/// Which side of zero a basic symbol is taken to be on; says which of its costs is in the objective.
enum Side: Int8, Sendable {
  /// At most zero.
  case below = -1
  /// Zero: a symbol that may be on neither side, or one whose sign does not matter.
  case neither = 0
  /// At least zero.
  case above = 1

  var opposite: Side {
    switch self {
    case .below: .above
    case .neither: .neither
    case .above: .below
    }
  }
}
