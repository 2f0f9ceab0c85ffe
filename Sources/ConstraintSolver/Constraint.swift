/// A linear equation or inequality with a priority, kept in the form `terms relation constant`.
public struct Constraint: Hashable, Sendable {
  /// The terms, all on the left side.
  public var terms: [Term]

  /// How the terms relate to the constant.
  public var relation: Relation

  /// The number on the right side.
  public var constant: Double

  /// How much the constraint matters.
  public var priority: Priority

  /// Makes a constraint in its stored form.
  public init(terms: [Term], _ relation: Relation, constant: Double, priority: Priority = .required) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }

  /// Makes a constraint between two expressions: terms go left, constants go right. For `a` related to
  /// `b * multiplier + c` the constant is `c`.
  public init(
    _ left: some ExpressionConvertible, _ relation: Relation, _ right: some ExpressionConvertible,
    priority: Priority = .required
  ) {
    let difference = left.expression - right.expression
    self.init(terms: difference.terms, relation, constant: 0 - difference.constant, priority: priority)
  }

  /// Makes a constraint between an expression and a number.
  public init(
    _ left: some ExpressionConvertible, _ relation: Relation, _ right: Double, priority: Priority = .required
  ) {
    self.init(left, relation, Expression(constant: right), priority: priority)
  }
}
