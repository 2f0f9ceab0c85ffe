/// The numbers below which something counts as zero.
enum Tolerance {
  /// For values of variables and errors. Grows with the size of the constants.
  static let value = 1e-8
  /// For slopes of the objective, to begin with.
  static let slope = 1e-7
  /// For slopes of the tie-breaking objective, whose weights are whole numbers, against that for other slopes.
  static let tieAgainstSlope = 10.0
  /// For slopes in the end, when noise keeps the simplex from ending.
  static let largestSlope = 1e-3
  /// The smallest coefficient to pivot on.
  static let pivot = 1e-7
  /// The smallest coefficient to pivot on against the largest of its row.
  static let pivotAgainstRow = 1e-9
  /// A pivot coefficient that is avoided, against the largest of its row.
  static let poorAgainstRow = 1e-6
  /// A pivot coefficient that calls for a look at the accuracy soon.
  static let poorPivot = 1e-4
  /// Coefficients smaller than this are dropped.
  static let coefficient = 1e-10
  /// A sum this small against what was added is cancellation.
  static let cancellation = 1e-11
  /// How far the rows may be from the constraints' definitions, against the size of the values.
  static let residual = 1e-12
}
