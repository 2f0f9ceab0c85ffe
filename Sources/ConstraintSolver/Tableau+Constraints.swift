extension Tableau {
  /// Why a marker could not be added or moved.
  enum Failure: Error {
    /// The markers of required constraints that contradict each other.
    case infeasible([Int32])
    case stalled
  }

  /// Adds the definition of a new marker, `marker = terms + offset`, where the offset is the symbol's own.
  mutating func addMarker(_ marker: Int32, _ terms: [(symbol: Int32, coefficient: Double)]) throws(Failure) {
    symbols[Int(marker)].kind = .marker
    let symbol = symbols[Int(marker)]
    definitions[Int(marker)].terms = terms
    let definition = substituted(terms, constant: symbol.offset)
    let external = externalToSolve(in: definition)
    let row = insertRow(definition, basic: marker)
    if let external {
      pivot(row: row, entering: external, side: .neither)
      return
    }
    let isRequired = symbol.costBelow == .forbidden
    if symbol.costAbove != .forbidden {
      setSide(marker, isRequired || definition.constant >= 0 ? .above : .below)
    }
    if isRequired {
      addSuspect(marker)
      do {
        try restoreOrUndo()
      } catch {
        if rowOf[Int(marker)] >= 0 { removeRow(Int(rowOf[Int(marker)])) }
        retire(marker)
        throw error
      }
    }
    optimize()
  }

  /// The free nonbasic symbol of a row that is best made basic: one that is in few rows.
  private func externalToSolve(in row: SparseRow) -> Int32? {
    var largest = 0.0
    for position in 0..<row.count where symbols[Int(row.entries[position].key)].kind == .external {
      largest = max(largest, row.entries[position].value.magnitude)
    }
    if isNoise(largest, in: row) { return nil }
    var best: Int32?
    for position in 0..<row.count where row.entries[position].value.magnitude >= largest * 0.1 {
      let key = row.entries[position].key
      if symbols[Int(key)].kind != .external { continue }
      if let current = best {
        let count = columns[Int(key)].count
        let bestCount = columns[Int(current)].count
        if count > bestCount || (count == bestCount && key > current) { continue }
      }
      best = key
    }
    return best
  }

  /// Removes a marker's definition. The symbol is nonbasic, and occurs nowhere, afterwards.
  mutating func removeMarker(_ marker: Int32) {
    if rowOf[Int(marker)] >= 0 {
      setSide(marker, .neither)
    } else {
      makeFree(marker)
    }
    if rowOf[Int(marker)] >= 0 { removeRow(Int(rowOf[Int(marker)])) }
    retire(marker)
    optimize()
  }

  /// Takes a marker without a row out of account; its symbol stays reserved.
  private mutating func retire(_ marker: Int32) {
    symbols[Int(marker)].kind = .unused
    sides[Int(marker)] = .neither
  }

  /// Makes a nonbasic marker cost nothing on either side, and basic.
  private mutating func makeFree(_ marker: Int32) {
    symbols[Int(marker)].costAbove = .none
    symbols[Int(marker)].costBelow = .none
    if let slope = slope(of: marker, towards: .above) {
      if advance(marker, towards: slope.value < 0 ? .above : .below) { return }
    }
    let up = freeDistance(of: marker, towards: .above)
    let down = freeDistance(of: marker, towards: .below)
    if up != nil || down != nil {
      let isAboveNearer = (up ?? .infinity) <= (down ?? .infinity)
      if advance(marker, towards: isAboveNearer ? .above : .below) { return }
    }
    // Only external symbols depend on it: of those that do so strongly, the one with the shortest row becomes
    // undetermined.
    var largest = 0.0
    for entry in columns[Int(marker)] {
      largest = max(largest, rows[Int(entry.row)].entries[Int(entry.position)].value.magnitude)
    }
    var best: Int?
    for entry in columns[Int(marker)] {
      let row = Int(entry.row)
      if symbols[Int(basic[row])].kind != .external { continue }
      if rows[row].entries[Int(entry.position)].value.magnitude < 0.1 * largest { continue }
      if let best, (rows[row].count, basic[row]) >= (rows[best].count, basic[best]) { continue }
      best = row
    }
    if let best { pivot(row: best, entering: marker, side: .neither) }
  }

  /// Changes the offset of a marker's definition.
  mutating func moveMarker(_ marker: Int32, by change: Double) throws(Failure) {
    shift(marker, by: change)
    do {
      try restoreOrUndo()
    } catch {
      shift(marker, by: -change)
      clearSuspects()
      throw error
    }
    if !candidates.isEmpty { optimize() }
  }

  /// Changes what a marker costs from one soft priority to another.
  mutating func setLevel(_ marker: Int32, _ level: Int32) {
    let side = sides[Int(marker)]
    if rowOf[Int(marker)] >= 0 { setSide(marker, .neither) }
    symbols[Int(marker)].level = level
    if rowOf[Int(marker)] >= 0 { setSide(marker, side) }
    addCandidate(marker)
    optimize()
  }

  private mutating func shift(_ marker: Int32, by change: Double) {
    symbols[Int(marker)].offset += change
    let row = Int(rowOf[Int(marker)])
    if row >= 0 {
      rows[row].constant += change
      noteValueChange(row: row)
      return
    }
    for entry in columns[Int(marker)] {
      let row = Int(entry.row)
      rows[row].constant -= rows[row].entries[Int(entry.position)].value * change
      noteValueChange(row: row)
    }
  }

  /// Runs the dual simplex; if there is no solution, takes back its steps.
  mutating func restoreOrUndo() throws(Failure) {
    recordsHistory = true
    let outcome = restoreFeasibility()
    recordsHistory = false
    let failure: Failure
    switch outcome {
    case .feasible:
      history.removeAll(keepingCapacity: true)
      return
    case .infeasible(let row):
      let others = (0..<rows[row].count).filter { rows[row].entries[$0].value.magnitude >= Tolerance.pivot }
      failure = .infeasible([basic[row]] + others.map { rows[row].entries[$0].key })
    case .stalled:
      failure = .stalled
    }
    undoHistory()
    clearSuspects()
    throw failure
  }
}
