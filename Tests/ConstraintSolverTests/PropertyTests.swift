import Testing

@testable import ConstraintSolver

@Suite struct PropertyTests {
  /// Fails unless the solver's solution is as good as that of a fresh solver with the same constraints, and the same
  /// where it is determined.
  private func expectLikeFresh(_ solver: Solver, _ variables: [Variable], _ comment: Comment) throws {
    var fresh = Solver()
    var renamed: [Variable: Variable] = [:]
    for variable in variables { renamed[variable] = fresh.makeVariable() }
    let constraints = solver.constraintIDs.compactMap { solver.constraint($0) }
    for constraint in constraints {
      var constraint = constraint
      constraint.terms = constraint.terms.map { Term(renamed[$0.variable] ?? $0.variable, coefficient: $0.coefficient) }
      try fresh.add(constraint)
    }
    let freshValue = { (variable: Variable) in fresh.value(of: renamed[variable] ?? variable) }
    for constraint in constraints where constraint.priority.isRequired {
      #expect(error(of: constraint, solver.value(of:)) < 1e-6, comment)
    }
    let wishes = constraints.filter { !$0.priority.isRequired }
    for (mine, other) in zip(errorSums(wishes, solver.value(of:)), errorSums(wishes, freshValue)) {
      #expect(isClose(mine, other), comment)
    }
    let ambiguous = Set(solver.ambiguousVariables())
    let freshAmbiguous = Set(fresh.ambiguousVariables())
    for variable in variables {
      let isAmbiguous = ambiguous.contains(variable)
      #expect(isAmbiguous == freshAmbiguous.contains(renamed[variable] ?? variable), comment)
      if !isAmbiguous { #expect(isClose(solver.value(of: variable), freshValue(variable)), comment) }
    }
  }

  @Test func satisfiableSystemsAreSatisfied() throws {
    for seed in 1...60 {
      var solver = Solver()
      let variables = (0..<(3 + seed % 15)).map { _ in solver.makeVariable() }
      var system = RandomSystem(seed: seed, variables: variables)
      for _ in 0..<(variables.count * 3) {
        if system.number(0...2) == 0 {
          try solver.add(system.arbitrary(priority: Priority(Float(system.number(1...4) * 100))))
        } else {
          try solver.add(system.satisfiable())
        }
      }
      for id in solver.constraintIDs {
        guard let constraint = solver.constraint(id), constraint.priority.isRequired else { continue }
        #expect(error(of: constraint, solver.value(of:)) < 1e-6, "seed \(seed)")
        #expect(solver.violation(of: id) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func tinySystemsAreSolvedBest() throws {
    for seed in 1...400 {
      var solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      var system = RandomSystem(seed: seed, variables: [x, y])
      var constraints: [Constraint] = []
      for variable in [x, y] {
        constraints.append(Constraint(variable, .lessThanOrEqual, 100))
        constraints.append(Constraint(variable, .greaterThanOrEqual, -100))
      }
      for constraint in constraints { try solver.add(constraint) }
      for _ in 0..<system.number(1...9) {
        let priority = [1000, 1000, 750, 750, 749, 250][system.number(0...5)]
        let constraint = system.arbitrary(priority: Priority(Float(priority)))
        let isPossible = !Plane(x: x, y: y, constraints: constraints + [constraint]).bestPoints().isEmpty
        do {
          try solver.add(constraint)
          constraints.append(constraint)
          #expect(isPossible, "seed \(seed)")
        } catch {
          #expect(!isPossible, "seed \(seed)")
        }
        let best = Plane(x: x, y: y, constraints: constraints).bestPoints()
        guard let point = best.first else { continue }
        let wishes = constraints.filter { !$0.priority.isRequired }
        let expected = errorSums(wishes) { $0 == x ? point.x : point.y }
        for (mine, other) in zip(errorSums(wishes, solver.value(of:)), expected) {
          #expect(isClose(mine, other), "seed \(seed)")
        }
        let xs = best.map(\.x)
        let ys = best.map(\.y)
        #expect(solver.isAmbiguous(x) == ((xs.max() ?? 0) - (xs.min() ?? 0) > 1e-6), "seed \(seed)")
        #expect(solver.isAmbiguous(y) == ((ys.max() ?? 0) - (ys.min() ?? 0) > 1e-6), "seed \(seed)")
      }
    }
  }

  @Test func incrementalEqualsFresh() throws {
    for seed in 1...60 {
      var solver = Solver()
      let variables = (0..<(2 + seed % 8)).map { _ in solver.makeVariable() }
      var system = RandomSystem(seed: seed, variables: variables)
      var ids: [ConstraintID] = []
      for step in 0..<60 {
        do {
          switch system.number(0...9) {
          case 0...4:
            let isRequired = system.number(0...2) == 0
            let priority: Priority = isRequired ? 1000 : Priority(Float(system.number(1...3) * 250))
            ids.append(try solver.add(system.arbitrary(priority: priority)))
          case 5...6 where !ids.isEmpty:
            let place = system.number(0...(ids.count - 1))
            try solver.remove(ids.remove(at: place))
          case 7 where !ids.isEmpty:
            let priority: Priority = system.number(0...3) == 0 ? 1000 : Priority(Float(system.number(1...3) * 250))
            try solver.setPriority(of: ids[system.number(0...(ids.count - 1))], to: priority)
          case 8... where !ids.isEmpty:
            let id = ids[system.number(0...(ids.count - 1))]
            try solver.setConstant(of: id, to: Double(system.number(-30...30)))
          default:
            break
          }
        } catch {
          #expect(conflict(error) != nil, "seed \(seed) step \(step): \(error)")
        }
        #expect(solver.constraintIDs == ids.sorted())
        if step % 3 == 0 { try expectLikeFresh(solver, variables, "seed \(seed) step \(step)") }
      }
    }
  }

  @Test func conflictsAreRealAndMinimal() throws {
    var conflicts = 0
    for seed in 1...80 {
      var solver = Solver()
      let variables = (0..<(2 + seed % 6)).map { _ in solver.makeVariable() }
      var system = RandomSystem(seed: seed, variables: variables)
      for _ in 0..<25 {
        let constraint = system.arbitrary(priority: system.number(0...3) == 0 ? 500 : 1000)
        do {
          try solver.add(constraint)
        } catch {
          let members = try #require(conflict(error)).compactMap { solver.constraint($0) } + [constraint]
          conflicts += 1
          #expect(!isSatisfiable(members, among: variables.count), "seed \(seed)")
          for place in members.indices {
            var fewer = members
            fewer.remove(at: place)
            #expect(isSatisfiable(fewer, among: variables.count), "seed \(seed)")
          }
        }
      }
      try expectLikeFresh(solver, variables, "seed \(seed)")
    }
    #expect(conflicts > 200)
  }

  /// Handles of a solver are good for a second one that made as many variables.
  private func isSatisfiable(_ constraints: [Constraint], among count: Int) -> Bool {
    var solver = Solver()
    for _ in 0..<count { _ = solver.makeVariable() }
    return constraints.allSatisfy { (try? solver.add($0)) != nil }
  }

  @Test func removingAndAddingAgainRestores() throws {
    for seed in 1...40 {
      var solver = Solver()
      let variables = (0..<(4 + seed % 10)).map { _ in solver.makeVariable() }
      var system = RandomSystem(seed: seed, variables: variables)
      var ids: [ConstraintID] = []
      for variable in variables { ids.append(try solver.add(Constraint(variable, .equal, 1, priority: 1))) }
      for _ in variables { ids.append(try solver.add(system.satisfiable())) }
      for _ in variables { ids.append(try solver.add(system.arbitrary(priority: 500))) }
      let ambiguous = solver.ambiguousVariables()
      let determined = variables.filter { !ambiguous.contains($0) }
      let before = determined.map { solver.value(of: $0) }
      for place in ids.indices {
        let constraint = try #require(solver.constraint(ids[place]))
        try solver.remove(ids[place])
        ids[place] = try solver.add(constraint)
        for (variable, value) in zip(determined, before) {
          #expect(isClose(solver.value(of: variable), value), "seed \(seed)")
        }
      }
      for id in solver.constraintIDs { try solver.remove(id) }
      #expect(solver.constraintCount == 0)
      for variable in variables { try solver.release(variable) }
      #expect(solver.variableCount == 0)
    }
  }

  @Test func tenThousandEditsDoNotDrift() throws {
    var solver = Solver()
    let variables = (0..<12).map { _ in solver.makeVariable() }
    var random = SeededGenerator(5)
    var ids = [try solver.add(Constraint(variables[0], .equal, 10))]
    for (first, second) in zip(variables, variables.dropFirst()) {
      ids.append(try solver.add(Constraint(second, .equal, first * 0.9 + 8.3, priority: 900)))
      ids.append(try solver.add(Constraint(second, .greaterThanOrEqual, 20, priority: 950)))
      ids.append(try solver.add(Constraint(second, .equal, 33.3, priority: 250)))
    }
    for _ in 0..<10_000 {
      let place = Int.random(in: 0..<ids.count, using: &random)
      try solver.setConstant(of: ids[place], to: Double.random(in: -100...100, using: &random))
    }
    try expectLikeFresh(solver, variables, "after edits")
    var largest = 0.0
    for id in ids {
      let constraint = try #require(solver.constraint(id))
      largest = max(largest, (error(of: constraint, solver.value(of:)) - solver.violation(of: id)).magnitude)
    }
    #expect(largest < 1e-9)
  }

  @Test func unevenCoefficientsStayExact() throws {
    for seed in 1...4 {
      var solver = Solver()
      let variables = (0..<40).map { _ in solver.makeVariable() }
      var random = SeededGenerator(seed)
      let hidden = variables.map { _ in Double.random(in: -500...500, using: &random) }
      var ids: [ConstraintID] = []
      for step in 0..<300 {
        let places = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0..<40, using: &random) }
        let terms = places.map { Term(variables[$0], coefficient: Double.random(in: -3...3, using: &random)) }
        let value = zip(places, terms).reduce(0) { $0 + hidden[$1.0] * $1.1.coefficient }
        let slack = Double.random(in: 0...30, using: &random)
        switch step % 4 {
        case 0: ids.append(try solver.add(Constraint(terms: terms, .lessThanOrEqual, constant: value + slack)))
        case 1: ids.append(try solver.add(Constraint(terms: terms, .greaterThanOrEqual, constant: value - slack)))
        case 2 where step % 20 == 2: ids.append(try solver.add(Constraint(terms: terms, .equal, constant: value)))
        default:
          let priority = Priority(Float.random(in: 1...999, using: &random).rounded())
          ids.append(try solver.add(Constraint(terms: terms, .equal, constant: value + slack, priority: priority)))
        }
        if ids.count > 90 {
          try solver.remove(ids.remove(at: Int.random(in: 0..<ids.count, using: &random)))
        }
      }
      try expectLikeFresh(solver, variables, "seed \(seed)")
    }
  }

  @Test func buildingAnewChangesNothing() throws {
    for seed in 1...30 {
      var solver = Solver()
      let variables = (0..<(2 + seed % 12)).map { _ in solver.makeVariable() }
      var system = RandomSystem(seed: seed, variables: variables)
      for variable in variables { try solver.add(Constraint(variable, .equal, 1, priority: 1)) }
      for step in 0..<30 { _ = try? solver.add(system.arbitrary(priority: step % 2 == 0 ? 1000 : 300)) }
      let ambiguous = solver.ambiguousVariables()
      let determined = variables.filter { !ambiguous.contains($0) }
      let before = determined.map { solver.value(of: $0) }
      let succeeded = solver.rebuild()
      #expect(succeeded)
      for (variable, value) in zip(determined, before) { #expect(isClose(solver.value(of: variable), value)) }
      try expectLikeFresh(solver, variables, "seed \(seed)")
    }
  }

  @Test func sameCallsGiveSameValues() throws {
    func run() throws -> [Double] {
      var solver = Solver()
      let variables = (0..<20).map { _ in solver.makeVariable() }
      var system = RandomSystem(seed: 77, variables: variables)
      var ids: [ConstraintID] = []
      for step in 0..<150 {
        let priority: Priority = step % 3 == 0 ? 1000 : 500
        if let id = try? solver.add(system.arbitrary(priority: priority)) { ids.append(id) }
        if step % 5 == 4 { try solver.remove(ids.remove(at: step % ids.count)) }
      }
      return variables.map { solver.value(of: $0) }
    }
    #expect(try run() == run())
  }
}
