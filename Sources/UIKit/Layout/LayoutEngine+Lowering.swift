import ConstraintSolver
import Foundation

/// Constraints in the solver's terms.
extension LayoutEngine {
  static func priority(_ priority: UILayoutPriority) -> Priority {
    Priority(priority.rawValue.isNaN ? 1000 : min(max(priority.rawValue, 0), 1000))
  }

  /// Puts a constraint into the solver.
  func putIn(_ entry: ConstraintEntry) {
    let constraint = entry.constraint
    guard let first = constraint.first, let ancestor = constraint.commonAncestor else { return }
    entry.items = []
    entry.usesBaselines = false
    let second = constraint.secondAttribute == .notAnAttribute ? nil : constraint.second
    let isMirrored =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && ancestor.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let multiplier = Double(constraint.multiplier)
    // Mirrored coordinates count from the ancestor's right edge, which cancels out of plain distances.
    let needsWidth = isMirrored && multiplier != 1
    var left = side(
      first, constraint.firstAttribute, other: second, ancestor: ancestor, isMirrored: isMirrored,
      needsWidth: needsWidth, entry: entry)
    if let second {
      let right = side(
        second, constraint.secondAttribute, other: first, ancestor: ancestor, isMirrored: isMirrored,
        needsWidth: needsWidth, entry: entry)
      left.add(right, scaledBy: -multiplier)
    }
    entry.base = CGFloat(-left.constant)
    let relation: Relation
    switch constraint.relation {
    case .equal: relation = .equal
    case .lessThanOrEqual: relation = .lessThanOrEqual
    case .greaterThanOrEqual: relation = .greaterThanOrEqual
    }
    let priority = entry.isBroken ? Self.nearlyRequired : Self.priority(constraint.priority)
    entry.id = insert(
      Constraint(
        terms: left.terms, relation, constant: Double(constraint.constant + entry.base), priority: priority),
      for: entry)
    if let id = entry.id { entryOfID[id] = entry }
  }

  private func side(
    _ owner: any LayoutItemOwner, _ attribute: NSLayoutConstraint.Attribute, other: (any LayoutItemOwner)?,
    ancestor: UIView, isMirrored: Bool, needsWidth: Bool, entry: ConstraintEntry
  ) -> ConstraintSolver.Expression {
    var owner = owner
    var isContent = false
    if attribute.withinMargins != nil, let view = owner as? UIView { owner = view.layoutMarginsGuide }
    let plain = attribute.plain
    // Inside of a scroll view its edges are those of what it scrolls; its centre and its size are its own.
    if let scrollView = (owner as? UILayoutGuide)?.owningView as? UIScrollView ?? owner as? UIScrollView,
      ancestor === scrollView, let host = other?.layoutHost, host !== scrollView, plain.isOuterEdge
    {
      if owner === scrollView {
        owner = scrollView.contentLayoutGuide
      } else if attribute.withinMargins != nil {
        isContent = true
        owner = scrollView.contentLayoutGuide
      }
    }
    if plain == .firstBaseline || plain == .lastBaseline, let view = owner as? UIView {
      owner = plain == .firstBaseline ? view.deepFirstBaselineView : view.deepLastBaselineView
    }
    let item = self.item(of: owner)
    if !entry.items.contains(where: { $0 === item }) {
      entry.items.append(item)
      item.entries.append(entry)
    }
    var result = ConstraintSolver.Expression()
    guard let axis = plain.axis else { return result }
    let length = LayoutQuantity.length(axis)
    if plain.isSize {
      item.isMentioned[length.rawValue] = true
      result.terms.append(Term(variable(length, of: item)))
      return result
    }
    // Seen from what it scrolls, the centre of a scroll view is that of its unscrolled bounds.
    let scrolls = other?.layoutHost === ancestor
    addPosition(of: item, owner: owner, axis: axis, ancestor: ancestor, scrolls: scrolls, to: &result)
    if isContent, let scrollView = ancestor as? UIScrollView {
      let margins = scrollView.layoutMargins
      switch plain {
      case .left: result.constant += margins.left
      case .right: result.constant -= margins.right
      case .leading: result.constant += isMirrored ? -margins.right : margins.left
      case .trailing: result.constant += isMirrored ? margins.left : -margins.right
      case .top: result.constant += margins.top
      default: result.constant -= margins.bottom
      }
    }
    addEdge(plain, of: item, owner: owner, length: length, isMirrored: isMirrored, entry: entry, to: &result)
    guard isMirrored, axis == .horizontal else { return result }
    var mirrored = -result
    if needsWidth { mirrored.terms.append(Term(variable(.width, of: self.item(of: ancestor)))) }
    return mirrored
  }

  /// From the item's origin to an edge.
  private func addEdge(
    _ attribute: NSLayoutConstraint.Attribute, of item: LayoutItem, owner: any LayoutItemOwner,
    length: LayoutQuantity, isMirrored: Bool, entry: ConstraintEntry, to result: inout ConstraintSolver.Expression
  ) {
    func add(_ factor: Double) {
      item.isMentioned[length.rawValue] = true
      result.terms.append(Term(variable(length, of: item), coefficient: factor))
    }
    switch attribute {
    case .right, .bottom: add(1)
    case .leading: if isMirrored { add(1) }
    case .trailing: if !isMirrored { add(1) }
    case .centerX, .centerY: add(0.5)
    case .firstBaseline, .lastBaseline:
      guard let baselines = (owner as? UIView)?.layoutBaselines else {
        if attribute == .lastBaseline { add(1) }
        return
      }
      item.baselines = baselines
      entry.usesBaselines = true
      if baselines.heightFactor != 0 { add(Double(baselines.heightFactor)) }
      result.constant += Double(attribute == .firstBaseline ? baselines.first : baselines.last)
    default: break
    }
  }

  /// The item's origin in the ancestor's coordinates.
  private func addPosition(
    of item: LayoutItem, owner: any LayoutItemOwner, axis: NSLayoutConstraint.Axis, ancestor: UIView,
    scrolls: Bool, to result: inout ConstraintSolver.Expression
  ) {
    let position = LayoutQuantity.position(axis)
    if owner === ancestor {
      // A scroll view's own coordinates begin where it is scrolled to.
      if scrolls, let scrollView = ancestor as? UIScrollView {
        result.terms.append(Term(variable(position, of: self.item(of: scrollView.frameLayoutGuide))))
      }
      return
    }
    result.terms.append(Term(variable(position, of: item)))
    var container = owner.layoutContainer
    while let view = container, view !== ancestor {
      result.terms.append(Term(variable(position, of: self.item(of: view))))
      // Constraints see a view's alignment rectangle; what lies in it counts from its frame.
      let insets = view.alignmentRectInsets
      result.constant -= Double(axis == .horizontal ? insets.left : insets.top)
      if let scrollView = view as? UIScrollView {
        result.terms.append(
          Term(variable(position, of: self.item(of: scrollView.frameLayoutGuide)), coefficient: -1))
      }
      container = view.parent
    }
  }

  func applyConstant(of entry: ConstraintEntry) {
    guard let id = entry.id else { return }
    do {
      try solver.setConstant(of: id, to: Double(entry.constraint.constant + entry.base))
    } catch {
      settle(error, for: entry)
      breakEntry(entry)
      try? solver.setConstant(of: id, to: Double(entry.constraint.constant + entry.base))
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var isOuterEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}
