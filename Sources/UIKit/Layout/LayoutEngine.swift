import ConstraintSolver
import Foundation

/// Solves the constraints of a tree of views. It hangs on the tree's root and exists only where there are constraints.
///
/// Every item has its position in the coordinates of its container: a superview or the view that a guide belongs to. So a
/// view that moves changes nothing inside of it. Changes are collected and put into the solver by `update()`.
@MainActor
final class LayoutEngine {
  /// What a broken constraint still has: it holds as far as those that contradict it allow.
  static let nearlyRequired = Priority(999.99)

  weak var root: UIView?
  var solver = Solver()
  /// Only the engine of a tree is known to its items; one made to measure keeps them to itself.
  let isMeasuring: Bool
  var items: [ObjectIdentifier: LayoutItem] = [:]
  var itemOfVariable: [Variable: LayoutItem] = [:]
  var entries: [ObjectIdentifier: ConstraintEntry] = [:]
  var entryOfID: [ConstraintID: ConstraintEntry] = [:]
  /// Entries that wait to be put in, in the order in which they came.
  var waiting: [ConstraintEntry] = []
  var staleItems: [LayoutItem] = []
  var changedEntries: [ConstraintEntry] = []
  /// UIKit's own guides that constraints mention.
  var guideItems: [LayoutItem] = []
  /// Items whose height follows from the width that the others leave them.
  var wrappingItems: [LayoutItem] = []
  /// What moved since the views were marked the last time.
  private var movedItems: [LayoutItem] = []
  private var isUpdating = false
  var needsUpdate = true

  init(root: UIView, isMeasuring: Bool = false) {
    self.root = root
    self.isMeasuring = isMeasuring
  }

  var scale: CGFloat { UIKitEnvironment.current.traits.scale }

  var hasKeyboardGuide: Bool { guideItems.contains { $0.owner is UIKeyboardLayoutGuide } }

  /// The next layout looks at the constraints again.
  func setNeedsUpdate() {
    needsUpdate = true
    guard !isMeasuring, let root else { return }
    root.subtreeNeedsLayout = true
    UIKitEnvironment.current.needsLayout = true
    UIKitEnvironment.current.needsDisplay = true
  }

  // MARK: Constraints

  func add(_ constraint: NSLayoutConstraint) {
    let entry = ConstraintEntry(constraint)
    entries[ObjectIdentifier(constraint)] = entry
    waiting.append(entry)
    if !isMeasuring { constraint.engine = self }
    setNeedsUpdate()
  }

  func remove(_ constraint: NSLayoutConstraint) { remove([constraint]) }

  /// Takes many constraints out, with one walk over the lists for all of them.
  func remove(_ constraints: [NSLayoutConstraint]) {
    var gone: Set<ObjectIdentifier> = []
    var touched: [ObjectIdentifier: LayoutItem] = [:]
    for constraint in constraints {
      guard let entry = entries.removeValue(forKey: ObjectIdentifier(constraint)) else { continue }
      takeOutOfSolver(entry)
      for item in entry.items { touched[ObjectIdentifier(item)] = item }
      entry.items = []
      entry.isWaiting = false
      gone.insert(ObjectIdentifier(entry))
    }
    guard !gone.isEmpty else { return }
    waiting.removeAll { gone.contains(ObjectIdentifier($0)) }
    changedEntries.removeAll { gone.contains(ObjectIdentifier($0)) }
    for item in touched.values { item.entries.removeAll { gone.contains(ObjectIdentifier($0)) } }
    setNeedsUpdate()
  }

  /// Takes an entry out of the solver and off its items.
  func withdraw(_ entry: ConstraintEntry) {
    takeOutOfSolver(entry)
    for item in entry.items { item.entries.removeAll { $0 === entry } }
    entry.items = []
  }

  private func takeOutOfSolver(_ entry: ConstraintEntry) {
    guard let id = entry.id else { return }
    entryOfID[id] = nil
    try? solver.remove(id)
    entry.id = nil
  }

  func constantChanged(_ constraint: NSLayoutConstraint) {
    guard let entry = entries[ObjectIdentifier(constraint)] else { return }
    if entry.id != nil { changedEntries.append(entry) }
    setNeedsUpdate()
  }

  func priorityChanged(_ constraint: NSLayoutConstraint) {
    guard let entry = entries[ObjectIdentifier(constraint)] else { return }
    if let id = entry.id {
      entry.isBroken = false
      let priority = Self.priority(constraint.priority)
      do {
        try solver.setPriority(of: id, to: priority)
      } catch {
        settle(error, for: entry)
        breakEntry(entry)
      }
    }
    setNeedsUpdate()
  }

  // MARK: Items

  /// The item of a view or guide, made when it is first asked for.
  func item(of owner: any LayoutItemOwner) -> LayoutItem {
    let key = ObjectIdentifier(owner)
    if let item = items[key] { return item }
    let item = LayoutItem(engine: self, owner: owner)
    items[key] = item
    if !isMeasuring { owner.layoutItem = item }
    if let view = owner as? UIView {
      item.isFixed = view.isPlacedByFrame(in: self)
      if !item.isFixed {
        for quantity in LayoutQuantity.allCases { _ = variable(quantity, of: item) }
        refreshContent(of: item, view: view)
      }
    } else if let guide = owner as? UILayoutGuide, let placement = guide.placement {
      place(item, placement)
    }
    return item
  }

  func variable(_ quantity: LayoutQuantity, of item: LayoutItem) -> Variable {
    if let variable = item.variables[quantity.rawValue] { return variable }
    let variable = solver.makeVariable()
    item.variables[quantity.rawValue] = variable
    itemOfVariable[variable] = item
    if item.isFixed, let view = item.owner as? UIView {
      item.fixing[quantity.rawValue] = insert(
        Constraint(variable, .equal, Double(view.fixedValue(quantity))))
    }
    return variable
  }

  private func place(_ item: LayoutItem, _ placement: GuidePlacement) {
    guard let view = (item.owner as? UILayoutGuide)?.owningView else { return }
    let constants = placement.constants(in: view)
    let viewItem = self.item(of: view)
    item.fixing = []
    item.fixedConstants = constants
    for (relation, constant) in zip(placement.relations, constants) {
      var terms: [Term] = []
      for (quantity, factor) in relation.guide {
        terms.append(Term(variable(quantity, of: item), coefficient: factor))
      }
      for (quantity, factor) in relation.view {
        terms.append(Term(variable(quantity, of: viewItem), coefficient: factor))
      }
      item.fixing.append(
        insert(
          Constraint(terms: terms, relation.relation, constant: Double(constant), priority: relation.priority)))
    }
    guideItems.append(item)
  }

  /// Something about the item itself changed: its frame, its content, or whether its frame counts.
  func itemChanged(_ item: LayoutItem) {
    if !item.isStale {
      item.isStale = true
      staleItems.append(item)
    }
    setNeedsUpdate()
  }

  // MARK: Updating

  /// Puts what changed into the solver and marks the views to be laid out. True if some frame changed.
  @discardableResult
  func update() -> Bool {
    if isUpdating { return false }
    isUpdating = true
    defer { isUpdating = false }
    var passes = 0
    refreshGuides()
    while needsUpdate, passes < 4 {
      needsUpdate = false
      passes += 1
      solveChanges()
      refreshGuides()
    }
    return isMeasuring ? false : markChangedViews()
  }

  private func solveChanges() {
    unwrap()
    let stale = staleItems
    staleItems = []
    for item in stale {
      item.isStale = false
      refresh(item)
    }
    let changed = changedEntries
    changedEntries = []
    for entry in changed { applyConstant(of: entry) }
    let new = waiting
    waiting = []
    for entry in new {
      entry.isWaiting = false
      putIn(entry)
    }
    collectChanges()
    wrap()
    collectChanges()
  }

  /// Notes what moved. Sizes are not negative, and that is said only of those that would be: most never are.
  private func collectChanges() {
    for _ in 0..<8 {
      var isDone = true
      for variable in solver.takeChangedVariables() {
        guard let item = itemOfVariable[variable] else { continue }
        if !item.hasMoved {
          item.hasMoved = true
          movedItems.append(item)
        }
        guard solver.value(of: variable) < -1e-6 else { continue }
        for (place, quantity) in [LayoutQuantity.width, .height].enumerated()
        where item.variables[quantity.rawValue] == variable && item.nonNegative[place] == nil {
          item.nonNegative[place] = insert(Constraint(variable, .greaterThanOrEqual, 0))
          isDone = false
        }
      }
      if isDone { return }
    }
  }

  private func refreshGuides() {
    for item in guideItems {
      guard let guide = item.owner as? UILayoutGuide, let placement = guide.placement, let view = guide.owningView
      else { continue }
      let constants = placement.constants(in: view)
      if constants == item.fixedConstants { continue }
      item.fixedConstants = constants
      for (id, constant) in zip(item.fixing, constants) {
        if let id { setConstant(of: id, to: constant) }
      }
      needsUpdate = true
    }
  }

  private func refresh(_ item: LayoutItem) {
    guard items[item.owner.map { ObjectIdentifier($0) } ?? ObjectIdentifier(item)] === item else { return }
    guard let view = item.owner as? UIView else { return }
    let isFixed = view.isPlacedByFrame(in: self)
    if isFixed != item.isFixed { changeMode(of: item, view: view, isFixed: isFixed) }
    guard isFixed else { return refreshContent(of: item, view: view) }
    for quantity in LayoutQuantity.allCases {
      if let id = item.fixing[quantity.rawValue] { setConstant(of: id, to: view.fixedValue(quantity)) }
    }
    refreshBaselines(of: item, view: view)
  }

  private func changeMode(of item: LayoutItem, view: UIView, isFixed: Bool) {
    item.isFixed = isFixed
    if isFixed {
      for axis in 0..<2 { dropContent(of: item, axis: axis) }
      for quantity in LayoutQuantity.allCases {
        if let variable = item.variables[quantity.rawValue] {
          item.fixing[quantity.rawValue] = insert(
            Constraint(variable, .equal, Double(view.fixedValue(quantity))))
        }
      }
    } else {
      for quantity in LayoutQuantity.allCases {
        if let id = item.fixing[quantity.rawValue] { try? solver.remove(id) }
        item.fixing[quantity.rawValue] = nil
        _ = variable(quantity, of: item)
      }
      refreshContent(of: item, view: view)
    }
  }

  /// Marks the superviews of what moved; their layout applies the frames.
  private func markChangedViews() -> Bool {
    var found = false
    for item in movedItems {
      item.hasMoved = false
      guard let owner = item.owner, item.engine === self else { continue }
      if let view = owner as? UIView {
        if item.isFixed { continue }
        found = true
        if let container = view.parent, !container.layoutIsNeeded { container.setNeedsLayout() }
      } else if let guide = owner as? UILayoutGuide, guide.placement == .scrollContent {
        found = true
        guide.owningView?.setNeedsLayout()
      }
    }
    movedItems = []
    return found
  }
}
