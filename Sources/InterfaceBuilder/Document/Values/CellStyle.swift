/// The built-in layouts of a table cell; absent in the file for custom.
public enum CellStyle: String, Sendable, Hashable, CaseIterable {
  case custom
  case `default` = "IBUITableViewCellStyleDefault"
  case value1 = "IBUITableViewCellStyleValue1"
  case value2 = "IBUITableViewCellStyleValue2"
  case subtitle = "IBUITableViewCellStyleSubtitle"
}
