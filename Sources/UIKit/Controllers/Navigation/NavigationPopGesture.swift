import Foundation

/// A finger from the edge where the back button stands that leads back to the page below (iOS 7 and later).
@MainActor
final class NavigationPopGesture: NSObject, UIGestureRecognizerDelegate {
  /// Faster than this, in points a second, the direction decides, not the place (MEM).
  private static let flingSpeed: CGFloat = 300

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private unowned let navigation: UINavigationController
  private var transition: NavigationTransition?
  private var keyboardGoesAlong = false

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    followDirection()
    recognizer.delegate = self
    recognizer.addTarget { [weak self] _ in self?.changed() }
  }

  /// The edge is the right one where pages come from the left.
  func followDirection() {
    let edge: UIRectEdge = navigation.pageDirection < 0 ? .right : .left
    if recognizer.edges != edge { recognizer.edges = edge }
  }

  /// Not at the first screen, not on the way, and not where there is no back button: UIKit turns the gesture off then.
  /// Who puts a delegate of their own here decides that themselves, as on iOS.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard navigation.stack.count > 1 else { return false }
    // The way out of a nested controller begins at its first screen.
    if let nested = navigation.nested { return nested.stack.count == 1 && Self.leadsBack(in: nested) }
    return Self.leadsBack(in: navigation)
  }

  private static func leadsBack(in navigation: UINavigationController) -> Bool {
    guard let item = navigation.topViewController?.navigationItem else { return false }
    return !navigation.isNavigationBarHidden && !item.hidesBackButton
      && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
  }

  /// Scroll views wait until it is clear that the finger does not lead back.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
      && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
  }

  private func changed() {
    switch recognizer.state {
    case .began:
      begin()
      move()
    case .changed: move()
    case .ended: end(isComplete: shouldComplete)
    case .cancelled: end(isComplete: false)
    default: break
    }
  }

  private var width: CGFloat { max(navigation.pageContainer.bounds.width, 1) }
  private var direction: CGFloat { recognizer.edges == .right ? -1 : 1 }
  private var progress: CGFloat {
    min(max(recognizer.translation(in: nil).x * direction / width, 0), 1)
  }

  private var shouldComplete: Bool {
    let speed = recognizer.velocity(in: nil).x * direction
    return abs(speed) > Self.flingSpeed ? speed > 0 : progress > 0.5
  }

  private func begin() {
    let stack = navigation.stack
    guard stack.count > 1, navigation.transition == nil, let from = stack.last else { return }
    let to = stack[stack.count - 2]
    navigation.stack.removeLast()
    let focus = UIKitEnvironment.current.application.firstResponder as? UIView
    keyboardGoesAlong = focus.map { $0.isDescendant(of: from.view) } ?? false
    transition = navigation.makeTransition(
      from: from, to: to, stackBefore: stack, isPush: false, animated: true, keepsFocus: true
    ) { [weak navigation] in
      navigation?.pages.removeValue(forKey: ObjectIdentifier(from))?.removeFromSuperview()
      from.willMove(toParent: nil)
      from.removeFromParent()
      navigation?.didRemove([from])
    }
  }

  private func move() {
    guard let transition else { return }
    let progress = progress
    UIView.performWithoutAnimation { transition.move(to: progress) }
    if keyboardGoesAlong {
      UIKitEnvironment.current.textInputPresenter?.screenDidMove(by: progress * transition.distance)
    }
  }

  private func end(isComplete: Bool) {
    guard let transition else { return }
    self.transition = nil
    transition.willComplete = isComplete
    let rest = isComplete ? 1 - progress : progress
    // The rest of the way takes its share of the time, at least a little (MEM).
    let duration = max(0.1, 0.35 * Double(rest))
    let environment = UIKitEnvironment.current
    if keyboardGoesAlong, isComplete {
      environment.screenTransition = ScreenTransition(dx: transition.distance, duration: duration, curve: .easeOut)
      let focus = environment.application.firstResponder
      if let focus, !focus.resignFirstResponder() { environment.application.dropFocus(of: focus) }
      environment.screenTransition = nil
    }
    UIView.animate(duration: duration, curve: .easeOut) {
      transition.move(to: isComplete ? 1 : 0)
      if keyboardGoesAlong, !isComplete { environment.textInputPresenter?.screenDidMove(by: 0) }
    } completion: { _ in
      transition.end(isComplete: isComplete)
    }
  }
}
