/// How the two sides of a constraint compare.
public enum ConstraintRelation: String, Sendable, Hashable, CaseIterable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}
