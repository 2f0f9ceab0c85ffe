/// The direction of a stack view.
public enum StackAxis: String, Sendable, Hashable, CaseIterable {
  case horizontal
  case vertical
}
