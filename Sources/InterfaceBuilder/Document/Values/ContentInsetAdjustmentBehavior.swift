/// Which part of the safe area a scroll view adds to its content inset.
public enum ContentInsetAdjustmentBehavior: String, Sendable, Hashable, CaseIterable {
  case automatic
  case scrollableAxes
  case never
  case always
}
