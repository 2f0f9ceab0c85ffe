import ConstraintSolver
import Foundation

/// Constraints that contradict each other.
extension LayoutEngine {
  /// Puts a constraint in. If it contradicts others, one of the app's is broken: itself, or the one that came last. Nil
  /// if it cannot be put in at all.
  func insert(_ constraint: Constraint, for entry: ConstraintEntry? = nil) -> ConstraintID? {
    var constraint = constraint
    for _ in 0..<64 {
      do {
        return try solver.add(constraint)
      } catch {
        guard case .unsatisfiable(let conflict) = error else {
          if let entry { report("\(error)", entry) }
          return nil
        }
        if let entry {
          // What UIKit wants goes before what the app wants.
          if entry.constraint.isInternal, !entry.isBroken, breakLast(of: conflict, onlyOfApp: true) { continue }
          if !entry.isBroken { reportConflict(conflict, with: entry, broken: entry) }
          entry.isBroken = true
          constraint.priority = Self.nearlyRequired
        } else {
          guard breakLast(of: conflict) else { return nil }
        }
      }
    }
    return nil
  }

  /// Changes a constant that comes from UIKit; what contradicts it is broken.
  func setConstant(of id: ConstraintID, to constant: CGFloat) {
    for _ in 0..<64 {
      do {
        return try solver.setConstant(of: id, to: Double(constant))
      } catch {
        guard case .unsatisfiable(let conflict) = error, breakLast(of: conflict) else { return }
      }
    }
  }

  private func breakLast(of conflict: Unsatisfiable, onlyOfApp: Bool = false) -> Bool {
    let candidates = conflict.conflicting.reversed().compactMap { entryOfID[$0] }
    guard let victim = candidates.first(where: { !$0.constraint.isInternal }) ?? candidates.first,
      !(onlyOfApp && victim.constraint.isInternal)
    else { return false }
    reportConflict(conflict, with: nil, broken: victim)
    breakEntry(victim)
    return true
  }

  /// Lets a constraint hold only as far as the others allow.
  func breakEntry(_ entry: ConstraintEntry) {
    entry.isBroken = true
    if let id = entry.id { try? solver.setPriority(of: id, to: Self.nearlyRequired) }
  }

  /// Reports what kept a change of an entry from being made.
  func settle(_ error: SolverError, for entry: ConstraintEntry) {
    if case .unsatisfiable(let conflict) = error {
      reportConflict(conflict, with: entry, broken: entry)
    } else {
      report("\(error)", entry)
    }
  }

  private func report(_ fault: String, _ entry: ConstraintEntry) {
    if isMeasuring { return }
    UIKitEnvironment.current.report("The constraint is left out, \(fault): \(entry.constraint.summary)")
  }

  private func reportConflict(_ conflict: Unsatisfiable, with entry: ConstraintEntry?, broken: ConstraintEntry) {
    if isMeasuring { return }
    var lines = conflict.conflicting.compactMap { entryOfID[$0] }.map { "  " + $0.constraint.summary }
    if let entry, !lines.contains("  " + entry.constraint.summary) { lines.append("  " + entry.constraint.summary) }
    UIKitEnvironment.current.report(
      "Unable to simultaneously satisfy constraints.\n" + lines.joined(separator: "\n")
        + "\nWill attempt to recover by breaking constraint\n  " + broken.constraint.summary)
  }
}
