import Foundation

/// The heights of navigation bars and toolbars, in points.
@MainActor
enum NavigationBarMetrics {
  /// 44; in landscape on phones 32 where the width is compact; 50 on pads from iOS 12 (uikit-facts A.3).
  static var rowHeight: CGFloat {
    let traits = UIKitEnvironment.current.traits
    if traits.isPad { return traits.majorVersion >= 12 ? 50 : 44 }
    return traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact ? 32 : 44
  }

  /// As navigation bars have it (uikit-facts A.3).
  static var toolbarHeight: CGFloat { rowHeight }

  /// A large title adds 52 (uikit-facts A.3); there is none in a low bar.
  static let largeTitleHeight: CGFloat = 52
  /// From the words of a large title to the bar's lower edge (MEM).
  static let largeTitleBottom: CGFloat = 8
  /// A prompt adds 30 (MEM).
  static let promptHeight: CGFloat = 30

  /// From the sides to a large title: 16, 20 from a width of 414 (looks-and-formats F.4.2).
  static func largeTitleMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
