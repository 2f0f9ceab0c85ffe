import Foundation

extension UIViewController {
  /// What decides the status bar's look is not what it was: the next frame asks again.
  public func setNeedsStatusBarAppearanceUpdate() { UIKitEnvironment.current.needsDisplay = true }

  /// The controller that decides how the status bar is drawn: the one in front that fills the screen, or who says that it
  /// captures the bar, or the child that it names (documented with `childForStatusBarStyle`).
  var controllerOfStatusBar: UIViewController {
    if let presented = presentedViewController, !presented.isBeingDismissed,
      presented.modalPresentationCapturesStatusBarAppearance || presented.fillsScreenWhenPresented
    {
      return presented.controllerOfStatusBar
    }
    return childForStatusBarStyle?.controllerOfStatusBar ?? self
  }

  private var fillsScreenWhenPresented: Bool {
    switch modalPresentationStyle {
    case .fullScreen: true
    // Before iOS 13 a sheet fills the screen of a phone.
    case .pageSheet, .formSheet, .automatic:
      UIKitEnvironment.current.traits.majorVersion < 13 && traitCollection.horizontalSizeClass == .compact
    default: false
    }
  }
}

extension UIApplication {
  /// How the status bar is drawn now (iOS 7 and later).
  package var shownStatusBarStyle: UIStatusBarStyle {
    rootViewController?.controllerOfStatusBar.preferredStatusBarStyle ?? .default
  }
}
