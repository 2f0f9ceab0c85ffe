import Foundation

/// How long and in which curve one screen takes the place of another.
struct ScreenTransitionTiming: Equatable {
  /// In seconds.
  var duration: Double
  var curve: TimingCurve

  /// Up to iOS 6 0.35 s, slow at both ends; later the keyboard's spring, 0.5 s (second-reading D.3).
  @MainActor static var current: ScreenTransitionTiming {
    UIKitEnvironment.current.traits.majorVersion < 7
      ? ScreenTransitionTiming(duration: 0.35, curve: .easeInOut)
      : ScreenTransitionTiming(duration: TimingCurve.keyboardSpringDuration, curve: .keyboardSpring)
  }
}
