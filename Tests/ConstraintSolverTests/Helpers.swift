import ConstraintSolver

/// Whether two values are the same but for rounding.
func isClose(_ left: Double, _ right: Double, within tolerance: Double = 1e-6) -> Bool {
  (left - right).magnitude <= tolerance * max(1, left.magnitude, right.magnitude)
}

/// The error of a constraint for values given by variable.
func error(of constraint: Constraint, _ value: (Variable) -> Double) -> Double {
  let difference = constraint.terms.reduce(-constraint.constant) { $0 + value($1.variable) * $1.coefficient }
  switch constraint.relation {
  case .equal: return difference.magnitude
  case .lessThanOrEqual: return max(0, difference)
  case .greaterThanOrEqual: return max(0, -difference)
  }
}

/// The sums of the errors by priority, the highest first.
func errorSums(_ constraints: [Constraint], _ value: (Variable) -> Double) -> [Double] {
  let priorities = Set(constraints.map(\.priority)).sorted(by: >)
  return priorities.map { priority in
    constraints.filter { $0.priority == priority }.reduce(0) { $0 + error(of: $1, value) }
  }
}

/// The constraints of a conflict, if an error is one.
func conflict(_ error: SolverError) -> [ConstraintID]? {
  if case .unsatisfiable(let unsatisfiable) = error { return unsatisfiable.conflicting }
  return nil
}
