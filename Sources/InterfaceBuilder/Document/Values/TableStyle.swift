/// The styles of a table view.
public enum TableStyle: String, Sendable, Hashable, CaseIterable {
  case plain
  case grouped
  case insetGrouped
}
