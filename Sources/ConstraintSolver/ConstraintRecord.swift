/// What the solver remembers of a constraint it holds.
struct ConstraintRecord: Sendable {
  let sequence: Int
  /// The constraint, with terms of the same variable added up and zero terms left out.
  var constraint: Constraint

  /// What the constraint is multiplied by so that its marker is wanted at zero or above.
  var sign: Double { constraint.relation == .lessThanOrEqual ? -1 : 1 }
}
