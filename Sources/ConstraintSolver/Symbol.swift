/// What the tableau knows of a symbol besides its row or column.
///
/// There are two kinds. An external symbol stands for a ``Variable`` and is free. A marker stands for a constraint
/// and is worth what the constraint's left side exceeds its right side by (turned in sign for "at most"), so an
/// equation wants its marker at zero and an inequality wants it at zero or above. One marker of either sign with a
/// cost for each side takes the place of the slack, dummy and pair of error variables of the textbook form.
struct Symbol: Sendable {
  enum Kind: UInt8, Sendable {
    case unused, external, marker
  }

  var kind = Kind.unused
  var costAbove = SideCost.none
  var costBelow = SideCost.none
  /// The place of the marker's priority among the objective levels.
  var level: Int32 = 0
  /// The order of adding; breaks ties.
  var sequence = 0.0
  /// The constant part of the marker's definition.
  var offset = 0.0

  func cost(_ side: Side) -> SideCost {
    switch side {
    case .above: costAbove
    case .below: costBelow
    case .neither: .none
    }
  }

  /// The change of the cost for a step upwards while the symbol is on a side.
  func slope(_ side: Side) -> Double {
    switch side {
    case .above: costAbove == .soft ? 1 : 0
    case .below: costBelow == .soft ? -1 : 0
    case .neither: 0
    }
  }

  /// How many of the two sides cost something.
  var softSides: Double {
    (costAbove == .soft ? 1 : 0) + (costBelow == .soft ? 1 : 0)
  }
}
