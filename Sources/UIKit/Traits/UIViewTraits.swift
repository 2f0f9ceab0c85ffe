import Foundation

extension UIView: UITraitEnvironment {
  /// The traits of the surroundings with what this view and its controller override.
  var effectiveTraits: UITraitCollection {
    let environment = UIKitEnvironment.current
    // Nothing overrides anything in most apps.
    guard environment.hasTraitOverrides else { return environment.traitCollection }
    let outer = viewController?.traitCollection ?? parent?.traitCollection ?? environment.traitCollection
    guard let traitOverride else { return outer }
    return UITraitCollection(traitsFrom: [outer, traitOverride])
  }

  /// Changes what this view overrides, and tells the subtree.
  func overrideTraits(_ traits: UITraitCollection?) {
    TraitChange.perform(in: self) {
      traitOverride = traits
      if traits != nil { UIKitEnvironment.current.hasTraitOverrides = true }
    }
  }
}
