import Foundation

/// The looks of a bar's background (iOS 13 and later).
@MainActor
open class UIBarAppearance: NSObject {
  /// The colour over whatever lies behind the bar; nil for none.
  open var backgroundColor: UIColor?
  /// The colour of the line at the bar's edge; nil for none.
  open var shadowColor: UIColor?
  /// Whether the system's material lies below the colour.
  package var hasMaterial = false

  /// The system's looks.
  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// The system's material and its line.
  open func configureWithDefaultBackground() {
    hasMaterial = true
    backgroundColor = nil
    shadowColor = .barShadow
  }

  /// A full background and a line.
  open func configureWithOpaqueBackground() {
    hasMaterial = false
    backgroundColor = .systemBackground
    shadowColor = .barShadow
  }

  /// No background and no line.
  open func configureWithTransparentBackground() {
    hasMaterial = false
    backgroundColor = nil
    shadowColor = nil
  }

  /// What is drawn in a bar of a scheme.
  func background(style: UIBarStyle, isTranslucent: Bool) -> BarBackground {
    BarBackground(
      style: style, isTranslucent: isTranslucent, color: backgroundColor, line: shadowColor, hasMaterial: hasMaterial)
  }
}

/// The looks of a navigation bar (iOS 13 and later).
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// How titles are written: font and colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large titles are written.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// The looks of a toolbar (iOS 13 and later).
@MainActor
open class UIToolbarAppearance: UIBarAppearance {}

/// The looks of a tab bar (iOS 13 and later).
@MainActor
open class UITabBarAppearance: UIBarAppearance {}
