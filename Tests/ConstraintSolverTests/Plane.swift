import ConstraintSolver

/// Solves tiny systems of two variables by trying every point where the borders of two constraints meet.
struct Plane {
  let x, y: Variable
  /// Among them a box, so that the solutions are the hull of such points.
  let constraints: [Constraint]

  /// The points that meet the required constraints with the least errors; empty if there is none.
  func bestPoints() -> [(x: Double, y: Double)] {
    var best: [(x: Double, y: Double)] = []
    var bestSums: [Double] = []
    let lines = constraints.map { constraint in
      (a: coefficient(of: x, constraint), b: coefficient(of: y, constraint), c: constraint.constant)
    }
    let wishes = constraints.filter { !$0.priority.isRequired }
    for first in lines.indices {
      for second in lines.indices where second > first {
        let (p, q) = (lines[first], lines[second])
        let determinant = p.a * q.b - q.a * p.b
        if determinant == 0 { continue }
        let point = (x: (p.c * q.b - q.c * p.b) / determinant, y: (p.a * q.c - q.a * p.c) / determinant)
        let value = { (variable: Variable) in variable == x ? point.x : point.y }
        if constraints.contains(where: { $0.priority.isRequired && error(of: $0, value) > 1e-7 }) { continue }
        let sums = errorSums(wishes, value)
        let difference = best.isEmpty ? -1 : zip(sums, bestSums).map { $0 - $1 }.first { $0.magnitude > 1e-7 } ?? 0
        if difference < 0 {
          best = [point]
          bestSums = sums
        } else if difference == 0 {
          best.append(point)
        }
      }
    }
    return best
  }

  private func coefficient(of variable: Variable, _ constraint: Constraint) -> Double {
    constraint.terms.reduce(0) { $0 + ($1.variable == variable ? $1.coefficient : 0) }
  }
}
