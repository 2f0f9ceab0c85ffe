/// A row of the tableau: what a basic symbol is worth in terms of nonbasic ones.
///
/// The entries are unsorted. Each knows its place in its symbol's column, and the column's entry knows the position
/// here, so that nothing is ever searched.
struct SparseRow: Sendable {
  /// The value of the basic symbol, since all nonbasic symbols are zero.
  var constant = 0.0
  var entries: [RowEntry] = []

  var count: Int { entries.count }
}
