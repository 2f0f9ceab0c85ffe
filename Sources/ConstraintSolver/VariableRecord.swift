/// What the solver remembers of a variable it made.
struct VariableRecord: Sendable {
  var generation: Int32 = 0
  var isInUse = false
  /// How many constraints mention the variable.
  var constraintCount = 0
  /// The value when changes were last asked for.
  var reportedValue = 0.0
}
