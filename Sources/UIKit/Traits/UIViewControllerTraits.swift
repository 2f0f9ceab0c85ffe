import Foundation

extension UIViewController: UITraitEnvironment {
  /// The traits of the surroundings with what this controller and the ones around it override.
  var effectiveTraits: UITraitCollection {
    let environment = UIKitEnvironment.current
    guard environment.hasTraitOverrides else { return environment.traitCollection }
    var traits = [parent?.traitCollection ?? viewIfLoaded?.superview?.traitCollection ?? environment.traitCollection]
    if let parent, let forChild = parent.childTraitOverrides[ObjectIdentifier(self)] { traits.append(forChild) }
    if let traitOverride { traits.append(traitOverride) }
    return traits.count == 1 ? traits[0] : UITraitCollection(traitsFrom: traits)
  }

  /// Changes what this controller overrides, and tells the controllers and views in it.
  func overrideTraits(_ traits: UITraitCollection?) {
    TraitChange.perform(in: self) {
      traitOverride = traits
      if traits != nil { UIKitEnvironment.current.hasTraitOverrides = true }
    }
  }

  /// Gives a controller inside of this one other traits than this one has; nil for the same.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    TraitChange.perform(in: childViewController) {
      childTraitOverrides[ObjectIdentifier(childViewController)] = collection
      if collection != nil { UIKitEnvironment.current.hasTraitOverrides = true }
    }
  }

  /// What this controller overrides for one inside of it; nil for nothing.
  public func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childTraitOverrides[ObjectIdentifier(childViewController)]
  }
}
