import Foundation

/// One finger on its way to the view that it came down on.
@MainActor
final class TouchDelivery {
  let touch: UITouch
  private let viewLink: ResponderLink
  var view: UIView? { viewLink.view }
  /// The time in which a scroll view may still take the finger.
  private var delay: ScheduledCall?
  /// The view knows of the finger.
  private(set) var isBegun = false
  /// The view hears no more of the finger.
  private(set) var isOver = false
  var isLifted = false

  init(touch: UITouch, view: UIView) {
    self.touch = touch
    viewLink = view.link
  }

  /// The view does not hear of the finger.
  func withhold() { close() }

  /// Holds the finger back for `seconds`.
  func hold(for seconds: Double, then action: @escaping () -> Void) {
    delay = UIKitEnvironment.current.timeline.schedule(after: seconds) { [weak self] in
      self?.delay = nil
      action()
    }
  }

  /// Tells the view what it is due to know.
  func advance(_ event: UIEvent) {
    if isOver { return }
    guard let view else { return close() }
    let recognizers = touch.gestureRecognizers ?? []
    if !isBegun {
      // Lifted before the delay was over: down and up come together (uikit-facts E.5).
      if isLifted { stopDelay() }
      if delay != nil || recognizers.contains(where: { $0.delaysTouchesBegan && $0.isUndecided }) { return }
      if let scrollView = view.enclosingScrollView, !scrollView.touchesShouldBegin([touch], with: event, in: view) {
        return close()
      }
      isBegun = true
      tell(.began, event)
    }
    guard isLifted, !isOver else { return }
    if recognizers.contains(where: { $0.delaysTouchesEnded && $0.isUndecided }) { return }
    close()
    tell(.ended, event)
  }

  func move(_ event: UIEvent) {
    if isBegun, !isOver { tell(.moved, event) }
  }

  /// The view loses the finger.
  func cancel(_ event: UIEvent) {
    if isOver { return }
    close()
    if isBegun { tell(.cancelled, event) }
  }

  private func close() {
    isOver = true
    stopDelay()
  }

  private func stopDelay() {
    delay?.cancel()
    delay = nil
  }

  private func tell(_ phase: UITouch.Phase, _ event: UIEvent) {
    guard let view else { return }
    // A view that is told late sees the phase that it is told of.
    let actual = touch.phase
    touch.phase = phase
    switch phase {
    case .began: view.touchesBegan([touch], with: event)
    case .moved, .stationary: view.touchesMoved([touch], with: event)
    case .ended: view.touchesEnded([touch], with: event)
    case .cancelled: view.touchesCancelled([touch], with: event)
    }
    touch.phase = actual
  }
}

extension UIView {
  /// The nearest scroll view around this view.
  var enclosingScrollView: UIScrollView? {
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.superview
    }
    return nil
  }
}
