import UIKit

/// A movement of the keyboard: what its notifications say, and what really happens.
struct KeyboardMove {
  /// As the notifications say, in seconds.
  var duration: Double
  /// As the notifications say.
  var curve: Int
  /// How long it takes, in seconds; the "did" notifications come then.
  var motionDuration: Double
  var timing: TimingCurve
  /// Whether its "did" notifications say duration and curve.
  var didNoticesHaveTimes = true
}
