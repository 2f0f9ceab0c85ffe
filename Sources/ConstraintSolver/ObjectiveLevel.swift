/// The objective of one priority: the sum of the errors of its constraints.
struct ObjectiveLevel: Sendable {
  let priority: Priority
  /// How many constraints have this priority.
  var count = 0
  /// By symbol, the change of the sum for a step of that nonbasic symbol, its own cost left out.
  var gradient: [Double]
}
