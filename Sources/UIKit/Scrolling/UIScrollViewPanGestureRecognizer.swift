import Foundation

/// The recogniser that drags a scroll view's content.
@MainActor
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  private var scrollViewLink: ResponderLink?
  /// Not always the recogniser's view: apps add it to others.
  var scrollView: UIScrollView? {
    get { (scrollViewLink?.view).map { unsafeDowncast($0, to: UIScrollView.self) } }
    set { scrollViewLink = newValue?.link }
  }
  /// The finger stopped moving content: the drag begins at once, so that no view takes the finger for a tap.
  private var isCatch = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, numberOfTouches == 1, let scrollView else { return }
    isCatch = scrollView.fingerDidLand()
    if isCatch { state = .began }
  }

  /// Only the way on axes that can be dragged counts, so that a scroll view inside of another leaves the other axis to
  /// it.
  override func slop(of travel: CGPoint) -> CGPoint? {
    guard let scrollView else { return nil }
    switch (scrollView.isDraggable(.horizontal), scrollView.isDraggable(.vertical)) {
    case (true, true): return super.slop(of: travel)
    case (true, false): return super.slop(of: CGPoint(x: travel.x, y: 0))
    case (false, true): return super.slop(of: CGPoint(x: 0, y: travel.y))
    case (false, false): return nil
    }
  }

  override func mayBegin() -> Bool {
    guard let scrollView else { return false }
    if isCatch { return true }
    let dispatcher = UIApplication.shared.touches
    for touch in touches where dispatcher.isDelivered(touch) {
      guard let view = touch.view, view !== scrollView else { continue }
      if !scrollView.canCancelContentTouches || !scrollView.touchesShouldCancel(in: view) { return false }
    }
    return true
  }

  override func stateDidChange() {
    guard let scrollView else { return }
    switch state {
    case .began: scrollView.dragDidBegin(self)
    case .changed: scrollView.dragDidMove(self)
    case .ended: scrollView.dragDidEnd(self, fingerVelocity: velocity(in: scrollView))
    case .cancelled: scrollView.dragDidEnd(self, fingerVelocity: .zero)
    case .failed: scrollView.fingerIsElsewhere()
    case .possible: break
    }
  }

  override func reset() {
    isCatch = false
    scrollView?.fingersHaveLeft()
  }
}
