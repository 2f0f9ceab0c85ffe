/// What a recording has become.
public struct RecordingSummary: Sendable {
  /// The pictures in the file.
  public var frames: Int
  /// In seconds of the phone's clock.
  public var duration: Double
  /// In pixels.
  public var width: Int
  public var height: Int
}
