/// The identity of a constraint that was added to a ``Solver``. It is never used again for another constraint.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The place of the constraint's marker in the solver's tables.
  let symbol: Int32

  /// A number that grows with every constraint added.
  let sequence: Int

  /// Orders by the time of adding, the earliest first.
  public static func < (left: ConstraintID, right: ConstraintID) -> Bool {
    left.sequence < right.sequence
  }
}
