// What the steps are for: the slopes of the objectives, and what they make of rounding.
extension Tableau {
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

  mutating func addToTieGradient(_ row: SparseRow, times factor: Double) {
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
