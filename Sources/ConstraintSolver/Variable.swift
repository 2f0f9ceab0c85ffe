/// A handle to one unknown of a ``Solver``.
///
/// A variable is made by ``Solver/makeVariable()`` and has a meaning only for that solver and its copies. It is
/// unrestricted in sign. The handle is two small integers; copying, comparing and hashing it costs nothing.
public struct Variable: Hashable, Sendable {
  /// The place of the variable in its solver's tables. Places of released variables are used again.
  let symbol: Int32

  /// Tells a released variable from the one that took its place.
  let generation: Int32

  /// The product of the variable and a coefficient.
  public static func * (variable: Variable, coefficient: Double) -> Expression {
    Expression(terms: [Term(variable, coefficient: coefficient)])
  }

  /// The product of a coefficient and the variable.
  public static func * (coefficient: Double, variable: Variable) -> Expression {
    variable * coefficient
  }

  /// The variable divided by a number.
  public static func / (variable: Variable, divisor: Double) -> Expression {
    variable * (1 / divisor)
  }

  /// The variable with its sign turned.
  public static prefix func - (variable: Variable) -> Expression {
    variable * -1
  }
}

extension Variable: ExpressionConvertible {
  /// The expression that consists of this variable alone.
  public var expression: Expression { Expression(terms: [Term(self)]) }
}
