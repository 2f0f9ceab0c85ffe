import Foundation

extension UIViewController {
  /// Tells the controller, and the children that show with it, that its view is about to come or to go. Containers whose
  /// `shouldAutomaticallyForwardAppearanceMethods` is false call it for their children.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      // The view is there before it is said to appear.
      _ = view
      appearance = .appearing
      appearanceIsAnimated = animated
      viewWillAppear(animated)
      prepareToAppear()
      forward { $0.beginAppearanceTransition(true, animated: animated) }
      if forwardsAppearance { childrenWillAppear(animated: animated) }
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      appearanceIsAnimated = animated
      viewWillDisappear(animated)
      forward { $0.beginAppearanceTransition(false, animated: animated) }
    }
  }

  /// Ends what `beginAppearanceTransition` began. Children hear of it first (MEM).
  public func endAppearanceTransition() {
    let animated = appearanceIsAnimated
    switch appearance {
    case .appearing:
      forward { $0.endAppearanceTransition() }
      appearance = .appeared
      viewDidAppear(animated)
      if forwardsAppearance { childrenDidAppear(animated: animated) }
    case .disappearing:
      forward { $0.endAppearanceTransition() }
      appearance = .disappeared
      viewDidDisappear(animated)
    case .appeared, .disappeared: break
    }
  }

  private var forwardsAppearance: Bool { managesAppearanceOfChildren || shouldAutomaticallyForwardAppearanceMethods }

  private func forward(_ call: (UIViewController) -> Void) {
    guard forwardsAppearance else { return }
    for child in appearingChildren { call(child) }
  }

  /// Brings the view on the screen without animation: will appear, `insertion`, did appear. What is told to appear again
  /// only gets its view.
  func appear(insertion: () -> Void) {
    guard appearance == .disappeared || appearance == .disappearing else { return insertion() }
    beginAppearanceTransition(true, animated: false)
    insertion()
    endAppearanceTransition()
  }

  /// Takes the view off the screen without animation.
  func disappear(removal: () -> Void) {
    guard appearance == .appeared || appearance == .appearing else { return removal() }
    beginAppearanceTransition(false, animated: false)
    removal()
    endAppearanceTransition()
  }

  // MARK: Views that come and go by themselves

  /// The view comes into a window: a child that its parent's code just puts there will appear.
  func viewComes() {
    guard appearance == .disappeared, let parent, followsView(of: parent),
      parent.appearance == .appeared || parent.appearance == .appearing
    else { return }
    beginAppearanceTransition(true, animated: parent.appearance == .appearing && parent.appearanceIsAnimated)
  }

  /// The view came: a child of a controller that is still on its way appears with it.
  func viewCame() {
    guard appearance == .appearing, let parent, followsView(of: parent), parent.appearance == .appeared else { return }
    endAppearanceTransition()
  }

  /// The view goes out of its window.
  func viewGoes() {
    guard appearance == .appeared, let parent, followsView(of: parent), parent.appearance == .appeared else { return }
    beginAppearanceTransition(false, animated: false)
  }

  /// The view went.
  func viewWent() {
    guard appearance == .disappearing, let parent, followsView(of: parent), parent.appearance == .appeared else {
      return
    }
    endAppearanceTransition()
  }

  private func followsView(of parent: UIViewController) -> Bool {
    !parent.managesAppearanceOfChildren && parent.shouldAutomaticallyForwardAppearanceMethods
  }
}
