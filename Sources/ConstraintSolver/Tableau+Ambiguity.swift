extension Tableau {
  /// Whether a symbol has other values in solutions that are as good, ties left out of account.
  ///
  /// A solution is as good exactly if it differs by moves of nonbasic symbols that cost nothing and leaves every basic
  /// marker on its side. If one such move changes the symbol, that settles it. Moves that are blocked at once may
  /// still be possible in combination; then a copy of the tableau is maximized and minimized over such moves.
  func isAmbiguous(_ symbol: Int32) -> Bool {
    let row = Int(rowOf[Int(symbol)])
    if row < 0 { return true }
    var hasBlockedMove = false
    for key in rows[row].entries.map(\.key) {
      if symbols[Int(key)].kind == .external { return true }
      for side in [Side.above, .below] where isFreeToMove(key, towards: side) {
        guard let distance = freeDistance(of: key, towards: side), distance <= valueTolerance else { return true }
        hasBlockedMove = true
      }
    }
    if !hasBlockedMove { return false }
    return canImprove(symbol, towards: .above) || canImprove(symbol, towards: .below)
  }

  private func canImprove(_ symbol: Int32, towards side: Side) -> Bool {
    var copy = self
    copy.forbidCostlyMoves()
    let row = copy.rows[Int(rowOf[Int(symbol)])]
    copy.levels = [
      ObjectiveLevel(priority: 0, count: 1, gradient: [Double](repeating: 0, count: symbols.count))
    ]
    copy.addToGradient(row, times: -Double(side.rawValue), level: 0)
    let before = copy.value(of: symbol)
    if !copy.optimize() { return true }
    return (copy.value(of: symbol) - before) * Double(side.rawValue) > valueTolerance
  }

  /// Forbids every move that costs something and takes the costs away.
  private mutating func forbidCostlyMoves() {
    for place in symbols.indices where symbols[place].kind == .marker {
      if rowOf[place] >= 0 {
        let isFixed = symbols[place].costAbove == .forbidden
        symbols[place].costAbove = sides[place] == .above && !isFixed ? .none : .forbidden
        symbols[place].costBelow = sides[place] == .below ? .none : .forbidden
      } else {
        let canRise = isFreeToMove(Int32(place), towards: .above)
        let canFall = isFreeToMove(Int32(place), towards: .below)
        symbols[place].costAbove = canRise ? .none : .forbidden
        symbols[place].costBelow = canFall ? .none : .forbidden
      }
      symbols[place].sequence = 0
    }
    for place in symbols.indices {
      symbols[place].level = 0
      tieGradient[place] = 0
    }
    for symbol in candidates { isCandidate[Int(symbol)] = false }
    candidates.removeAll()
  }
}
