extension Tableau {
  /// A basic marker that reaches zero when a nonbasic symbol moves.
  private struct Breakpoint {
    var distance: Double
    var rate: Double
    var row: Int
    var symbol: Int32
    /// Whether the marker cannot go on beyond zero.
    var isBlocking: Bool
  }

  /// The objective's change for a step of a nonbasic symbol to one side: the first level at which it is not zero and
  /// the change there; nil if it is zero at every level. The tie-breaking objective counts as the last level.
  func slope(of symbol: Int32, towards side: Side) -> (level: Int, value: Double)? {
    let place = Int(symbol)
    let direction = Double(side.rawValue)
    let own = symbols[place].cost(side) == .soft ? Int(symbols[place].level) : -1
    for level in levels.indices {
      let value = levels[level].gradient[place] * direction + (level == own ? 1 : 0)
      if value.magnitude > slopeTolerance { return (level, value) }
    }
    let tie = tieGradient[place] * direction - (own >= 0 ? symbols[place].sequence : 0)
    return tie.magnitude > slopeTolerance * Tolerance.tieAgainstSlope ? (levels.count, tie) : nil
  }

  /// Whether a nonbasic symbol may move to a side at no cost, ties left out of account.
  func isFreeToMove(_ symbol: Int32, towards side: Side) -> Bool {
    if symbols[Int(symbol)].cost(side) == .forbidden { return false }
    guard let slope = slope(of: symbol, towards: side) else { return true }
    return slope.level == levels.count
  }

  /// Primal simplex: from values that keep every basic marker on its side to least objectives. False if an objective
  /// has no least value, which with a tableau's own objectives only rounding can bring about.
  @discardableResult
  mutating func optimize() -> Bool {
    let patience = 50 + rows.count
    let limit = 10 * patience
    var steps = 0
    var rejected: [Int32] = []
    var start: Basis?
    while steps < limit, !isBroken, let (entering, side) = nextEntering(takingFirst: steps > limit / 2) {
      steps += 1
      if steps % patience == 0 { slopeTolerance = min(slopeTolerance * 10, Tolerance.largestSlope) }
      refreshGradient(entering)
      guard let slope = slope(of: entering, towards: side), slope.value < 0 else {
        continue
      }
      if start == nil { start = Basis(rowOf: rowOf, sides: sides) }
      if advance(entering, towards: side) {
        maintainAccuracy()
        continue
      }
      candidates.removeAll { $0 == entering }
      rejected.append(entering)
    }
    slopeTolerance = Tolerance.slope
    if isBroken, let start { restore(start) }
    for symbol in rejected { isCandidate[Int(symbol)] = false }
    clearSuspects()
    return rejected.isEmpty
  }

  private mutating func nextEntering(takingFirst: Bool) -> (Int32, Side)? {
    var best: (symbol: Int32, side: Side, level: Int, value: Double)?
    var kept = 0
    for position in candidates.indices {
      let symbol = candidates[position]
      var improves = false
      if rowOf[Int(symbol)] < 0 && symbols[Int(symbol)].kind != .unused {
        for side in [Side.above, .below] where symbols[Int(symbol)].cost(side) != .forbidden {
          guard let slope = slope(of: symbol, towards: side), slope.value < 0 else { continue }
          improves = true
          let isBetter: Bool
          if let best {
            if takingFirst {
              isBetter = symbol < best.symbol
            } else if slope.level != best.level {
              isBetter = slope.level < best.level
            } else {
              isBetter = slope.value < best.value || (slope.value == best.value && symbol < best.symbol)
            }
          } else {
            isBetter = true
          }
          if isBetter { best = (symbol, side, slope.level, slope.value) }
        }
      }
      if improves {
        candidates[kept] = symbol
        kept += 1
      } else {
        isCandidate[Int(symbol)] = false
      }
    }
    candidates.removeLast(candidates.count - kept)
    return best.map { ($0.symbol, $0.side) }
  }

  /// Moves a nonbasic symbol to one side until going on would not pay, and makes it basic there. Markers that can
  /// pass zero while it still pays only change sides. False if nothing stops the symbol.
  mutating func advance(_ entering: Int32, towards side: Side) -> Bool {
    var points = breakpoints(of: entering, towards: side)
    if points.isEmpty { return false }
    points.sort { first, second in
      if first.distance != second.distance { return first.distance < second.distance }
      if first.isBlocking != second.isBlocking { return first.isBlocking }
      if first.rate != second.rate { return first.rate > second.rate }
      return first.symbol < second.symbol
    }
    guard let stop = stop(among: points, entering: entering, side: side) else { return false }
    // Of markers that reach zero as good as together the one with the largest coefficient makes the best pivot.
    var chosen = stop
    for place in points.indices[stop...] where points[place].distance <= points[stop].distance + 1e-9 {
      if points[place].rate > 10 * points[chosen].rate { chosen = place }
    }
    for point in points[..<stop] { setSide(point.symbol, sides[Int(point.symbol)].opposite) }
    pivot(row: points[chosen].row, entering: entering, side: side)
    return true
  }

  /// The place of the first breakpoint at which a step no longer makes the objectives better.
  private func stop(among points: [Breakpoint], entering: Int32, side: Side) -> Int? {
    if points[0].isBlocking { return 0 }
    let place = Int(entering)
    var slopes = levels.map { $0.gradient[place] * Double(side.rawValue) }
    var tie = tieGradient[place] * Double(side.rawValue)
    if symbols[place].cost(side) == .soft {
      slopes[Int(symbols[place].level)] += 1
      tie -= symbols[place].sequence
    }
    for (position, point) in points.enumerated() {
      if point.isBlocking { return position }
      let symbol = symbols[Int(point.symbol)]
      slopes[Int(symbol.level)] += point.rate * symbol.softSides
      tie -= point.rate * symbol.softSides * symbol.sequence
      let first = slopes.first { $0.magnitude > slopeTolerance }
      if first ?? (tie.magnitude > slopeTolerance * Tolerance.tieAgainstSlope ? tie : 0) >= 0 { return position }
    }
    return nil
  }

  private func breakpoints(of entering: Int32, towards side: Side) -> [Breakpoint] {
    var points: [Breakpoint] = []
    for entry in columns[Int(entering)] {
      let row = Int(entry.row)
      let symbol = symbols[Int(basic[row])]
      if symbol.costAbove == .none && symbol.costBelow == .none { continue }
      let rate = rows[row].entries[Int(entry.position)].value * Double(side.rawValue)
      if isNoise(rate, in: rows[row]) { continue }
      let value = rows[row].constant
      var distance = 0.0
      var isBlocking = true
      switch sides[Int(basic[row])] {
      case .neither:
        break
      case .above:
        if rate > 0 { continue }
        distance = max(0, value / -rate)
        isBlocking = symbol.costBelow == .forbidden
      case .below:
        if rate < 0 { continue }
        distance = max(0, -value / rate)
        isBlocking = symbol.costAbove == .forbidden
      }
      points.append(
        Breakpoint(
          distance: distance, rate: rate.magnitude, row: row, symbol: basic[row], isBlocking: isBlocking))
    }
    return points
  }

  /// How far a nonbasic symbol can move to one side before a basic marker reaches zero; nil if none does.
  func freeDistance(of symbol: Int32, towards side: Side) -> Double? {
    breakpoints(of: symbol, towards: side).map(\.distance).min()
  }
}
