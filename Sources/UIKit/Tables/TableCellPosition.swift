/// Where in its section a row stands: a group has its round corners at its ends.
struct TableCellPosition: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The section's first row.
  static let first = TableCellPosition(rawValue: 1)
  /// The section's last row.
  static let last = TableCellPosition(rawValue: 2)
}
