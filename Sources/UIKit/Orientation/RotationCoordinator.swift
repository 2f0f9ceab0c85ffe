import Foundation

/// The coordinator of a turn of the interface.
@MainActor
final class RotationCoordinator: UIViewControllerTransitionCoordinator {
  let transitionDuration: TimeInterval
  let targetTransform: CGAffineTransform
  let containerView: UIView
  let isCancelled = false
  var isAnimated: Bool { transitionDuration > 0 }
  private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  init(duration: TimeInterval, transform: CGAffineTransform, container: UIView) {
    transitionDuration = duration
    targetTransform = transform
    containerView = container
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func runAnimations() {
    let list = animations
    animations = []
    for animation in list { animation(self) }
  }

  func finish() {
    let list = completions
    completions = []
    for completion in list { completion(self) }
  }
}
