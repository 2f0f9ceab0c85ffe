/// The simplex tableau: basic symbols in terms of nonbasic ones, and the objectives.
///
/// Between operations it is optimal. Nonbasic symbols are worth zero. An external symbol is made basic as soon as a
/// constraint mentions it and no simplex step ever makes it nonbasic again, so the row of a basic marker holds
/// markers only, and only such rows can stand in the way of a step.
struct Tableau: Sendable {
  var symbols: [Symbol] = []
  /// By symbol, the side a basic marker is taken to be on.
  var sides: [Side] = []
  /// By symbol, what a marker is.
  var definitions: [Definition] = []
  /// By symbol, its row, or -1 if it is nonbasic.
  var rowOf: [Int32] = []
  /// By symbol, the rows it occurs in; empty for a basic symbol.
  var columns: [[ColumnEntry]] = []
  var rows: [SparseRow] = []
  /// By row, its symbol, or -1 if the row is not in use.
  var basic: [Int32] = []
  /// By descending priority.
  var levels: [ObjectiveLevel] = []
  /// Like ``ObjectiveLevel/gradient``, for the objective that breaks ties.
  var tieGradient: [Double] = []

  /// Nonbasic symbols whose reduced costs may have become negative.
  var candidates: [Int32] = []
  var isCandidate: [Bool] = []
  /// Basic markers whose value may have left the side they are taken to be on.
  var suspects: [Int32] = []
  var isSuspect: [Bool] = []
  /// External symbols whose value may have changed.
  var touched: [Int32] = []
  var isTouched: [Bool] = []
  /// Whether dual steps are noted in `history`.
  var recordsHistory = false
  var history: [BasisChange] = []
  /// The tolerance for values.
  var valueTolerance = Tolerance.value
  /// The tolerance for slopes of the objectives. Grows while a run of the simplex does not end.
  var slopeTolerance = Tolerance.slope
  /// What was done since the rows were last compared with the definitions: pivots, and entries they changed.
  var pivotsSinceCheck = 0
  var workSinceCheck = 0
  /// How much is to be done before the next comparison.
  var workUntilCheck = 5000
  /// Whether a pivot since then was on a small coefficient.
  var hadPoorPivot = false
  /// Whether rounding has spoilt the basis. Nothing the tableau says is worth anything then.
  var isBroken = false

  var freeRows: [Int32] = []
  var freeSymbols: [Int32] = []
  // Working storage, all zero between uses: by symbol, and by row.
  var sum: [Double] = []
  var isInSum: [Bool] = []
  var positionPlusOne: [Int32] = []

  // MARK: Symbols

  mutating func makeSymbol(_ symbol: Symbol) -> Int32 {
    if let place = freeSymbols.popLast() {
      symbols[Int(place)] = symbol
      return place
    }
    symbols.append(symbol)
    definitions.append(Definition())
    sides.append(.neither)
    rowOf.append(-1)
    columns.append([])
    tieGradient.append(0)
    for level in levels.indices { levels[level].gradient.append(0) }
    isCandidate.append(false)
    isSuspect.append(false)
    isTouched.append(false)
    sum.append(0)
    isInSum.append(false)
    return Int32(symbols.count - 1)
  }

  /// Frees a nonbasic symbol's place for another. A symbol that still occurs somewhere keeps its place for good.
  mutating func discardSymbol(_ symbol: Int32) {
    let place = Int(symbol)
    symbols[place] = Symbol()
    definitions[place] = Definition()
    sides[place] = .neither
    tieGradient[place] = 0
    for level in levels.indices { levels[level].gradient[place] = 0 }
    if columns[place].isEmpty && rowOf[place] < 0 {
      freeSymbols.append(symbol)
    }
  }

  /// The objective level of a priority, made if there is none yet, with one more constraint counted in it.
  mutating func retainLevel(_ priority: Priority) -> Int32 {
    var place = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if place == levels.count || levels[place].priority != priority {
      if levels.count(where: { $0.count == 0 }) >= 8 {
        pruneLevels()
        place = levels.firstIndex { $0.priority <= priority } ?? levels.count
      }
      levels.insert(
        ObjectiveLevel(priority: priority, gradient: [Double](repeating: 0, count: symbols.count)), at: place)
      for symbol in symbols.indices where symbols[symbol].level >= place { symbols[symbol].level += 1 }
    }
    levels[place].count += 1
    return Int32(place)
  }

  mutating func releaseLevel(_ level: Int32) {
    levels[Int(level)].count -= 1
  }

  private mutating func pruneLevels() {
    var newPlaces: [Int32] = []
    var kept: [ObjectiveLevel] = []
    for level in levels {
      newPlaces.append(Int32(kept.count))
      if level.count > 0 { kept.append(level) }
    }
    for symbol in symbols.indices where Int(symbols[symbol].level) < newPlaces.count {
      symbols[symbol].level = newPlaces[Int(symbols[symbol].level)]
    }
    levels = kept
  }

  func value(of symbol: Int32) -> Double {
    let row = rowOf[Int(symbol)]
    return row < 0 ? 0 : rows[Int(row)].constant + 0
  }

  // MARK: Rows

  /// The sum of terms in nonbasic symbols.
  mutating func substituted(_ terms: [(symbol: Int32, coefficient: Double)], constant: Double) -> SparseRow {
    var constant = constant
    var keys: [Int32] = []
    for term in terms {
      let row = Int(rowOf[Int(term.symbol)])
      if row < 0 {
        accumulate(term.symbol, term.coefficient, &keys)
      } else {
        constant += rows[row].constant * term.coefficient
        keys.reserveCapacity(keys.count + rows[row].count)
        accumulate(row: row, times: term.coefficient, &keys)
      }
    }
    var row = SparseRow(constant: constant)
    row.entries.reserveCapacity(keys.count)
    for key in keys {
      let value = sum[Int(key)]
      isInSum[Int(key)] = false
      sum[Int(key)] = 0
      if value != 0 { row.entries.append(RowEntry(value: value, key: key, place: 0)) }
    }
    return row
  }

  mutating func accumulate(row: Int, times factor: Double, _ touchedKeys: inout [Int32]) {
    sum.withUnsafeMutableBufferPointer { sum in
      isInSum.withUnsafeMutableBufferPointer { isInSum in
        for entry in rows[row].entries {
          let key = Int(entry.key)
          if !isInSum[key] {
            isInSum[key] = true
            touchedKeys.append(entry.key)
          }
          sum[key] = Tableau.add(sum[key], entry.value * factor)
        }
      }
    }
  }

  mutating func accumulate(_ key: Int32, _ value: Double, _ touchedKeys: inout [Int32]) {
    let place = Int(key)
    if !isInSum[place] {
      isInSum[place] = true
      touchedKeys.append(key)
    }
    sum[place] = Tableau.add(sum[place], value)
  }

  /// The sum of two numbers, zero if they cancel but for rounding.
  @inline(__always)
  static func add(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    let least = max(Tolerance.coefficient, Tolerance.cancellation * (left.magnitude + right.magnitude))
    return sum.magnitude <= least ? 0 : sum
  }

  /// Makes a symbol basic in a new row.
  mutating func insertRow(_ row: SparseRow, basic symbol: Int32) -> Int {
    let place: Int
    if let free = freeRows.popLast() {
      place = Int(free)
      rows[place] = row
      basic[place] = symbol
    } else {
      place = rows.count
      rows.append(row)
      basic.append(symbol)
      positionPlusOne.append(0)
    }
    rowOf[Int(symbol)] = Int32(place)
    for position in 0..<row.count {
      let key = row.entries[position].key
      rows[place].entries[position].place = Int32(columns[Int(key)].count)
      columns[Int(key)].append(ColumnEntry(row: Int32(place), position: Int32(position)))
    }
    return place
  }

  /// Drops a row and its basic symbol's place in the basis.
  mutating func removeRow(_ row: Int) {
    withEntries { entries in
      for position in 0..<entries.rows[row].count {
        entries.removeFromColumn(
          key: entries.rows[row].entries[position].key, place: Int(entries.rows[row].entries[position].place))
      }
    }
    rows[row] = SparseRow()
    rowOf[Int(basic[row])] = -1
    basic[row] = -1
    freeRows.append(Int32(row))
  }

  mutating func withEntries(_ body: (EntryStore) -> Void) {
    rows.withUnsafeMutableBufferPointer { rows in
      columns.withUnsafeMutableBufferPointer { columns in
        body(EntryStore(rows: rows, columns: columns))
      }
    }
  }

  /// Drops all rows and objectives, keeping the symbols.
  mutating func removeAllRows() {
    dropRows()
    isBroken = false
    for symbol in symbols.indices {
      sides[symbol] = .neither
      if symbols[symbol].kind == .marker { symbols[symbol].kind = .unused }
    }
    clearSuspects()
    history.removeAll()
  }

  /// Drops all rows and objectives, keeping the symbols, their sides and the history.
  mutating func dropRows() {
    rows.removeAll()
    basic.removeAll()
    freeRows.removeAll()
    positionPlusOne.removeAll()
    for symbol in symbols.indices {
      rowOf[symbol] = -1
      columns[symbol] = []
      isCandidate[symbol] = false
      tieGradient[symbol] = 0
    }
    for level in levels.indices {
      levels[level].gradient = [Double](repeating: 0, count: symbols.count)
    }
    candidates.removeAll()
  }

  /// Whether a coefficient of a row is so small, by itself or against the others, that it may be rounding.
  func isNoise(_ coefficient: Double, in row: SparseRow) -> Bool {
    if coefficient.magnitude < Tolerance.pivot { return true }
    if coefficient.magnitude >= Tolerance.poorPivot { return false }
    let largest = row.entries.reduce(0) { max($0, $1.value.magnitude) }
    return coefficient.magnitude < Tolerance.pivotAgainstRow * largest
  }
}
