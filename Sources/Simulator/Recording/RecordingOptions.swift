/// What a recording shows besides the screen, and how often it looks.
public struct RecordingOptions: Sendable {
  /// Pictures a second, at most; where nothing changes none is written.
  public var framesPerSecond = 25.0
  /// Draws the phone around the screen.
  public var showsBezel = false
  /// Shows the fingers.
  public var showsTouches = false
  /// Writes the steps below the screen.
  public var showsCaptions = false
  /// How long the last picture stays, in seconds.
  public var hold = 1.0

  /// The screen alone.
  public init() {}
}
