import ConstraintSolver
import Testing

@Suite struct SolverTests {
  var solver = Solver()

  @Test func solvesEquations() throws {
    var solver = solver
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(x + y, .equal, 10))
    try solver.add(Constraint(x, .equal, y * 2 + 40))
    #expect(isClose(solver.value(of: x), 20))
    #expect(isClose(solver.value(of: y), -10))
    #expect(isClose(solver.value(of: 2 * x - y / 2 + 1), 46))
    #expect(isClose(solver.value(of: 1 - (-x + 3)), 18))
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(y))
  }

  @Test func addsUpTermsOfTheSameVariable() throws {
    var solver = solver
    let x = solver.makeVariable()
    let id = try solver.add(Constraint(x + x + 1, .equal, 11 - x))
    #expect(isClose(solver.value(of: x), 10.0 / 3))
    #expect(solver.constraint(id) == Constraint(terms: [Term(x, coefficient: 3)], .equal, constant: 10))
  }

  @Test func inequalitiesBindOnlyWhenNeeded() throws {
    var solver = solver
    let width = solver.makeVariable()
    try solver.add(Constraint(width, .greaterThanOrEqual, 50))
    let hug = try solver.add(Constraint(width, .equal, 30, priority: 250))
    #expect(isClose(solver.value(of: width), 50))
    #expect(isClose(solver.violation(of: hug), 20))
    try solver.setConstant(of: hug, to: 80)
    #expect(isClose(solver.value(of: width), 80))
    try solver.add(Constraint(width, .lessThanOrEqual, 60))
    #expect(isClose(solver.value(of: width), 60))
    #expect(solver.violation(of: hug) > 19.9)
  }

  @Test func onePriorityBeatsManyLower() throws {
    var solver = solver
    let x = solver.makeVariable()
    for _ in 0..<200 { try solver.add(Constraint(x, .equal, 0, priority: 750)) }
    #expect(isClose(solver.value(of: x), 0))
    let higher = try solver.add(Constraint(x, .equal, 100, priority: 751))
    #expect(isClose(solver.value(of: x), 100))
    for number in 0..<200 {
      try solver.add(Constraint(x, .equal, 500, priority: Priority(750 + Float(number) / 400)))
    }
    #expect(isClose(solver.value(of: x), 100))
    try solver.add(Constraint(x, .equal, -7))
    #expect(isClose(solver.value(of: x), -7))
    try solver.remove(higher)
    #expect(isClose(solver.value(of: x), -7))
  }

  @Test func prioritiesComeAndGo() throws {
    var solver = solver
    let x = solver.makeVariable()
    let fixed = try solver.add(Constraint(x, .equal, 1, priority: 500))
    let moving = try solver.add(Constraint(x, .equal, 2, priority: 10))
    for step in 0..<200 {
      let priority = Priority(Float(step * 37 % 998) + 0.5)
      try solver.setPriority(of: moving, to: priority)
      #expect(isClose(solver.value(of: x), priority > 500 ? 2 : 1))
      if step % 10 == 9 {
        #expect(isClose(solver.violation(of: fixed), priority > 500 ? 1 : 0))
      }
    }
  }

  @Test func expressionsAddUp() {
    var solver = solver
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let expression = 2 * (x + y - 3) / 4 - -(y * 2 - 1) + (1 + x)
    #expect(expression.constant == -1.5)
    let coefficients = [x, y].map { variable in
      expression.terms.reduce(0) { $0 + ($1.variable == variable ? $1.coefficient : 0) }
    }
    #expect(coefficients == [1.5, 2.5])
    #expect(Constraint(x + 1, .equal, y * 3 + 5).constant == 4)
    #expect(Priority(rawValue: 250) == .low && Priority(floatLiteral: 750) == .high)
  }

  @Test func thousandLevels() throws {
    var solver = solver
    let x = solver.makeVariable()
    var ids: [ConstraintID] = []
    for level in 1...300 {
      ids.append(try solver.add(Constraint(x, .equal, Double(level), priority: Priority(Float(level)))))
    }
    for level in (2...300).reversed() {
      #expect(isClose(solver.value(of: x), Double(level)))
      try solver.remove(ids[level - 1])
    }
    #expect(isClose(solver.value(of: x), 1))
  }

  @Test(arguments: [false, true]) func earlierOfEqualWishesWins(withEdits: Bool) throws {
    var solver = solver
    let x = solver.makeVariable()
    let first = try solver.add(Constraint(x, .equal, 10, priority: 500))
    let second = try solver.add(Constraint(x, .equal, 20, priority: 500))
    #expect(isClose(solver.value(of: x), 10))
    #expect(solver.isAmbiguous(x))
    if withEdits {
      try solver.setConstant(of: second, to: 0)
      try solver.setConstant(of: first, to: 40)
      try solver.setConstant(of: second, to: 30)
      #expect(isClose(solver.value(of: x), 40))
      try solver.setPriority(of: second, to: 501)
      #expect(isClose(solver.value(of: x), 30))
      try solver.setPriority(of: second, to: 500)
      #expect(isClose(solver.value(of: x), 40))
    }
    let third = try solver.add(Constraint(x, .equal, 20, priority: 100))
    try solver.setConstant(of: second, to: 60)
    try solver.setConstant(of: first, to: 10)
    #expect(isClose(solver.value(of: x), 20))
    #expect(!solver.isAmbiguous(x))
    try solver.remove(third)
    #expect(isClose(solver.value(of: x), 10))
    try solver.remove(first)
    #expect(isClose(solver.value(of: x), 60))
    #expect(!solver.isAmbiguous(x))
  }

  @Test func conflictNamesThoseThatTakePart() throws {
    var solver = solver
    let (x, width, other) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let left = try solver.add(Constraint(x, .equal, 10))
    try solver.add(Constraint(other, .equal, x))
    let right = try solver.add(Constraint(x + width, .lessThanOrEqual, 100))
    try solver.add(Constraint(width, .equal, 40, priority: 999))
    let before = [x, width, other].map { solver.value(of: $0) }
    let error = #expect(throws: SolverError.self) {
      try solver.add(Constraint(width, .greaterThanOrEqual, 120))
    }
    #expect(error.flatMap(conflict) == [left, right])
    #expect([x, width, other].map { solver.value(of: $0) } == before)
    #expect(solver.constraintCount == 4)
    try solver.remove(left)
    try solver.add(Constraint(width, .greaterThanOrEqual, 120))
    #expect(solver.value(of: width) >= 120 - 1e-6)
    #expect(solver.value(of: x + width) <= 100 + 1e-6)
  }

  @Test func selfContradictionIsRejected() throws {
    var solver = solver
    let x = solver.makeVariable()
    let error = #expect(throws: SolverError.self) { try solver.add(Constraint(x - x, .equal, 1)) }
    #expect(error.flatMap(conflict) == [])
    try solver.add(Constraint(x - x, .equal, 0))
    try solver.add(Constraint(x - x, .equal, 5, priority: 10))
    try solver.add(Constraint(x, .equal, 3))
    #expect(isClose(solver.value(of: x), 3))
  }

  @Test func constantThatContradictsIsRejected() throws {
    var solver = solver
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let low = try solver.add(Constraint(x, .greaterThanOrEqual, 10))
    let high = try solver.add(Constraint(x, .lessThanOrEqual, 20))
    try solver.add(Constraint(y, .equal, x + 1))
    let error = #expect(throws: SolverError.self) { try solver.setConstant(of: low, to: 30) }
    #expect(error.flatMap(conflict) == [high])
    #expect(solver.constraint(low)?.constant == 10)
    try solver.setConstant(of: low, to: 20)
    #expect(isClose(solver.value(of: y), 21))
    #expect(!solver.isAmbiguous(y))
  }

  @Test func redundantEquationsStandIn() throws {
    var solver = solver
    let x = solver.makeVariable()
    let first = try solver.add(Constraint(x, .equal, 5))
    let second = try solver.add(Constraint(x * 2, .equal, 10))
    let error = #expect(throws: SolverError.self) { try solver.setConstant(of: first, to: 6) }
    #expect(error.flatMap(conflict) == [second])
    #expect(throws: SolverError.self) { try solver.setConstant(of: second, to: 12) }
    try solver.remove(first)
    #expect(isClose(solver.value(of: x), 5))
    #expect(!solver.isAmbiguous(x))
    try solver.setConstant(of: second, to: 12)
    #expect(isClose(solver.value(of: x), 6))
    try solver.remove(second)
    #expect(solver.isAmbiguous(x))
  }

  @Test func prioritiesChange() throws {
    var solver = solver
    let x = solver.makeVariable()
    let first = try solver.add(Constraint(x, .equal, 5, priority: 300))
    let second = try solver.add(Constraint(x, .equal, 9, priority: 400))
    #expect(isClose(solver.value(of: x), 9))
    try solver.setPriority(of: first, to: .required)
    #expect(isClose(solver.value(of: x), 5))
    let error = #expect(throws: SolverError.self) { try solver.setPriority(of: second, to: .required) }
    #expect(error.flatMap(conflict) == [first])
    #expect(solver.constraint(second)?.priority == 400)
    try solver.setPriority(of: first, to: 100)
    #expect(isClose(solver.value(of: x), 9))
    #expect(solver.constraintIDs == [first, second])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func badNumbersAreRejected(_ bad: Double) throws {
    var solver = solver
    let x = solver.makeVariable()
    let id = try solver.add(Constraint(x, .equal, 5))
    #expect(throws: SolverError.self) { try solver.add(Constraint(x, .equal, bad)) }
    #expect(throws: SolverError.self) { try solver.add(Constraint(x * bad, .equal, 1)) }
    #expect(throws: SolverError.self) { try solver.add(Constraint(x, .equal, x * bad)) }
    #expect(throws: SolverError.self) { try solver.setConstant(of: id, to: bad) }
    #expect(throws: SolverError.self) { try solver.setPriority(of: id, to: Priority(Float(bad))) }
    #expect(throws: SolverError.self) {
      try solver.add(Constraint(x, .equal, 1, priority: Priority(Float(bad))))
    }
    #expect(solver.value(of: x) == 5)
    #expect(solver.constraintCount == 1)
  }

  @Test func largeConstantsComeAndGo() throws {
    var solver = solver
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let id = try solver.add(Constraint(x, .equal, 0.1))
    try solver.add(Constraint(y, .equal, x + 0.2))
    for _ in 0..<100 {
      try solver.setConstant(of: id, to: Solver.maximumConstant)
      try solver.setConstant(of: id, to: 0.1)
    }
    #expect(isClose(solver.value(of: y), 0.3, within: 1e-12))
    try solver.add(Constraint(y, .lessThanOrEqual, 1e9))
    #expect(throws: SolverError.self) { try solver.add(Constraint(y, .greaterThanOrEqual, 0.3001)) }
  }

  @Test func strangersAreRejected() throws {
    var solver = solver
    let x = solver.makeVariable()
    let id = try solver.add(Constraint(x, .equal, 1))
    #expect(throws: SolverError.variableInUse(x)) { try solver.release(x) }
    try solver.remove(id)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.setConstant(of: id, to: 1) }
    try solver.release(x)
    #expect(throws: SolverError.unknownVariable(x)) { try solver.release(x) }
    #expect(throws: SolverError.unknownVariable(x)) { try solver.add(Constraint(x, .equal, 1)) }
    #expect(solver.value(of: x) == 0 && !solver.isAmbiguous(x))
    let y = solver.makeVariable()
    #expect(x != y)
    #expect(throws: SolverError.unknownVariable(x)) { try solver.add(Constraint(x, .equal, y)) }
    #expect(solver.variableCount == 1 && solver.constraintCount == 0)
    var empty = Solver()
    #expect(throws: SolverError.self) { try empty.add(Constraint(y, .equal, 1)) }
  }

  @Test func changesAreReportedOnce() throws {
    var solver = solver
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let id = try solver.add(Constraint(x, .equal, 1))
    try solver.add(Constraint(y, .equal, x + 1))
    try solver.add(Constraint(z, .equal, 7))
    #expect(solver.takeChangedVariables() == [x, y, z])
    #expect(solver.takeChangedVariables() == [])
    try solver.setConstant(of: id, to: 4)
    #expect(solver.takeChangedVariables() == [x, y])
    try solver.setConstant(of: id, to: 5)
    try solver.setConstant(of: id, to: 4)
    #expect(solver.takeChangedVariables() == [])
  }

  @Test func ambiguityIsFound() throws {
    var solver = solver
    let (x, y, width, free) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(Constraint(x, .equal, 3))
    try solver.add(Constraint(width, .greaterThanOrEqual, 50))
    try solver.add(Constraint(y, .equal, width + 1))
    #expect(solver.ambiguousVariables() == [y, width, free])
    try solver.add(Constraint(y, .lessThanOrEqual, 51))
    #expect(solver.ambiguousVariables() == [free])
  }

  @Test func copiesAreIndependent() throws {
    var solver = solver
    let x = solver.makeVariable()
    let id = try solver.add(Constraint(x, .equal, 3))
    var copy = solver
    try copy.setConstant(of: id, to: 4)
    #expect(solver.value(of: x) == 3 && copy.value(of: x) == 4)
  }
}
