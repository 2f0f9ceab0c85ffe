import Foundation

/// What of the device and the system version UIKit's behaviour hangs on.
package struct SystemTraits: Equatable, Sendable {
  package enum Look: String, Sendable { case classic, modern }

  /// In points, portrait.
  package var screenSize = CGSize(width: 320, height: 480)
  /// Pixels per point.
  package var scale: CGFloat = 1
  package var systemVersion: String {
    get { version }
    // Not an observer: those do not see what an initialiser sets.
    set {
      version = newValue
      majorVersion = Self.majorVersion(of: newValue)
    }
  }
  private var version = "5.1"
  /// The number before the first dot of the system version.
  package private(set) var majorVersion = 5
  package var look = Look.classic
  package var isPad = false
  /// How the interface stands; `screenSize` and what follows from it are already turned.
  package var interfaceOrientation = UIInterfaceOrientation.portrait
  /// Light or dark; dark from iOS 13.
  package var userInterfaceStyle = UIUserInterfaceStyle.light
  /// The size of text that a person chose.
  package var preferredContentSizeCategory = UIContentSizeCategory.large
  /// There is a home indicator in place of a home button.
  package var hasHomeIndicator = false
  /// The app's language runs from right to left.
  package var isRightToLeft = false
  /// In points.
  package var statusBarHeight: CGFloat = 20
  package var safeAreaInsets = UIEdgeInsets.zero
  /// A root view begins below the status bar (before iOS 7).
  package var rootViewStartsBelowStatusBar = true
  /// A text field scrolls itself into sight when it gains focus and when it is typed in (iOS 8 and later).
  package var revealsFirstResponder = false
  /// Animations of one property add up (iOS 8 and later); before, a new one replaces the old one.
  package var addsAnimations = false
  /// Windows and the frames of notifications turn with the interface (iOS 8 and later); before, they stay in portrait
  /// and only the root view turns.
  package var windowsRotate = false
  /// Dragging past an edge moves the content by half the finger's way (before iOS 6); later the resistance grows.
  package var rubberBandIsPlain = true
  /// In points.
  package var caretWidth: CGFloat = 3
  package var scrollIndicatorThickness: CGFloat = 7
  package var scrollIndicatorInset: CGFloat = 1

  package init() {}

  private static func majorVersion(of version: String) -> Int { Int(version.prefix { $0 != "." }) ?? 0 }
}
