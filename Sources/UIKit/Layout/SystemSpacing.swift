import Foundation

/// The system's distance between neighbours.
enum SystemSpacing {
  /// Between siblings, in points (uikit-facts E.12, E.13).
  static let standard: CGFloat = 8
}
