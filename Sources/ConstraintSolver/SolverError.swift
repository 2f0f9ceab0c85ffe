/// What can go wrong in a ``Solver``. After any of these errors the solver is as it was before the call.
public enum SolverError: Error, Hashable, Sendable {
  /// Required constraints contradict each other.
  case unsatisfiable(Unsatisfiable)
  /// A coefficient or a constant is not a number, infinite, or larger than ``Solver/maximumCoefficient`` or
  /// ``Solver/maximumConstant``.
  case invalidNumber(Double)
  /// A priority is not a number from 0 to 1000.
  case invalidPriority(Float)
  /// A variable does not belong to the solver or was released.
  case unknownVariable(Variable)
  /// A variable cannot be released because a constraint uses it.
  case variableInUse(Variable)
  /// A constraint does not belong to the solver or was removed.
  case unknownConstraint(ConstraintID)
  /// Rounding kept the solver from an answer. Not expected with coefficients of ordinary size.
  case numericalFailure
}
