/// Whether a table or collection view is filled in the file or by its data source.
public enum TableDataMode: String, Sendable, Hashable, CaseIterable {
  case prototypes
  case `static`
  case none
}
