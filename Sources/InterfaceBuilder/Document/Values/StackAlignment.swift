/// How a stack view places its views across its axis.
public enum StackAlignment: String, Sendable, Hashable, CaseIterable {
  case fill
  case leading
  case top
  case firstBaseline
  case center
  case trailing
  case bottom
  case lastBaseline
}
