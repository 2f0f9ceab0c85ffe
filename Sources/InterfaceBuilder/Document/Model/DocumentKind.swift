/// What a document is.
public enum DocumentKind: String, Sendable, Hashable, CaseIterable {
  case storyboard
  case xib
}
