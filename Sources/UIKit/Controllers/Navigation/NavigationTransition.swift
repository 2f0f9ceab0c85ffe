import Foundation

/// One page of a navigation controller taking the place of another: a push, a pop, or a finger that leads a pop.
@MainActor
final class NavigationTransition {
  /// The page further down in the stack, and the one over it.
  let lower: NavigationPageView
  let upper: NavigationPageView
  let isPush: Bool
  /// How the bars go along.
  var bar: NavigationBarTransition?
  /// Views that come in with the new page, or go with the old one, sideways.
  var coming: [UIView] = []
  var leaving: [UIView] = []
  /// The bar's height before and after, in points.
  var barHeights: (before: CGFloat, after: CGFloat) = (0, 0)
  /// Places the bar at a height.
  var placeBar: (@MainActor (CGFloat) -> Void)?
  /// Called at the end, once.
  var ended: (@MainActor (_ isComplete: Bool) -> Void)?
  /// Where it is going to end; a finger that leads it may yet let it go back.
  var willComplete = true

  private let width: CGFloat
  /// 1 where pages come from the right, -1 where they come from the left.
  private let direction: CGFloat

  init(
    lower: NavigationPageView, upper: NavigationPageView, isPush: Bool, width: CGFloat, direction: CGFloat
  ) {
    self.lower = lower
    self.upper = upper
    self.isPush = isPush
    self.width = width
    self.direction = direction
  }

  var from: UIViewController { isPush ? lower.controller : upper.controller }
  var to: UIViewController { isPush ? upper.controller : lower.controller }

  /// How far the old page goes to the right, in points.
  var distance: CGFloat { (isPush ? -width : width) * direction }

  /// From iOS 7 the lower page moves by 0.3 of the way and is darkened (MEM); before, both move alike.
  private static var lowerPart: CGFloat { UIKitEnvironment.current.traits.look == .classic ? 1 : 0.3 }
  private static let shade: CGFloat = 0.1

  /// Places everything; `progress` from 0, as it was, to 1, as it will be.
  func move(to progress: CGFloat) {
    let way = isPush ? progress : 1 - progress
    let part = Self.lowerPart
    lower.transform = CGAffineTransform(translationX: -way * width * part * direction, y: 0)
    upper.transform = CGAffineTransform(translationX: (1 - way) * width * direction, y: 0)
    if part < 1 { lower.setShade(Self.shade * way) }
    for view in coming { view.transform = CGAffineTransform(translationX: -(1 - progress) * distance, y: 0) }
    for view in leaving { view.transform = CGAffineTransform(translationX: progress * distance, y: 0) }
    placeBar?(barHeights.before + (barHeights.after - barHeights.before) * progress)
    bar?.move(to: progress)
  }

  /// Ends it now, the way in which it would.
  func endEarly() { end(isComplete: willComplete) }

  func end(isComplete: Bool) {
    guard let ended else { return }
    self.ended = nil
    UIView.performWithoutAnimation {
      move(to: isComplete ? 1 : 0)
      bar?.end(isComplete: isComplete)
      for view in coming + leaving { view.transform = .identity }
      lower.comeToRest()
      upper.comeToRest()
    }
    ended(isComplete)
  }
}
