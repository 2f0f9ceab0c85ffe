/// Something that can stand in a sum of linear terms: a ``Variable`` or an ``Expression``.
public protocol ExpressionConvertible {
  /// The value as a linear expression.
  var expression: Expression { get }
}

extension ExpressionConvertible {
  /// The sum of two expressions.
  public static func + (left: Self, right: some ExpressionConvertible) -> Expression {
    var sum = left.expression
    sum.add(right.expression, scaledBy: 1)
    return sum
  }

  /// The difference of two expressions.
  public static func - (left: Self, right: some ExpressionConvertible) -> Expression {
    var difference = left.expression
    difference.add(right.expression, scaledBy: -1)
    return difference
  }

  /// The expression with a number added.
  public static func + (left: Self, right: Double) -> Expression {
    var sum = left.expression
    sum.constant += right
    return sum
  }

  /// The expression with a number taken away.
  public static func - (left: Self, right: Double) -> Expression {
    left + -right
  }

  /// A number with the expression added.
  public static func + (left: Double, right: Self) -> Expression {
    right + left
  }

  /// A number with the expression taken away.
  public static func - (left: Double, right: Self) -> Expression {
    var difference = Expression(constant: left)
    difference.add(right.expression, scaledBy: -1)
    return difference
  }
}
