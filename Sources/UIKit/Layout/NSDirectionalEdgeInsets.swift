import Foundation

/// Distances from the four edges of a rectangle, in points; leading is left where text runs to the right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The four distances.
  public var top, leading, bottom, trailing: CGFloat

  /// No inset.
  public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Insets of the given distances.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
