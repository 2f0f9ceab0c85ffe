/// A variable multiplied by a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable.
  public var variable: Variable

  /// What the variable is multiplied by.
  public var coefficient: Double

  /// Makes a term; the coefficient is 1 unless told.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
