/// A linear expression: a sum of terms and a constant.
///
/// The same variable may occur in several terms; the solver adds them up.
public struct Expression: Hashable, Sendable {
  /// The terms, in the order they were added.
  public var terms: [Term]

  /// The number added to the terms.
  public var constant: Double

  /// Makes an expression of terms and a constant.
  public init(terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Adds a multiple of another expression.
  public mutating func add(_ other: Expression, scaledBy factor: Double) {
    constant += other.constant * factor
    for term in other.terms {
      terms.append(Term(term.variable, coefficient: term.coefficient * factor))
    }
  }

  /// The expression multiplied by a number.
  public static func * (expression: Expression, factor: Double) -> Expression {
    var product = Expression()
    product.add(expression, scaledBy: factor)
    return product
  }

  /// The expression multiplied by a number.
  public static func * (factor: Double, expression: Expression) -> Expression {
    expression * factor
  }

  /// The expression divided by a number.
  public static func / (expression: Expression, divisor: Double) -> Expression {
    expression * (1 / divisor)
  }

  /// The expression with its sign turned.
  public static prefix func - (expression: Expression) -> Expression {
    expression * -1
  }
}

extension Expression: ExpressionConvertible {
  /// The expression itself.
  public var expression: Expression { self }
}
