extension Snapshotting where Value == String, Format == String {
  /// A text, line by line.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Snapshotting where Value == Picture, Format == Picture {
  /// A picture, pixel by pixel.
  public static var image: Snapshotting { .image() }

  /// A picture, as far as the tolerance asks.
  ///
  /// - Parameters:
  ///   - precision: The part of the pixels that must match.
  ///   - perceptualPrecision: How well a pixel must match to count; see `PictureTolerance`.
  public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision))
  }
}
