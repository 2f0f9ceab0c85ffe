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

  private var freeRows: [Int32] = []
  private var freeSymbols: [Int32] = []
  // Working storage, all zero between uses: by symbol, and by row.
  private var sum: [Double] = []
  private var isInSum: [Bool] = []
  private var positionPlusOne: [Int32] = []

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

  private mutating func accumulate(row: Int, times factor: Double, _ touchedKeys: inout [Int32]) {
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

  private mutating func accumulate(_ key: Int32, _ value: Double, _ touchedKeys: inout [Int32]) {
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

  private mutating func withEntries(_ body: (EntryStore) -> Void) {
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

  // MARK: Pivoting

  /// Makes a nonbasic symbol basic in a row; the symbol that was basic there becomes nonbasic.
  mutating func pivot(row: Int, entering: Int32, side: Side) {
    guard let pivotEntry = columns[Int(entering)].first(where: { Int($0.row) == row }) else { return }
    pivotsSinceCheck += 1
    let leaving = basic[row]
    setSide(leaving, .neither)
    // A variable that becomes nonbasic goes to zero, and that is a change of its value too.
    if symbols[Int(leaving)].kind == .external { touch(leaving) }
    if rows[row].entries[Int(pivotEntry.position)].value.magnitude < Tolerance.poorPivot { hadPoorPivot = true }
    solve(row: row, at: Int(pivotEntry.position))
    basic[row] = entering
    rowOf[Int(entering)] = Int32(row)
    rowOf[Int(leaving)] = -1
    noteValueChange(row: row)

    // The leaving symbol occurs exactly where the entering one did, and takes over its column as it is.
    let affected = columns[Int(entering)]
    columns[Int(entering)] = []
    columns[Int(leaving)] = affected
    let pivotCoefficient = rows[row].entries[Int(pivotEntry.position)].value
    let pivotConstant = rows[row].constant
    var targets: [Target] = []
    targets.reserveCapacity(affected.count)
    for entry in affected {
      let other = Int(entry.row)
      let position = Int(entry.position)
      rows[other].entries[position].key = leaving
      if other == row { continue }
      let factor = rows[other].entries[position].value
      rows[other].entries[position].value = factor * pivotCoefficient
      targets.append(Target(row: other, factor: factor))
      if pivotConstant != 0 {
        rows[other].constant += factor * pivotConstant
        noteValueChange(row: other)
      }
    }
    workSinceCheck += targets.count * rows[row].count
    if rows[row].count > 1 { add(row: row, except: leaving, to: targets) }
    for level in levels.indices where levels[level].gradient[Int(entering)] != 0 {
      let factor = levels[level].gradient[Int(entering)]
      levels[level].gradient[Int(entering)] = 0
      addToGradient(rows[row], times: factor, level: level)
    }
    let factor = tieGradient[Int(entering)]
    if factor != 0 {
      tieGradient[Int(entering)] = 0
      addToTieGradient(rows[row], times: factor)
    }
    setSide(entering, side)
    addCandidate(leaving)
  }

  /// A row to which a multiple of the pivot row is added.
  private struct Target {
    let row: Int
    let factor: Double
  }

  /// Solves a row for the symbol at a position, where the symbol that was basic is to stand afterwards.
  private mutating func solve(row: Int, at position: Int) {
    let factor = -1 / rows[row].entries[position].value
    rows[row].constant *= factor
    for place in 0..<rows[row].count { rows[row].entries[place].value *= factor }
    rows[row].entries[position].value = -factor
  }

  /// Adds multiples of a row, but for one symbol, to other rows. Goes by rows or by columns, whichever is less to walk.
  private mutating func add(row: Int, except omitted: Int32, to targets: [Target]) {
    let source = rows[row]
    let rowEntries = targets.reduce(0) { $0 + rows[$1.row].count }
    let columnEntries = source.entries.reduce(0) { $0 + columns[Int($1.key)].count }
    if rowEntries < columnEntries {
      addByRows(source, except: omitted, to: targets)
    } else {
      addByColumns(source, except: omitted, to: targets)
    }
  }

  private mutating func addByRows(_ source: SparseRow, except omitted: Int32, to targets: [Target]) {
    for position in 0..<source.count where source.entries[position].key != omitted {
      sum[Int(source.entries[position].key)] = source.entries[position].value
    }
    rows.withUnsafeMutableBufferPointer { rows in
      columns.withUnsafeMutableBufferPointer { columns in
        sum.withUnsafeMutableBufferPointer { sum in
          isInSum.withUnsafeMutableBufferPointer { found in
            let entries = EntryStore(rows: rows, columns: columns)
            for target in targets {
              var position = 0
              while position < rows[target.row].count {
                let key = Int(rows[target.row].entries[position].key)
                if sum[key] == 0 {
                  position += 1
                  continue
                }
                found[key] = true
                if entries.add(sum[key] * target.factor, row: target.row, position: position) { position += 1 }
              }
              for position in 0..<source.count {
                let key = source.entries[position].key
                if found[Int(key)] {
                  found[Int(key)] = false
                } else if key != omitted {
                  entries.append(row: target.row, key: key, value: source.entries[position].value * target.factor)
                }
              }
            }
          }
        }
      }
    }
    for entry in source.entries { sum[Int(entry.key)] = 0 }
  }

  private mutating func addByColumns(_ source: SparseRow, except omitted: Int32, to targets: [Target]) {
    rows.withUnsafeMutableBufferPointer { rows in
      columns.withUnsafeMutableBufferPointer { columns in
        positionPlusOne.withUnsafeMutableBufferPointer { positions in
          let entries = EntryStore(rows: rows, columns: columns)
          for place in 0..<source.count where source.entries[place].key != omitted {
            let key = source.entries[place].key
            for entry in columns[Int(key)] { positions[Int(entry.row)] = entry.position + 1 }
            for target in targets {
              let change = source.entries[place].value * target.factor
              let position = Int(positions[target.row]) - 1
              if position < 0 {
                entries.append(row: target.row, key: key, value: change)
              } else {
                positions[target.row] = 0
                _ = entries.add(change, row: target.row, position: position)
              }
            }
            for entry in columns[Int(key)] { positions[Int(entry.row)] = 0 }
          }
        }
      }
    }
  }

  /// Puts a basic symbol's row on the list of those to look at after its value changed.
  mutating func noteValueChange(row: Int) {
    let symbol = basic[row]
    if symbols[Int(symbol)].kind == .external {
      touch(symbol)
    } else {
      addSuspect(symbol)
    }
  }

  mutating func addSuspect(_ symbol: Int32) {
    if !isSuspect[Int(symbol)] {
      isSuspect[Int(symbol)] = true
      suspects.append(symbol)
    }
  }

  mutating func clearSuspects() {
    for symbol in suspects { isSuspect[Int(symbol)] = false }
    suspects.removeAll(keepingCapacity: true)
  }

  mutating func touch(_ symbol: Int32) {
    if !isTouched[Int(symbol)] {
      isTouched[Int(symbol)] = true
      touched.append(symbol)
    }
  }

  // MARK: Objectives

  /// Takes a basic symbol to be on a side of zero, which changes what it adds to the objectives.
  mutating func setSide(_ symbol: Int32, _ side: Side) {
    let place = Int(symbol)
    let change = symbols[place].slope(side) - symbols[place].slope(sides[place])
    sides[place] = side
    if change == 0 || rowOf[place] < 0 { return }
    let row = rows[Int(rowOf[place])]
    addToGradient(row, times: change, level: Int(symbols[place].level))
    addToTieGradient(row, times: -change * symbols[place].sequence)
  }

  mutating func addToGradient(_ row: SparseRow, times factor: Double, level: Int) {
    levels[level].gradient.withUnsafeMutableBufferPointer { gradient in
      for position in 0..<row.count {
        let key = Int(row.entries[position].key)
        let value = gradient[key] + row.entries[position].value * factor
        gradient[key] = value.magnitude < 1e-11 ? 0 : value
      }
    }
    for entry in row.entries { addCandidate(entry.key) }
  }

  private mutating func addToTieGradient(_ row: SparseRow, times factor: Double) {
    tieGradient.withUnsafeMutableBufferPointer { gradient in
      for position in 0..<row.count {
        let key = Int(row.entries[position].key)
        gradient[key] = Tableau.add(gradient[key], row.entries[position].value * factor)
      }
    }
    for entry in row.entries { addCandidate(entry.key) }
  }

  mutating func addCandidate(_ symbol: Int32) {
    if !isCandidate[Int(symbol)] {
      isCandidate[Int(symbol)] = true
      candidates.append(symbol)
    }
  }

  /// Computes a nonbasic symbol's part of the objectives anew from its column. What pivots left there of a zero could
  /// otherwise outweigh, at a high priority, what really matters at a lower one.
  mutating func refreshGradient(_ symbol: Int32) {
    let place = Int(symbol)
    var sums = [Double](repeating: 0, count: levels.count)
    var sizes = sums
    var tie = 0.0
    var tieSize = 0.0
    for entry in columns[place] {
      let row = Int(entry.row)
      let marker = symbols[Int(basic[row])]
      let slope = marker.slope(sides[Int(basic[row])])
      if slope == 0 { continue }
      let change = slope * rows[row].entries[Int(entry.position)].value
      sums[Int(marker.level)] += change
      sizes[Int(marker.level)] += change.magnitude
      tie -= change * marker.sequence
      tieSize += change.magnitude * marker.sequence
    }
    for level in levels.indices {
      let isNoise = sums[level].magnitude <= 1e-9 * sizes[level]
      levels[level].gradient[place] = isNoise ? 0 : sums[level]
    }
    tieGradient[place] = tie.magnitude <= 1e-9 * tieSize ? 0 : tie
  }

  /// Computes the objectives anew from the rows, which takes away what rounding put in them.
  mutating func recomputeGradients() {
    for level in levels.indices {
      for symbol in symbols.indices { levels[level].gradient[symbol] = 0 }
    }
    for symbol in symbols.indices { tieGradient[symbol] = 0 }
    for row in rows.indices where basic[row] >= 0 {
      let symbol = symbols[Int(basic[row])]
      let slope = symbol.slope(sides[Int(basic[row])])
      if slope == 0 { continue }
      addToGradient(rows[row], times: slope, level: Int(symbol.level))
      addToTieGradient(rows[row], times: -slope * symbol.sequence)
    }
    for symbol in symbols.indices where rowOf[symbol] < 0 { addCandidate(Int32(symbol)) }
  }

  /// Computes the constants of all rows anew from the constraints' own, of which they are linear functions.
  mutating func recomputeConstants() {
    for row in rows.indices where basic[row] >= 0 {
      var constant = symbols[Int(basic[row])].offset
      for position in 0..<rows[row].count {
        constant -= symbols[Int(rows[row].entries[position].key)].offset * rows[row].entries[position].value
      }
      if constant != rows[row].constant {
        rows[row].constant = constant
        noteValueChange(row: row)
      }
    }
  }
}
