/// Where a control's content stands from top to bottom.
public enum ContentVerticalAlignment: String, Sendable, Hashable, CaseIterable {
  case center
  case top
  case bottom
  case fill
}
