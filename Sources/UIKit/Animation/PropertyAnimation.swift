/// One property of one view on its way to the model's value.
struct PropertyAnimation {
  enum Kind {
    /// From a value, in place of what ran before.
    case from(SIMD8<Double>)
    /// A difference that goes to nothing, on top of what runs already.
    case added(SIMD8<Double>)
  }

  var property: AnimatableProperty
  var kind: Kind
  /// When it begins, in seconds on the timeline.
  var start: Double
  /// In seconds.
  var duration: Double
  var curve: TimingCurve
  var repeats: Bool
  var autoreverses: Bool
  var group: AnimationGroup

  var end: Double { repeats ? .infinity : start + duration * (autoreverses ? 2 : 1) }

  func progress(at time: Double) -> Double {
    var elapsed = time - start
    if elapsed <= 0 || duration <= 0 { return elapsed <= 0 ? 0 : 1 }
    if repeats || autoreverses {
      let round = (elapsed / duration).rounded(.down)
      if !repeats, round >= (autoreverses ? 2 : 1) { return 1 }
      elapsed -= round * duration
      if autoreverses, Int(round) % 2 == 1 { elapsed = duration - elapsed }
    }
    return curve.progress(elapsed: elapsed, duration: duration)
  }
}
