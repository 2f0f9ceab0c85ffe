import Foundation

/// A change of traits, told to everything whose traits it changes.
@MainActor
enum TraitChange {
  /// Makes a change inside of a view.
  static func perform(in view: UIView, _ change: () -> Void) { perform(for: environments(in: view), change) }

  /// Makes a change inside of a controller.
  static func perform(in controller: UIViewController, _ change: () -> Void) {
    var found = Found()
    found.add(controller)
    perform(for: found.list, change)
  }

  /// Makes a change of the phone as a whole.
  static func perform(in application: UIApplication, _ change: () -> Void) {
    var found = Found()
    for window in application.windows { found.add(window) }
    perform(for: found.list, change)
  }

  private static func environments(in view: UIView) -> [any UITraitEnvironment] {
    var found = Found()
    found.add(view)
    return found.list
  }

  private static func perform(for environments: [any UITraitEnvironment], _ change: () -> Void) {
    let before = environments.map(\.traitCollection)
    change()
    var views: [(view: UIView, old: UITraitCollection, new: UITraitCollection)] = []
    for (environment, old) in zip(environments, before) {
      guard let view = environment as? UIView else { continue }
      let new = view.traitCollection
      if new != old { views.append((view, old, new)) }
    }
    for (view, old, new) in views {
      if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
        (view as? any FontFollower)?.adjustFont(to: new)
      }
      // Colours are looked up when a view draws.
      view.setNeedsDisplay()
    }
    for (environment, old) in zip(environments, before) where environment.traitCollection != old {
      (environment as? UIViewController)?.fileTraitsDidChange?(old)
      environment.traitCollectionDidChange(old)
    }
  }

  /// Every view and controller in a tree once, also controllers whose views are not on the screen; outer ones first, a
  /// controller before its view (assumed).
  @MainActor
  private struct Found {
    var list: [any UITraitEnvironment] = []
    private var controllers: Set<ObjectIdentifier> = []
    private var roots: Set<ObjectIdentifier> = []

    mutating func add(_ view: UIView) {
      if let controller = view.viewController, !controllers.contains(ObjectIdentifier(controller)) {
        return add(controller)
      }
      // A controller that was found before brought its view along.
      if view.viewController != nil, !roots.insert(ObjectIdentifier(view)).inserted { return }
      list.append(view)
      for child in view.subviews { add(child) }
      if let root = (view as? UIWindow)?.rootViewController { add(root) }
    }

    mutating func add(_ controller: UIViewController) {
      guard controllers.insert(ObjectIdentifier(controller)).inserted else { return }
      list.append(controller)
      if let view = controller.viewIfLoaded { add(view) }
      for child in controller.children { add(child) }
      if let presented = controller.presentationFromSelf?.presentedViewController { add(presented) }
    }
  }
}

extension UIKitEnvironment {
  /// Changes what the phone is like, and tells every view and controller whose traits that changes.
  package func changeTraits(_ change: (inout SystemTraits) -> Void) {
    let category = traits.preferredContentSizeCategory
    TraitChange.perform(in: application) { change(&traits) }
    let newCategory = traits.preferredContentSizeCategory
    guard category != newCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: application,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: newCategory.rawValue])
  }
}
