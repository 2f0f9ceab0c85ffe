/// The rows and columns of a tableau, laid open for a while so that entries change without copies or checks.
struct EntryStore {
  let rows: UnsafeMutableBufferPointer<SparseRow>
  let columns: UnsafeMutableBufferPointer<[ColumnEntry]>

  /// Adds an entry for a key that the row does not have.
  @inline(__always)
  func append(row: Int, key: Int32, value: Double) {
    let column = Int(key)
    let place = Int32(truncatingIfNeeded: columns[column].count)
    columns[column].append(ColumnEntry(row: Int32(truncatingIfNeeded: row), position: Int32(rows[row].count)))
    rows[row].entries.append(RowEntry(value: value, key: key, place: place))
  }

  /// Removes an entry; the row's last entry takes its position.
  @inline(__always)
  func remove(row: Int, position: Int) {
    let removed = rows[row].entries[position]
    removeFromColumn(key: removed.key, place: Int(removed.place))
    let last = rows[row].entries.removeLast()
    if position == rows[row].count { return }
    rows[row].entries[position] = last
    columns[Int(last.key)][Int(last.place)].position = Int32(truncatingIfNeeded: position)
  }

  /// Removes an entry from its column only; the column's last entry takes its place.
  @inline(__always)
  func removeFromColumn(key: Int32, place: Int) {
    let column = Int(key)
    let last = columns[column].removeLast()
    if place == columns[column].count { return }
    columns[column][place] = last
    rows[Int(last.row)].entries[Int(last.position)].place = Int32(truncatingIfNeeded: place)
  }

  /// Adds a number to the value at a position. False if the entry is gone because the sum is zero.
  @inline(__always)
  func add(_ change: Double, row: Int, position: Int) -> Bool {
    let value = Tableau.add(rows[row].entries[position].value, change)
    if value == 0 {
      remove(row: row, position: position)
      return false
    }
    rows[row].entries[position].value = value
    return true
  }
}
