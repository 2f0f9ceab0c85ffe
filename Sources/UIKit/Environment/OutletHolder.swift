/// A stored property that holds an outlet of an Interface Builder file; found by reflection in its controller.
@MainActor
package protocol OutletHolder: AnyObject {
  /// What the outlet is joined to.
  var heldObject: AnyObject? { get }
  /// Joins the outlet; false when `object` is not of the outlet's type.
  func hold(_ object: AnyObject) -> Bool
  /// Adds the object to what the outlet, an array, holds; false when it is no array or not of that type.
  func add(_ object: AnyObject) -> Bool
}

/// The outlets of an object, by the names of the properties.
@MainActor
package enum Outlets {
  /// Every outlet of `owner`, those of its superclasses too.
  package static func of(_ owner: AnyObject) -> [(name: String, holder: any OutletHolder)] {
    guard let controller = owner as? UIViewController else { return reflected(owner) }
    if let known = controller.outletHolders { return known }
    let holders = reflected(controller)
    controller.outletHolders = holders
    return holders
  }

  private static func reflected(_ owner: AnyObject) -> [(name: String, holder: any OutletHolder)] {
    var found: [(String, any OutletHolder)] = []
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror {
      for child in current.children {
        guard let label = child.label, let holder = child.value as? any OutletHolder else { continue }
        // A wrapped property's storage has the property's name behind an underscore.
        found.append((label.hasPrefix("_") ? String(label.dropFirst()) : label, holder))
      }
      mirror = current.superclassMirror
    }
    return found
  }

  /// Notes on every view of the tree which outlet of its controller holds it.
  package static func nameViews(in root: UIView) {
    for view in root.subtree {
      guard let controller = view.viewController else { continue }
      for (name, holder) in of(controller) { (holder.heldObject as? UIView)?.outletName = name }
    }
  }
}
