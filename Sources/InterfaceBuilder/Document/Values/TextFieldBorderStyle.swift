/// The border of a text field; absent in the file for none.
public enum TextFieldBorderStyle: String, Sendable, Hashable, CaseIterable {
  case none
  case line
  case bezel
  case roundedRect
}
