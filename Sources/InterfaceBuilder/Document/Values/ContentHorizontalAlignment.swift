/// Where a control's content stands from left to right.
public enum ContentHorizontalAlignment: String, Sendable, Hashable, CaseIterable {
  case center
  case left
  case right
  case fill
  case leading
  case trailing
}
