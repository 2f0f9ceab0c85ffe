import ConstraintSolver
import Foundation

/// Views that come into the tree and leave it.
extension LayoutEngine {
  /// Takes the constraints of a subtree in, in the order in which they were made active.
  func adopt(_ subtree: [UIView]) {
    let constraints = subtree.flatMap { $0.layoutRecord?.constraints ?? [] }
    for constraint in constraints.sorted(by: { $0.sequence < $1.sequence }) { add(constraint) }
  }

  /// Forgets a subtree and its constraints.
  func release(_ subtree: [UIView]) {
    let constraints = subtree.flatMap { $0.layoutRecord?.constraints ?? [] }
    remove(constraints)
    for constraint in constraints { constraint.engine = nil }
    var gone: [LayoutItem] = []
    for view in subtree {
      guard let record = view.layoutRecord else { continue }
      gone += record.allGuides.compactMap(forget)
    }
    gone += subtree.compactMap(forget)
    dropFromLists(gone)
  }

  /// Forgets an item that no constraint mentions any longer.
  func release(_ owner: any LayoutItemOwner) {
    if let item = forget(owner) { dropFromLists([item]) }
  }

  /// Takes items off the lists in one go: a walk for each would cost their number squared.
  private func dropFromLists(_ gone: [LayoutItem]) {
    let gone = Set(gone.map(ObjectIdentifier.init))
    guideItems.removeAll { gone.contains(ObjectIdentifier($0)) }
    wrappingItems.removeAll { gone.contains(ObjectIdentifier($0)) }
    staleItems.removeAll { gone.contains(ObjectIdentifier($0)) }
  }

  private func forget(_ owner: any LayoutItemOwner) -> LayoutItem? {
    guard let item = items.removeValue(forKey: ObjectIdentifier(owner)) else { return nil }
    for id in item.fixing + item.nonNegative + item.hugging + item.resistance {
      if let id { try? solver.remove(id) }
    }
    for case let variable? in item.variables {
      itemOfVariable[variable] = nil
      try? solver.release(variable)
    }
    item.engine = nil
    if owner.layoutItem === item { owner.layoutItem = nil }
    return item
  }

  /// Puts all constraints in again, after something that all of them hang on changed.
  func reload() {
    for entry in entries.values.sorted(by: { $0.constraint.sequence < $1.constraint.sequence }) where !entry.isWaiting {
      withdraw(entry)
      entry.isWaiting = true
      waiting.append(entry)
    }
    setNeedsUpdate()
  }
}

extension UIView {
  /// The engine of the tree, made when there is none.
  var engineOfTree: LayoutEngine {
    let record = rootOfTree.layout
    if let engine = record.engine { return engine }
    let engine = LayoutEngine(root: rootOfTree)
    record.engine = engine
    return engine
  }

  var existingEngine: LayoutEngine? { rootOfTree.layoutRecord?.engine }

  /// Called before the view leaves its superview: constraints to what lies outside end, as in UIKit.
  func leaveLayout() {
    guard let engine = existingEngine else { return }
    let subtree = subtree
    var ancestor = parent
    while let current = ancestor {
      for constraint in current.layoutRecord?.constraints ?? [] {
        let touches =
          constraint.first?.layoutHost?.isDescendant(of: self) ?? false
          || constraint.second?.layoutHost?.isDescendant(of: self) ?? false
        if touches { constraint.deactivate() }
      }
      ancestor = current.parent
    }
    engine.release(subtree)
    guard subtree.contains(where: { !($0.layoutRecord?.constraints.isEmpty ?? true) }) else { return }
    let own = LayoutEngine(root: self)
    layout.engine = own
    own.adopt(subtree)
  }

  /// Called when the view has come into its superview: its constraints go to the engine of the tree.
  func joinLayout() {
    guard let old = layoutRecord?.engine else { return }
    layoutRecord?.engine = nil
    let subtree = subtree
    old.release(subtree)
    guard subtree.contains(where: { !($0.layoutRecord?.constraints.isEmpty ?? true) }) else { return }
    engineOfTree.adopt(subtree)
  }

  /// Takes a guide away, with the constraints about it.
  func forget(_ guide: UILayoutGuide) {
    var view: UIView? = self
    while let current = view {
      for constraint in current.layoutRecord?.constraints ?? []
      where constraint.firstItem === guide || constraint.secondItem === guide {
        constraint.deactivate()
      }
      view = current.parent
    }
    guide.layoutItem?.engine?.release(guide)
    layoutRecord?.guides.removeAll { $0 === guide }
  }
}
