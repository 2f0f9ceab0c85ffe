/// When an overlay of a text field, such as its clear button, is seen.
public enum ViewMode: String, Sendable, Hashable, CaseIterable {
  case never
  case whileEditing
  case unlessEditing
  case always
}
