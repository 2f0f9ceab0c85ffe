import Foundation

/// How a presented view comes, from 0, away, to 1, there; it goes the same way back.
@MainActor
struct PresentationMotion {
  /// In seconds.
  var duration: Double
  var curve: TimingCurve
  /// The way is no straight line: it is gone frame by frame.
  var isStepped = false
  var move: (_ view: UIView, _ presenter: UIView?, _ screen: CGSize, _ progress: CGFloat) -> Void

  /// From below: 0.4 s up to iOS 6 (MEM), later at the keyboard's spring.
  static var coverVertical: PresentationMotion {
    let isClassic = UIKitEnvironment.current.traits.majorVersion < 7
    return PresentationMotion(
      duration: isClassic ? 0.4 : TimingCurve.keyboardSpringDuration, curve: isClassic ? .easeInOut : .keyboardSpring
    ) { view, _, screen, progress in
      let way = screen.height - (view.center.y - view.bounds.height / 2)
      view.transform = progress == 1 ? .identity : CGAffineTransform(translationX: 0, y: (1 - progress) * way)
    }
  }

  /// 0.3 s (MEM).
  static let crossDissolve = PresentationMotion(duration: 0.3, curve: .easeInOut) { view, _, _, progress in
    view.alpha = progress
  }

  /// 0.75 s (MEM): one side closes, then the other opens.
  static let flipHorizontal = PresentationMotion(duration: 0.75, curve: .linear, isStepped: true) {
    view, presenter, _, progress in
    let front = max(0, 1 - 2 * progress)
    let back = max(0, 2 * progress - 1)
    view.transform = progress >= 1 ? .identity : CGAffineTransform(scaleX: max(back, 0.001), y: 1)
    view.alpha = back > 0 ? 1 : 0
    presenter?.transform = front == 1 || progress >= 1 ? .identity : CGAffineTransform(scaleX: max(front, 0.001), y: 1)
    presenter?.alpha = front > 0 || progress >= 1 ? 1 : 0
  }
}
