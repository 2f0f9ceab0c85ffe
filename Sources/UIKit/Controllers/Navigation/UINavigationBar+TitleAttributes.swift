import Foundation

/// How titles are written.
extension UINavigationBar {
  /// The attributes of an item's title: those of its appearance or the bar's (iOS 13 and later), else of the bar itself.
  func titleAttributes(of item: UINavigationItem, isLarge: Bool) -> [NSAttributedString.Key: Any] {
    if UIKitEnvironment.current.traits.majorVersion >= 13 {
      // A large title shows while content is at its top.
      let edge = isLarge ? item.scrollEdgeAppearance ?? scrollEdgeAppearance : nil
      if let appearance = edge ?? item.standardAppearance ?? ownStandardAppearance {
        return isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
      }
    }
    return (isLarge ? largeTitleTextAttributes : titleTextAttributes) ?? [:]
  }
}

extension UILabel {
  /// Takes font and colour from attributes; what they do not say stays.
  func take(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
  }
}
