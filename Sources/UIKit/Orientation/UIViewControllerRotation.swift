import Foundation

extension UIViewController {
  /// The controllers to which a turn is passed on.
  private var loadedChildren: [UIViewController] { children.filter(\.isViewLoaded) }

  func passOnTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let own = viewIfLoaded?.bounds.size ?? size
    for child in loadedChildren {
      // A child that fills this controller's view gets its new size; others keep theirs until they are laid out.
      let fills = child.view.bounds.size == own
      child.viewWillTransition(to: fills ? size : child.view.bounds.size, with: coordinator)
    }
  }

  func passOnTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in loadedChildren {
      let collection =
        overrideTraitCollection(forChild: child).map { UITraitCollection(traitsFrom: [traits, $0]) } ?? traits
      if collection != child.traitCollection { child.willTransition(to: collection, with: coordinator) }
    }
  }

  func tellWillRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    willRotate(to: orientation, duration: duration)
    for child in loadedChildren { child.tellWillRotate(to: orientation, duration: duration) }
  }

  func tellWillAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
    willAnimateRotation(to: orientation, duration: duration)
    for child in loadedChildren { child.tellWillAnimateRotation(to: orientation, duration: duration) }
  }

  func tellDidRotate(from orientation: UIInterfaceOrientation) {
    didRotate(from: orientation)
    for child in loadedChildren { child.tellDidRotate(from: orientation) }
  }

  /// How the interface stands; deprecated in iOS 8.
  public var interfaceOrientation: UIInterfaceOrientation { UIKitEnvironment.current.traits.interfaceOrientation }
}
