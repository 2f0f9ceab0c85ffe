extension Tableau {
  /// Looks at the accuracy if enough was done since the last time that the look costs little in comparison, and builds
  /// the rows anew if they are off.
  mutating func maintainAccuracy() {
    let isDue = workSinceCheck > workUntilCheck || (hadPoorPivot && workSinceCheck > workUntilCheck / 8)
    if !isDue { return }
    let isAccurate = isAccurate()
    noteCheck()
    if isAccurate { return }
    isBroken = !refactor()
    noteCheck()
    // A basis so skewed that this is as good as it gets is not worth trying again at once.
    if !self.isAccurate() { workUntilCheck *= 8 }
  }

  /// Whether the rows were off, so that what they seem to say is to be looked at again. They no longer are afterwards.
  mutating func isDoubtful() -> Bool {
    if pivotsSinceCheck == 0 || isAccurate() { return false }
    isBroken = !refactor()
    noteCheck()
    return !isBroken
  }

  private mutating func noteCheck() {
    hadPoorPivot = false
    pivotsSinceCheck = 0
    workSinceCheck = 0
    workUntilCheck = 5000 + 4 * rows.reduce(0) { $0 + $1.count }
  }

  /// Whether the rows agree with the definitions of the markers, tried with numbers for the nonbasic symbols that have
  /// nothing to do with each other.
  private func isAccurate() -> Bool {
    var values = [Double](repeating: 0, count: symbols.count)
    for symbol in symbols.indices where rowOf[symbol] < 0 {
      values[symbol] = 0.5 + Double(UInt32(truncatingIfNeeded: symbol) &* 2_654_435_769) / 0x1p33
    }
    var size = 1.0
    for row in rows.indices where basic[row] >= 0 {
      var value = rows[row].constant
      for entry in rows[row].entries { value += entry.value * values[Int(entry.key)] }
      values[Int(basic[row])] = value
      size = max(size, value.magnitude)
    }
    for symbol in symbols.indices where symbols[symbol].kind == .marker {
      var value = symbols[symbol].offset - values[symbol]
      for term in definitions[symbol].terms { value += values[Int(term.symbol)] * term.coefficient }
      if !(value.magnitude <= Tolerance.residual * size) { return false }
    }
    return true
  }

  /// Computes the rows of the present basis anew from the definitions of the markers, eliminating where the
  /// coefficients are largest. False, with nothing changed, if the basis turns out to be no basis.
  mutating func refactor() -> Bool {
    refactor(to: Basis(rowOf: rowOf, sides: sides))
  }

  /// Goes back to an earlier basis after rounding has spoilt this one.
  mutating func restore(_ basis: Basis) {
    isBroken = !refactor(to: basis)
    noteCheck()
  }

  private mutating func refactor(to basis: Basis) -> Bool {
    var fresh = self
    fresh.dropRows()
    var entering: [Int32] = []
    var leaving: [Int32] = []
    for place in symbols.indices {
      let symbol = Int32(place)
      switch symbols[place].kind {
      case .unused:
        continue
      case .external:
        if basis.rowOf[place] >= 0 { entering.append(symbol) }
      case .marker:
        if basis.rowOf[place] < 0 { leaving.append(symbol) }
        let row = fresh.substituted(definitions[place].terms, constant: symbols[place].offset)
        _ = fresh.insertRow(row, basic: symbol)
      }
    }
    // Costs would be added up at every pivot for nothing.
    for symbol in symbols.indices { fresh.sides[symbol] = .neither }
    if entering.count != leaving.count { return false }
    var isEntering = [Bool](repeating: false, count: symbols.count)
    for symbol in entering { isEntering[Int(symbol)] = true }
    while !leaving.isEmpty {
      guard let pivot = fresh.bestPivot(leaving, isEntering) else { return false }
      fresh.pivot(row: Int(fresh.rowOf[Int(leaving[pivot.place])]), entering: pivot.entering, side: .neither)
      isEntering[Int(pivot.entering)] = false
      leaving.swapAt(pivot.place, leaving.count - 1)
      leaving.removeLast()
    }
    fresh.sides = basis.sides
    fresh.recomputeGradients()
    fresh.recomputeConstants()
    self = fresh
    return true
  }

  /// Where to eliminate next: the row with the fewest entries that are still to enter, and the largest of these.
  private func bestPivot(_ leaving: [Int32], _ isEntering: [Bool]) -> (place: Int, entering: Int32)? {
    var best: (place: Int, entering: Int32, count: Int, size: Double)?
    for (place, symbol) in leaving.enumerated() {
      var count = 0
      var largest: (key: Int32, size: Double)?
      for entry in rows[Int(rowOf[Int(symbol)])].entries where isEntering[Int(entry.key)] {
        count += 1
        let size = entry.value.magnitude
        if let current = largest, (current.size, -current.key) >= (size, -entry.key) { continue }
        largest = (entry.key, size)
      }
      guard let largest, largest.size >= Tolerance.coefficient else { continue }
      if count == 1 && largest.size >= 0.01 { return (place, largest.key) }
      if let current = best {
        let isGood = largest.size >= 0.01
        let isCurrentGood = current.size >= 0.01
        if isGood != isCurrentGood {
          if isCurrentGood { continue }
        } else if (count, -largest.size) >= (current.count, -current.size) {
          continue
        }
      }
      best = (place, largest.key, count, largest.size)
    }
    return best.map { ($0.place, $0.entering) }
  }
}
