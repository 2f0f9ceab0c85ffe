/// How a text stands in its line.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  case natural
  case left
  case center
  case right
  case justified
}
