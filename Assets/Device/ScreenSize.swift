import Foundation

/// The size of a screen in portrait, in points.
public struct ScreenSize: Codable, Hashable, Sendable {
  /// Width in points.
  public var width: Double
  /// Height in points.
  public var height: Double

  /// Makes a value from its parts.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size with the interface in `orientation`, in points.
  public func size(in orientation: ScreenOrientation) -> CGSize {
    switch orientation {
    case .portrait: CGSize(width: width, height: height)
    case .landscape: CGSize(width: height, height: width)
    }
  }
}
