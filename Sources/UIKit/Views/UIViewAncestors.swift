extension UIView {
  /// Calls `body` for the view and for each that it stands in, inside out, until it says false.
  ///
  /// No reference is counted on the way, which takes most of the time otherwise: `body` must not take views out of the
  /// tree.
  @inline(__always)
  func climb(_ body: (UIView) -> Bool) {
    var view: Unmanaged<UIView>? = .passUnretained(self)
    while let current = view {
      view = Self.borrow(current) { body($0) ? $0.parentReference : nil }
    }
  }

  // Handed straight on: a closure that is made for the standard library asks every time whether this is the main actor.
  @inline(__always)
  private static func borrow<Result>(_ view: Unmanaged<UIView>, _ body: (UIView) -> Result) -> Result {
    view._withUnsafeGuaranteedRef(body)
  }

  /// Whether the view is `view` or lies in it.
  public func isDescendant(of view: UIView) -> Bool {
    var found = false
    climb {
      found = $0 === view
      return !found
    }
    return found
  }

  /// The view at the top of the tree.
  var rootOfTree: UIView {
    var root = Unmanaged.passUnretained(self)
    climb {
      root = .passUnretained($0)
      return true
    }
    return root.takeUnretainedValue()
  }

  /// The nearest view that holds both, which may be one of them.
  func commonAncestor(with other: UIView) -> UIView? {
    var ancestor: Unmanaged<UIView>?
    climb { view in
      guard other.isDescendant(of: view) else { return true }
      ancestor = .passUnretained(view)
      return false
    }
    return ancestor?.takeUnretainedValue()
  }
}
