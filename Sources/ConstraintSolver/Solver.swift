/// An incremental solver of linear equations and inequalities with priorities.
///
/// The solver holds a set of constraints and always has a best solution of them at hand: all required constraints
/// hold, and the errors of the others are least, higher ``Priority`` first. Adding, removing and changing a constraint
/// starts from the present solution.
///
/// The method is that of the Cassowary family: a simplex tableau over free variables, the primal simplex after a change
/// of the objective, the dual simplex after a change of constants. Everything is deterministic: the same calls in the
/// same order give the same values. A variable that the constraints do not determine (see ``isAmbiguous(_:)``) may have
/// any value they allow, which one can depend on the order of the calls.
///
/// A solver is a value: a copy is independent, and the same variables and constraint identities are good for it.
public struct Solver: Sendable {
  /// The largest absolute value of a coefficient. Coefficients under 1e-6 count as zero.
  public static let maximumCoefficient = 1e6

  /// The largest absolute value of a constraint's constant.
  public static let maximumConstant = 1e9

  private static let minimumCoefficient = 1e-6
  /// Constants up to this size leave no rounding worth a mention in sums they were part of.
  private static let ordinaryConstant = 1e5

  private(set) var tableau = Tableau()
  /// By symbol.
  private var variables: [VariableRecord] = []
  /// By symbol.
  private var constraints: [ConstraintRecord?] = []
  private var nextSequence = 1

  /// How many variables were made and not released.
  public private(set) var variableCount = 0

  /// How many constraints the solver holds.
  public private(set) var constraintCount = 0

  /// Makes a solver with no variables and no constraints.
  public init() {}

  // MARK: Variables

  /// Makes a variable. Its value is 0 as long as no constraint says otherwise.
  public mutating func makeVariable() -> Variable {
    let symbol = makeSymbol(Symbol(kind: .external))
    variables[Int(symbol)].generation &+= 1
    variables[Int(symbol)].isInUse = true
    variables[Int(symbol)].reportedValue = 0
    variableCount += 1
    return Variable(symbol: symbol, generation: variables[Int(symbol)].generation)
  }

  /// Gives a variable up, so that its place can be used again.
  ///
  /// - Throws: ``SolverError/variableInUse(_:)`` if a constraint mentions it, ``SolverError/unknownVariable(_:)``.
  public mutating func release(_ variable: Variable) throws(SolverError) {
    try check(variable)
    let symbol = Int(variable.symbol)
    if variables[symbol].constraintCount > 0 { throw .variableInUse(variable) }
    variables[symbol].isInUse = false
    variableCount -= 1
    tableau.discardSymbol(variable.symbol)
  }

  /// The value of a variable in the present solution; 0 for a variable the solver does not know.
  public func value(of variable: Variable) -> Double {
    isKnown(variable) ? tableau.value(of: variable.symbol) : 0
  }

  /// The value of an expression in the present solution.
  public func value(of expression: Expression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + value(of: $1.variable) * $1.coefficient }
  }

  /// The variables whose value is not the one it was at the last call (at first: not 0), in a fixed order.
  ///
  /// Differences that are mere rounding do not count.
  public mutating func takeChangedVariables() -> [Variable] {
    var changed: [Variable] = []
    for symbol in tableau.touched {
      tableau.isTouched[Int(symbol)] = false
      let record = variables[Int(symbol)]
      if !record.isInUse { continue }
      let value = tableau.value(of: symbol)
      if (value - record.reportedValue).magnitude <= 1e-9 * max(1, value.magnitude) { continue }
      variables[Int(symbol)].reportedValue = value
      changed.append(Variable(symbol: symbol, generation: record.generation))
    }
    tableau.touched.removeAll(keepingCapacity: true)
    return changed.sorted { $0.symbol < $1.symbol }
  }

  // MARK: Ambiguity

  /// Whether the constraints leave a variable open: whether there is another solution, as good at every priority, in
  /// which it has another value.
  ///
  /// A variable no constraint mentions is ambiguous. So is one between two equal wishes that cannot both be met: the
  /// solver lets the earlier one win, but the priorities alone do not say so. The answer is exact up to rounding. It is
  /// quick unless inequalities hold with equality at the solution without being needed for it; then linear programs
  /// are solved on a copy, so this is meant for reports, not for every layout.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard isKnown(variable) else { return false }
    return tableau.isAmbiguous(variable.symbol)
  }

  /// The variables that are ambiguous in the sense of ``isAmbiguous(_:)``, in a fixed order.
  public func ambiguousVariables() -> [Variable] {
    var ambiguous: [Variable] = []
    for (symbol, record) in variables.enumerated() where record.isInUse {
      if tableau.isAmbiguous(Int32(symbol)) {
        ambiguous.append(Variable(symbol: Int32(symbol), generation: record.generation))
      }
    }
    return ambiguous
  }

  // MARK: Constraints

  /// Adds a constraint and brings the solution up to date.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if the constraint is required and contradicts other required ones, or
  ///   an error that says what is wrong with the constraint. The constraint is not added then.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let constraint = try normalized(constraint)
    let record = ConstraintRecord(sequence: nextSequence, constraint: constraint)
    let marker = try insert(record)
    nextSequence += 1
    return ConstraintID(symbol: marker, sequence: record.sequence)
  }

  /// Removes a constraint and brings the solution up to date.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    let record = try record(id)
    withdraw(id.symbol, record)
    tableau.discardSymbol(id.symbol)
    maintain(afterConstant: record.constraint.constant)
  }

  /// Changes the constant of a constraint (the number on its right side once all terms are on the left) and brings the
  /// solution up to date, starting from the present one.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if the required constraints have no solution with the new constant;
  ///   the constraint keeps the old one then.
  public mutating func setConstant(of id: ConstraintID, to constant: Double) throws(SolverError) {
    let record = try record(id)
    try Solver.check(constant: constant)
    let old = record.constraint.constant
    if old == constant { return }
    let change = (old - constant) * record.sign
    widenTolerance(constant)
    do {
      try tableau.moveMarker(id.symbol, by: change)
    } catch {
      switch error {
      case .infeasible(let markers):
        maintain(afterConstant: constant)
        throw .unsatisfiable(conflict(markers, without: id.symbol))
      case .stalled:
        constraints[Int(id.symbol)]?.constraint.constant = constant
        if rebuild() { return }
        constraints[Int(id.symbol)]?.constraint.constant = old
        if tableau.isBroken { _ = rebuild() }
        throw .numericalFailure
      }
    }
    constraints[Int(id.symbol)]?.constraint.constant = constant
    tableau.symbols[Int(id.symbol)].offset = -constant * record.sign
    maintain(afterConstant: change)
  }

  /// Changes the priority of a constraint, keeping its identity, and brings the solution up to date.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if the constraint becomes required and contradicts other required
  ///   ones; it keeps the old priority then.
  public mutating func setPriority(of id: ConstraintID, to priority: Priority) throws(SolverError) {
    let record = try record(id)
    if !priority.isValid { throw .invalidPriority(priority.rawValue) }
    if record.constraint.priority == priority { return }
    if !priority.isRequired && !record.constraint.priority.isRequired {
      let level = tableau.retainLevel(priority)
      tableau.releaseLevel(tableau.symbols[Int(id.symbol)].level)
      tableau.setLevel(id.symbol, level)
      constraints[Int(id.symbol)]?.constraint.priority = priority
      maintain(afterConstant: 0)
      return
    }
    var changed = record
    changed.constraint.priority = priority
    withdraw(id.symbol, record)
    do {
      try insert(changed, marker: id.symbol)
    } catch {
      // The constraint was there a moment ago, so it can be put back.
      try insert(record, marker: id.symbol)
      throw error
    }
  }

  /// A constraint the solver holds, with terms of the same variable added up; nil if it does not hold it.
  public func constraint(_ id: ConstraintID) -> Constraint? {
    try? record(id).constraint
  }

  /// The constraints the solver holds, in the order they were added.
  public var constraintIDs: [ConstraintID] {
    constraints.enumerated().compactMap { symbol, record in
      record.map { ConstraintID(symbol: Int32(symbol), sequence: $0.sequence) }
    }.sorted()
  }

  /// How far the present solution is from meeting a constraint: 0 if it meets it or if the solver does not hold it.
  public func violation(of id: ConstraintID) -> Double {
    guard let record = try? record(id) else { return 0 }
    let value = tableau.value(of: id.symbol)
    return record.constraint.relation == .equal ? value.magnitude : max(0, -value)
  }

  // MARK: Inside

  private mutating func makeSymbol(_ symbol: Symbol) -> Int32 {
    let place = tableau.makeSymbol(symbol)
    if Int(place) == variables.count {
      variables.append(VariableRecord())
      constraints.append(nil)
    }
    return place
  }

  private func isKnown(_ variable: Variable) -> Bool {
    let symbol = Int(variable.symbol)
    return variables.indices.contains(symbol) && variables[symbol].isInUse
      && variables[symbol].generation == variable.generation
  }

  private func check(_ variable: Variable) throws(SolverError) {
    if !isKnown(variable) { throw .unknownVariable(variable) }
  }

  private func record(_ id: ConstraintID) throws(SolverError) -> ConstraintRecord {
    let symbol = Int(id.symbol)
    guard constraints.indices.contains(symbol), let record = constraints[symbol], record.sequence == id.sequence
    else { throw .unknownConstraint(id) }
    return record
  }

  private static func check(constant: Double) throws(SolverError) {
    if !(constant.magnitude <= maximumConstant) { throw .invalidNumber(constant) }
  }

  /// A constraint with terms of the same variable added up and zero terms left out.
  private func normalized(_ constraint: Constraint) throws(SolverError) -> Constraint {
    if !constraint.priority.isValid { throw .invalidPriority(constraint.priority.rawValue) }
    try Solver.check(constant: constraint.constant)
    var terms: [Term] = []
    for term in constraint.terms {
      try check(term.variable)
      if let place = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[place].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
    for term in terms where !(term.coefficient.magnitude <= Solver.maximumCoefficient) {
      throw .invalidNumber(term.coefficient)
    }
    terms.removeAll { $0.coefficient.magnitude < Solver.minimumCoefficient }
    var result = constraint
    result.terms = terms
    return result
  }

  private mutating func insert(_ record: ConstraintRecord) throws(SolverError) -> Int32 {
    let marker = makeSymbol(Symbol())
    do {
      try insert(record, marker: marker)
    } catch {
      tableau.discardSymbol(marker)
      throw error
    }
    return marker
  }

  private mutating func insert(_ record: ConstraintRecord, marker: Int32) throws(SolverError) {
    let constraint = record.constraint
    let sign = record.sign
    let isRequired = constraint.priority.isRequired
    let cost: SideCost = isRequired ? .forbidden : .soft
    var symbol = Symbol(kind: .marker)
    symbol.costBelow = cost
    symbol.costAbove = constraint.relation == .equal ? cost : .none
    symbol.sequence = Double(record.sequence)
    symbol.offset = -constraint.constant * sign
    if !isRequired { symbol.level = tableau.retainLevel(constraint.priority) }
    tableau.symbols[Int(marker)] = symbol
    constraints[Int(marker)] = record
    for term in constraint.terms { variables[Int(term.variable.symbol)].constraintCount += 1 }
    constraintCount += 1
    widenTolerance(constraint.constant)
    do {
      try tableau.addMarker(marker, Solver.signedTerms(record))
    } catch {
      if case .stalled = error, rebuild() { return }
      forget(marker, record)
      if tableau.isBroken { _ = rebuild() }
      maintain(afterConstant: constraint.constant)
      switch error {
      case .infeasible(let markers): throw .unsatisfiable(conflict(markers, without: marker))
      case .stalled: throw .numericalFailure
      }
    }
    if tableau.isBroken && !rebuild() {
      forget(marker, record)
      _ = rebuild()
      throw .numericalFailure
    }
    maintain(afterConstant: 0)
  }

  private static func signedTerms(_ record: ConstraintRecord) -> [(symbol: Int32, coefficient: Double)] {
    record.constraint.terms.map { ($0.variable.symbol, $0.coefficient * record.sign) }
  }

  /// Takes a constraint out of the tableau, leaving its marker's place reserved.
  private mutating func withdraw(_ marker: Int32, _ record: ConstraintRecord) {
    tableau.removeMarker(marker)
    forget(marker, record)
  }

  private mutating func forget(_ marker: Int32, _ record: ConstraintRecord) {
    if !record.constraint.priority.isRequired { tableau.releaseLevel(tableau.symbols[Int(marker)].level) }
    constraints[Int(marker)] = nil
    for term in record.constraint.terms { variables[Int(term.variable.symbol)].constraintCount -= 1 }
    constraintCount -= 1
  }

  private func conflict(_ markers: [Int32], without rejected: Int32) -> Unsatisfiable {
    let others = markers.compactMap { marker -> ConstraintID? in
      guard marker != rejected, let record = constraints[Int(marker)], record.constraint.priority.isRequired
      else { return nil }
      return ConstraintID(symbol: marker, sequence: record.sequence)
    }
    return Unsatisfiable(conflicting: others.sorted())
  }

  // MARK: Rounding

  private mutating func widenTolerance(_ constant: Double) {
    let needed = Tolerance.value * max(1, constant.magnitude / 1e6)
    tableau.valueTolerance = max(tableau.valueTolerance, needed)
  }

  /// Keeps rounding from adding up: after very large constants came or went the rows' constants are computed anew.
  /// (What pivots add up to, the tableau looks after itself.)
  private mutating func maintain(afterConstant constant: Double) {
    if tableau.isBroken { _ = rebuild() }
    if constant.magnitude > Solver.ordinaryConstant {
      tableau.valueTolerance = Tolerance.value
      for record in constraints {
        if let record { widenTolerance(record.constraint.constant) }
      }
      tableau.recomputeConstants()
      if case .feasible = tableau.restoreFeasibility() {} else { _ = rebuild() }
      tableau.optimize()
    }
  }

  /// Builds the tableau anew from the constraints. False, with nothing changed, if that does not succeed.
  mutating func rebuild() -> Bool {
    var fresh = tableau
    fresh.removeAllRows()
    for (symbol, record) in constraints.enumerated() {
      if let record { fresh.symbols[symbol].offset = -record.constraint.constant * record.sign }
    }
    for id in constraintIDs {
      guard let record = constraints[Int(id.symbol)] else { continue }
      do {
        try fresh.addMarker(id.symbol, Solver.signedTerms(record))
      } catch {
        return false
      }
    }
    if fresh.isBroken { return false }
    for (symbol, record) in variables.enumerated() where record.isInUse { fresh.touch(Int32(symbol)) }
    tableau = fresh
    return true
  }
}
