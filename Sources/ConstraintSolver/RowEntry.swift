/// A nonbasic symbol in a row, with its coefficient.
struct RowEntry: Sendable {
  var value: Double
  var key: Int32
  /// The place of the entry in the column of its key.
  var place: Int32
}
