import ConstraintSolver
import Foundation

/// The unknowns of a view or layout guide in an engine, and the constraints that come from the item itself.
@MainActor
final class LayoutItem {
  weak var engine: LayoutEngine?
  weak var owner: (any LayoutItemOwner)?
  /// By quantity; made when a constraint needs them.
  var variables = [Variable?](repeating: nil, count: 4)
  /// By quantity: holds a view at the frame that it has. Of a guide: by relation.
  var fixing: [ConstraintID?] = [nil, nil, nil, nil]
  var fixedConstants: [CGFloat] = []
  /// By axis.
  var nonNegative: [ConstraintID?] = [nil, nil]
  var hugging: [ConstraintID?] = [nil, nil]
  var resistance: [ConstraintID?] = [nil, nil]
  var contentSize = CGSize(width: -1, height: -1)
  var contentPriorities: [UILayoutPriority] = []
  var baselines: LayoutBaselines?
  /// Whether the frame follows from `frame` and not from constraints.
  var isFixed: Bool
  var entries: [ConstraintEntry] = []
  /// What rounding to pixels took from the position, in points.
  var residual = CGPoint.zero
  var isStale = false
  var hasMoved = false
  /// A constraint gives the content of a scroll view this width, or height.
  var isMentioned = [false, false, false, false]

  init(engine: LayoutEngine, owner: any LayoutItemOwner) {
    self.engine = engine
    self.owner = owner
    isFixed = false
  }

  func value(_ quantity: LayoutQuantity) -> CGFloat {
    guard let variable = variables[quantity.rawValue], let engine else { return 0 }
    return engine.solver.value(of: variable)
  }

  /// The solved frame with its edges on pixels, and what rounding took from the position.
  ///
  /// Edges are rounded where they are on the screen, not in the superview: so equal distances stay equal through
  /// nested views.
  func roundedFrame(residual outer: CGPoint) -> (frame: CGRect, residual: CGPoint) {
    let scale = engine?.scale ?? 1
    // Half a pixel goes up, and numbers that are only just below it because of arithmetic too.
    func rounded(_ points: CGFloat) -> CGFloat { (points * scale + 0.5 + 1e-5).rounded(.down) / scale }
    let x = value(.minX) + outer.x
    let y = value(.minY) + outer.y
    let left = rounded(x)
    let top = rounded(y)
    let frame = CGRect(
      x: left, y: top, width: max(0, rounded(x + value(.width)) - left),
      height: max(0, rounded(y + value(.height)) - top))
    return ((owner as? UIView)?.frame(forAlignmentRect: frame) ?? frame, CGPoint(x: x - left, y: y - top))
  }

  func constraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    entries.compactMap { entry in
      let constraint = entry.constraint
      if constraint.first === owner, constraint.firstAttribute.axis == axis { return constraint }
      return constraint.second === owner && constraint.secondAttribute.axis == axis ? constraint : nil
    }
  }

  var isAmbiguous: Bool {
    guard let engine else { return false }
    engine.update()
    return variables.contains { $0.map { engine.solver.isAmbiguous($0) } ?? false }
  }
}
