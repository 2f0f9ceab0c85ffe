import Canvas

/// How a picture differs from its reference.
@MainActor
public struct PictureDifference {
  /// The size of a picture, in pixels.
  public struct Size: Equatable, Sendable, CustomStringConvertible {
    public var width: Int32
    public var height: Int32

    public var description: String { "\(width) × \(height)" }
  }

  /// The size of the reference.
  public let referenceSize: Size
  /// The size of the result.
  public let resultSize: Size
  /// The number of pixels that differ by more than is allowed; one that only one picture has differs.
  public let count: Int
  /// The number of pixels that one of the pictures or both have.
  public let total: Int
  /// The largest difference of a channel among them, 0 … 255.
  public let maximum: Int
  /// The largest difference of colour (CIE 1994); nil when only equal pixels count as equal.
  public let colorDifference: Double?
  /// The rectangles around what differs, from the top, in pixels.
  public let boxes: [PixelRect]
  let map: DifferenceMap

  /// Whether the pictures have different sizes.
  public var isOfSize: Bool { referenceSize != resultSize }

  /// Compares; nil when the pictures are the same as far as `tolerance` asks. Pictures of different sizes never are.
  public init?(from reference: Surface, to result: Surface, tolerance: PictureTolerance = PictureTolerance()) {
    if reference.isSame(as: result) { return nil }
    referenceSize = Size(width: reference.width, height: reference.height)
    resultSize = Size(width: result.width, height: result.height)
    var map = DifferenceMap(reference, result)
    let forgives = tolerance.perceptualPrecision < 1
    colorDifference = forgives ? map.forgive(tolerance.allowedColorDifference, reference, result) : nil
    total = map.width * map.height
    (count, maximum) = map.count()
    self.map = map
    guard referenceSize != resultSize || tolerance.isExceeded(by: count, of: total) else { return nil }
    boxes = DifferenceBoxes.of(map)
  }

  /// What differs, in one line.
  public var summary: String {
    var text = "\(count) of \(total) pixels differ (\(Self.percent(count, of: total))), at most by \(maximum) of 255"
    if let colorDifference {
      text += " and by a colour difference of \((colorDifference * 10).rounded() / 10)"
    }
    guard isOfSize else { return text }
    return "The sizes differ: the reference has \(referenceSize) pixels, the result \(resultSize). " + text
  }

  private static func percent(_ count: Int, of total: Int) -> String {
    let percent = Double(count) / Double(max(total, 1)) * 100
    if percent >= 1 { return "\(Int(percent.rounded())) %" }
    return percent >= 0.01 ? "\((percent * 100).rounded() / 100) %" : "less than 0.01 %"
  }
}
