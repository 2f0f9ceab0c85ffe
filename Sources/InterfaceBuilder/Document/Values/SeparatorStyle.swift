/// The lines between the rows of a table.
public enum SeparatorStyle: String, Sendable, Hashable, CaseIterable {
  case none
  case `default`
  case singleLine
  case singleLineEtched
}
