extension Tableau {
  /// How the dual simplex ended.
  enum DualOutcome {
    /// Every basic marker is on its side.
    case feasible
    /// A row shows that the required constraints in it contradict each other.
    case infeasible(row: Int)
    /// It did not end.
    case stalled
  }

  /// Dual simplex: from least objectives with basic markers off their sides to markers on their sides.
  mutating func restoreFeasibility() -> DualOutcome {
    let limit = 10 * (50 + rows.count)
    var steps = 0
    var isSure = false
    var start: Basis?
    while let row = nextLeaving(takingFirst: steps > limit / 2) {
      steps += 1
      if start == nil { start = Basis(rowOf: rowOf, sides: sides) }
      if steps > limit || isBroken {
        if let start { restore(start) }
        history.removeAll(keepingCapacity: true)
        return .stalled
      }
      if repair(row: row) {
        isSure = false
      } else if isSure || !isDoubtful() {
        return .infeasible(row: row)
      } else {
        isSure = true
      }
      maintainAccuracy()
    }
    return .feasible
  }

  /// Takes back the recorded steps, the last first.
  mutating func undoHistory() {
    while let change = history.popLast() {
      switch change {
      case .flip(let symbol):
        if rowOf[Int(symbol)] >= 0 { setSide(symbol, sides[Int(symbol)].opposite) }
      case .pivot(let entered, let left, let side):
        let row = Int(rowOf[Int(entered)])
        if row >= 0 { pivot(row: row, entering: left, side: side) }
      }
    }
  }

  /// How far a basic marker is on the wrong side of zero, with its sign.
  private func violation(row: Int) -> Double {
    let symbol = symbols[Int(basic[row])]
    let value = rows[row].constant
    switch sides[Int(basic[row])] {
    case .above: return min(0, value)
    case .below: return max(0, value)
    case .neither: return symbol.costAbove == .forbidden && symbol.costBelow == .forbidden ? value : 0
    }
  }

  private mutating func nextLeaving(takingFirst: Bool) -> Int? {
    var best: (row: Int, size: Double)?
    var kept = 0
    for position in suspects.indices {
      let symbol = suspects[position]
      let row = Int(rowOf[Int(symbol)])
      isSuspect[Int(symbol)] = false
      if row < 0 || symbols[Int(symbol)].kind != .marker { continue }
      let size = violation(row: row).magnitude
      if size <= valueTolerance { continue }
      isSuspect[Int(symbol)] = true
      suspects[kept] = symbol
      kept += 1
      let isBetter: Bool
      if let best {
        isBetter = takingFirst ? symbol < basic[best.row] : size > best.size
      } else {
        isBetter = true
      }
      if isBetter { best = (row, size) }
    }
    suspects.removeLast(suspects.count - kept)
    return best?.row
  }

  /// Brings a row's marker to the nearest value its side allows at the least cost: by moving another symbol, or by
  /// letting the marker change sides. False if neither is possible.
  private mutating func repair(row: Int) -> Bool {
    let leaving = basic[row]
    let symbol = symbols[Int(leaving)]
    let needed: Side = rows[row].constant < 0 ? .above : .below
    let largest = rows[row].entries.reduce(0) { max($0, $1.value.magnitude) }
    var best: (key: Int32, side: Side, size: Double)?
    var isBestPoor = false
    var bestSlopes = [Double](repeating: 0, count: levels.count + 1)
    for position in 0..<rows[row].count {
      let key = rows[row].entries[position].key
      let coefficient = rows[row].entries[position].value
      let size = coefficient.magnitude
      if isNoise(size, in: rows[row]) { continue }
      let side = coefficient > 0 ? needed : needed.opposite
      if symbols[Int(key)].cost(side) == .forbidden { continue }
      // A coefficient that is poor against the others is used only if there is no good one.
      let isPoor = size < Tolerance.poorPivot && size < Tolerance.poorAgainstRow * largest
      if let current = best, isPoor == isBestPoor {
        let order = compare(key, towards: side, dividedBy: size, with: bestSlopes)
        if order > 0 { continue }
        if order == 0 && (size < current.size || (size == current.size && key > current.key)) { continue }
      }
      if isPoor && best != nil && !isBestPoor { continue }
      isBestPoor = isPoor
      best = (key, side, size)
      for level in 0...levels.count {
        bestSlopes[level] = slope(of: key, towards: side, at: level) / size
      }
    }
    // The violated side is opposite to the one needed.
    let canFlip = sides[Int(leaving)] != .neither && symbol.cost(needed.opposite) != .forbidden
    if canFlip && (best == nil || flipIsCheaper(symbol, than: bestSlopes)) {
      if recordsHistory { history.append(.flip(symbol: leaving)) }
      setSide(leaving, sides[Int(leaving)].opposite)
      return true
    }
    guard let best else { return false }
    if recordsHistory { history.append(.pivot(entered: best.key, left: leaving, side: sides[Int(leaving)])) }
    pivot(row: row, entering: best.key, side: best.side)
    return true
  }

  private func slope(of symbol: Int32, towards side: Side, at level: Int) -> Double {
    let place = Int(symbol)
    let isSoft = symbols[place].cost(side) == .soft
    if level == levels.count {
      return tieGradient[place] * Double(side.rawValue) - (isSoft ? symbols[place].sequence : 0)
    }
    let own = isSoft && Int(symbols[place].level) == level ? 1.0 : 0
    return levels[level].gradient[place] * Double(side.rawValue) + own
  }

  /// Negative if a step costs less than the slopes given, zero if it costs the same.
  private func compare(_ key: Int32, towards side: Side, dividedBy size: Double, with slopes: [Double]) -> Int {
    for level in 0...levels.count {
      let difference = slope(of: key, towards: side, at: level) / size - slopes[level]
      if difference.magnitude > (level == levels.count ? slopeTolerance * Tolerance.tieAgainstSlope : slopeTolerance) {
        return difference < 0 ? -1 : 1
      }
    }
    return 0
  }

  private func flipIsCheaper(_ symbol: Symbol, than slopes: [Double]) -> Bool {
    for level in levels.indices {
      let difference = (Int(symbol.level) == level ? symbol.softSides : 0) - slopes[level]
      if difference.magnitude > slopeTolerance { return difference < 0 }
    }
    let difference = -symbol.softSides * symbol.sequence - slopes[levels.count]
    return difference < -slopeTolerance * Tolerance.tieAgainstSlope
  }
}
