/// How a stack view shares its length.
public enum StackDistribution: String, Sendable, Hashable, CaseIterable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering
}
