import ConstraintSolver

/// Makes random constraints of small whole numbers.
struct RandomSystem {
  var random: SeededGenerator
  let variables: [Variable]
  /// A solution every required constraint made by ``satisfiable(required:)`` has.
  let hidden: [Variable: Double]

  init(seed: Int, variables: [Variable]) {
    var random = SeededGenerator(seed)
    self.variables = variables
    var hidden: [Variable: Double] = [:]
    for variable in variables { hidden[variable] = Double(Int.random(in: -50...50, using: &random)) }
    self.hidden = hidden
    self.random = random
  }

  private mutating func terms() -> [Term] {
    let count = Int.random(in: 1...min(3, variables.count), using: &random)
    return variables.shuffled(using: &random).prefix(count).map {
      Term($0, coefficient: [1, 1, 1, -1, -1, 2, -2, 0.5].randomElement(using: &random) ?? 1)
    }
  }

  private mutating func relation() -> Relation {
    [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
  }

  /// A constraint with any constant.
  mutating func arbitrary(priority: Priority) -> Constraint {
    Constraint(
      terms: terms(), relation(), constant: Double(Int.random(in: -20...20, using: &random)), priority: priority)
  }

  /// A required constraint that the hidden solution meets.
  mutating func satisfiable() -> Constraint {
    let terms = terms()
    let relation = relation()
    let value = terms.reduce(0) { $0 + (hidden[$1.variable] ?? 0) * $1.coefficient }
    let slack = Double(Int.random(in: 0...10, using: &random))
    switch relation {
    case .equal: return Constraint(terms: terms, relation, constant: value)
    case .lessThanOrEqual: return Constraint(terms: terms, relation, constant: value + slack)
    case .greaterThanOrEqual: return Constraint(terms: terms, relation, constant: value - slack)
    }
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }
}
