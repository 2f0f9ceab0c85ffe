/// Where one verdict ends and the next begins.
public struct Thresholds: Codable, Sendable, Hashable {
  /// Less than this between an input and the keyboard is tight, in points.
  public var tight = 8.0
  /// From this visible part on a thing counts as wholly in sight, 0 … 1: half a pixel is nobody's concern.
  public var whole = 0.995
  /// Below this visible part a thing counts as hidden, 0 … 1.
  public var hidden = 0.01

  /// The defaults.
  public init() {}

  /// The verdict on something of which that part is visible, and which ends so far above the keyboard (nil: the keyboard
  /// is not below it).
  public func verdict(visible: Double, gap: Double?) -> Verdict {
    if visible < hidden { return .hidden }
    if visible < whole { return .partlyHidden }
    if let gap, gap < tight { return .tight }
    return .ok
  }
}
