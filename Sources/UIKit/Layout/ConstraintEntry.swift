import ConstraintSolver
import Foundation

/// A constraint of the app in an engine.
@MainActor
final class ConstraintEntry {
  let constraint: NSLayoutConstraint
  /// The constraint in the solver; nil while it waits to be put in, or if it could not be.
  var id: ConstraintID?
  /// What the solver's constant has besides the constraint's own, in points.
  var base: CGFloat = 0
  /// It contradicts others and only holds as far as they let it.
  var isBroken = false
  var isWaiting = true
  var items: [LayoutItem] = []
  var usesBaselines = false

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }
}
