/// The animation block that property changes fall into now.
@MainActor
struct AnimationContext {
  var duration: Double
  var delay: Double
  var curve: TimingCurve
  var beginsFromCurrentState: Bool
  var repeats: Bool
  var autoreverses: Bool
  var group: AnimationGroup

  static var current: AnimationContext?
  /// True inside of `UIView.performWithoutAnimation`.
  static var isSuppressed = false
}
