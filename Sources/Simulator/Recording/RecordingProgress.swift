import Scenarios

/// How far a recording is.
public struct RecordingProgress: Sendable {
  /// The round: a GIF's colours are chosen in one of its own.
  public var pass: Int
  public var passes: Int
  /// The step that begins, counted from 0.
  public var index: Int
  public var count: Int
  public var step: ScenarioStep
  /// On the phone's clock, in seconds.
  public var time: Double

  /// The part that is done, 0 … 1.
  public var fraction: Double {
    guard passes > 0, count > 0 else { return 1 }
    return (Double(pass) + Double(index) / Double(count)) / Double(passes)
  }
}
