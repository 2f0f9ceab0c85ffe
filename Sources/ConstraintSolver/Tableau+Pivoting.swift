// The simplex steps.
extension Tableau {
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
}
