/// How a label or button shortens or wraps its text.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
  case wordWrap
  case characterWrap
  case clip
  case headTruncation
  case tailTruncation
  case middleTruncation
}
