import Foundation

extension UIView {
  /// Adds a view at a place in the order, back to front.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view in front of a sibling.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: (children.firstIndex { $0 === sibling } ?? children.count - 1) + 1)
  }

  /// Adds a view behind a sibling.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: children.firstIndex { $0 === sibling } ?? children.count)
  }

  /// Moves a subview to the front.
  public func bringSubviewToFront(_ view: UIView) { move(view, to: children.count) }

  /// Moves a subview to the back.
  public func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  private func move(_ view: UIView, to index: Int) {
    guard view.parent === self, let old = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: old)
    children.insert(view, at: min(index, children.count))
    markChanged()
  }

  /// The view with the tag in this subtree.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for child in children {
      if let found = child.viewWithTag(tag) { return found }
    }
    return nil
  }

  func insert(_ view: UIView, at index: Int) {
    guard UIKitEnvironment.current.hasTraitOverrides else { return place(view, at: index) }
    // The new surroundings may be dark.
    TraitChange.perform(in: view) { place(view, at: index) }
  }

  private func place(_ view: UIView, at index: Int) {
    // A view cannot hold itself; UIKit raises an exception there.
    if isDescendant(of: view) { return }
    if view.parent === self {
      move(view, to: min(max(index, 0), children.count))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
    view.willMove(toSuperview: self)
    if let old = view.parent {
      old.willRemoveSubview(view)
      view.leaveLayout()
      old.children.removeAll { $0 === view }
      old.markChanged()
    }
    children.insert(view, at: min(max(index, 0), children.count))
    view.parent = self
    view.joinLayout()
    view.passNeedsUpdateConstraints()
    view.setNeedsLayout()
    setNeedsLayout()
    if oldWindow !== newWindow { view.tellDidMove(from: oldWindow) }
    // A screen that begins to come gives the focus itself.
    if newWindow != nil, oldWindow == nil, UIKitEnvironment.current.screenTransition == nil {
      UIKitEnvironment.current.application.giveAwaitedFocus()
    }
    view.didMoveToSuperview()
    didAddSubview(view)
    // What stands around the view now may not be marked, though the view is.
    view.markedFrame = -1
    view.markChanged()
  }

  func detach() {
    guard let old = parent else { return }
    let oldWindow = window
    if oldWindow != nil { tellWillMove(to: nil) }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    leaveLayout()
    old.children.removeAll { $0 === self }
    old.markChanged()
    parent = nil
    if oldWindow != nil { tellDidMove(from: oldWindow) }
    didMoveToSuperview()
  }

  private func tellWillMove(to window: UIWindow?) {
    willMove(toWindow: window)
    if let viewController {
      if window == nil { viewController.viewGoes() } else { viewController.viewComes() }
    }
    for child in children { child.tellWillMove(to: window) }
  }

  private func tellDidMove(from old: UIWindow?) {
    // A view that leaves its window cannot keep the keyboard, whatever its delegate says.
    if window == nil, isFirstResponder { UIKitEnvironment.current.application.dropFocus(of: self) }
    didMoveToWindow()
    if let viewController {
      if window == nil { viewController.viewWent() } else { viewController.viewCame() }
    }
    for child in children { child.tellDidMove(from: old) }
  }

  /// Ends editing in this subtree: the first responder gives the focus up, with `force` even when it insists.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    let application = UIKitEnvironment.current.application
    guard let responder = application.firstResponder as? UIView, responder.isDescendant(of: self) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { application.dropFocus(of: responder) }
    return force
  }

  /// All views of the subtree, this one first, back to front.
  package var subtree: [UIView] {
    var views: [UIView] = []
    add(to: &views)
    return views
  }

  private func add(to views: inout [UIView]) {
    views.append(self)
    for child in children { child.add(to: &views) }
  }
}

extension UIView {
  /// Puts a view behind all others, in place of the one that was there.
  func replaceLowest(_ old: UIView?, by new: UIView?) {
    guard new !== old else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }
}
