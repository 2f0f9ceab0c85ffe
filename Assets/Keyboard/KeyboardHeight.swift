/// The parts of a keyboard's height for some screens, an orientation and a span of iOS versions. Points.
public struct KeyboardHeight: Codable, Hashable, Sendable {
  /// Portrait sizes such as `320x480`, whatever the orientation of the row.
  public var screens: [String] = []
  /// The orientation that it holds for.
  public var orientation = ScreenOrientation.portrait
  /// The first version with this height; it holds until the next row of the same screen.
  public var from = SystemVersion(4)
  /// Height of the keys' area, in points.
  public var keyArea: Double = 216
  /// Height of the prediction bar above the keys, in points; 0 where there is none.
  public var predictionBar: Double = 0
  /// Height of the zone below the keys, in points: safe area and, in portrait, the strip with globe and microphone.
  public var bottomZone: Double = 0
  /// Set where two devices share a screen size and only one of them has a home indicator.
  public var homeIndicator: Bool?
  /// Where the values come from; the keys are listed in the facts.
  public var source = ""
  /// How sure they are: LOG measured, DOC documented, RE re-implementation, MEM from memory.
  public var status = ""

  /// A value with the defaults of its properties.
  public init() {}

  /// The height of the keyboard's frame without an accessory view, in points.
  public func total(showsPredictionBar: Bool) -> Double {
    keyArea + bottomZone + (showsPredictionBar ? predictionBar : 0)
  }
}
