/// How far a picture may be from its reference, as SnapshotTesting defines it.
public struct PictureTolerance: Equatable, Sendable {
  /// The part of the pixels that must match, 0 … 1.
  public var precision: Double
  /// How well a pixel must match to count as matching, 0 … 1: a colour difference (CIE 1994) of up to
  /// (1 − `perceptualPrecision`) · 100 is none. 0.98 is about what a person sees.
  public var perceptualPrecision: Double

  /// Every pixel, exactly, unless said otherwise; what lies outside of 0 … 1 is clamped.
  public init(precision: Double = 1, perceptualPrecision: Double = 1) {
    self.precision = precision.isFinite ? min(max(precision, 0), 1) : 1
    self.perceptualPrecision = perceptualPrecision.isFinite ? min(max(perceptualPrecision, 0), 1) : 1
  }

  /// The largest colour difference that is none.
  var allowedColorDifference: Double { (1 - perceptualPrecision) * 100 }

  /// Whether so many pixels that do not match are too many.
  func isExceeded(by count: Int, of total: Int) -> Bool {
    total > 0 && 1 - Double(count) / Double(total) < precision
  }
}
