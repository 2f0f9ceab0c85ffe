import Canvas

/// A picture that was taken: pixels that nobody draws into any more, and what is known of them.
@MainActor
public struct Picture {
  /// The pixels.
  public let surface: Surface
  /// What decided the pixels: device, scale, fonts, libraries. Asked for when the picture is written or differs.
  public var metadata: @MainActor () -> [String: String]
  /// What lies where in the picture. Asked for when a comparison fails.
  public var parts: @MainActor () -> [PicturePart]

  /// A picture of pixels that nobody else draws into.
  public init(
    _ surface: Surface, metadata: @escaping @MainActor () -> [String: String] = { [:] },
    parts: @escaping @MainActor () -> [PicturePart] = { [] }
  ) {
    self.surface = surface
    self.metadata = metadata
    self.parts = parts
  }
}
