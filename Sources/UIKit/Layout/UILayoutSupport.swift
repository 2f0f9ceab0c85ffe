import Foundation

/// The part of a controller's view that bars cover, up to iOS 10.
@MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  /// How far the bars reach into the view, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}
