import Foundation

/// A finger that pulls a sheet down (iOS 13 and later).
@MainActor
final class SheetPullGesture: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private unowned let presentation: UIPresentationController

  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init()
    recognizer.delegate = self
    recognizer.addTarget { [weak self] _ in self?.changed() }
  }

  /// Only downwards, and only what no scroll view inside of the sheet takes: those come first anyway.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = recognizer.velocity(in: nil)
    return presentation.isComplete && way.y > 0 && way.y > abs(way.x)
  }

  private var height: CGFloat { max(presentation.presentedViewController.view.bounds.height, 1) }

  private func changed() {
    let way = max(0, recognizer.translation(in: nil).y)
    let motion = PresentationMotion.coverVertical
    switch recognizer.state {
    case .began, .changed:
      // A sheet that insists follows a finger only a little (MEM).
      let insists = presentation.presentedViewController.isModalInPresentation
      UIView.performWithoutAnimation { presentation.move(motion, to: 1 - (insists ? way * 0.2 : way) / height) }
    case .ended, .cancelled:
      let speed = recognizer.state == .ended ? recognizer.velocity(in: nil).y : 0
      let goes =
        recognizer.state == .ended && !presentation.presentedViewController.isModalInPresentation
        && (speed > 1000 || way + speed * 0.15 > height / 2)
      if goes, presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true {
        presentation.dismissByUser()
      } else {
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { presentation.move(motion, to: 1) }
      }
    default: break
    }
  }
}
