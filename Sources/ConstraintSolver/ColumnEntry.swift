/// A row in which a nonbasic symbol occurs.
struct ColumnEntry: Sendable {
  var row: Int32
  /// The position of the symbol in the row.
  var position: Int32
}
