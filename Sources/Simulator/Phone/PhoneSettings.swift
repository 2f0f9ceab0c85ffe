import UIKit

/// What the phone's owner sets while it runs.
extension Phone {
  /// Makes the phone light or dark. Before iOS 13 there is only light.
  public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    makeCurrent()
    guard style != .unspecified, style == .light || canBeDark else { return }
    environment.changeTraits { $0.userInterfaceStyle = style }
    keyboard.styleDidChange()
    environment.application.layoutIfNeeded()
  }

  /// Makes a light phone dark and a dark one light.
  public func toggleUserInterfaceStyle() {
    setUserInterfaceStyle(environment.traits.userInterfaceStyle == .dark ? .light : .dark)
  }

  /// Chooses the size of text.
  public func setPreferredContentSizeCategory(_ category: UIContentSizeCategory) {
    makeCurrent()
    guard UIContentSizeCategory.all.contains(category) else { return }
    environment.changeTraits { $0.preferredContentSizeCategory = category }
    environment.application.layoutIfNeeded()
  }
}
