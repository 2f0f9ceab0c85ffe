/// Why a required constraint, or a new constant of one, could not be accepted.
public struct Unsatisfiable: Error, Hashable, Sendable {
  /// The other required constraints that take part in the contradiction, in the order they were added. Together with
  /// the rejected one they have no solution; leaving out any of them would remove this contradiction.
  ///
  /// Empty if the rejected constraint contradicts itself.
  public let conflicting: [ConstraintID]
}
