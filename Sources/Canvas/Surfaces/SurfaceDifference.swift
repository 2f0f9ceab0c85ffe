/// What two pictures of one size do not share.
public struct SurfaceDifference: Equatable, Sendable {
  /// The number of pixels that differ.
  public var count: Int
  /// The largest difference of one channel, 0 … 255.
  public var maximum: Int
  /// The rectangle around all that differs.
  public var bounds: PixelRect
}
