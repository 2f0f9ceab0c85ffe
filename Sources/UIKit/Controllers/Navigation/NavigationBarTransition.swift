import Foundation

/// One navigation item taking the place of another.
@MainActor
final class NavigationBarTransition {
  let lower: NavigationBarContentView
  let upper: NavigationBarContentView
  private let isPush: Bool
  private let travel: NavigationBarMotion.Travel
  private var ended: (@MainActor (_ isComplete: Bool) -> Void)?

  init(
    lower: NavigationBarContentView, upper: NavigationBarContentView, isPush: Bool,
    ended: @escaping @MainActor (_ isComplete: Bool) -> Void
  ) {
    self.lower = lower
    self.upper = upper
    self.isPush = isPush
    self.ended = ended
    travel = NavigationBarMotion.Travel(
      width: upper.bounds.width, backToTitle: lower.titleStart - upper.backWordsStart)
  }

  /// Places the parts; `progress` from 0, as it was, to 1, as it will be.
  func move(to progress: CGFloat) {
    let way = isPush ? progress : 1 - progress
    lower.move(isUpper: false, way: way, travel: travel)
    upper.move(isUpper: true, way: way, travel: travel)
  }

  /// The end: the new item shows, or the old one again.
  func end(isComplete: Bool) {
    guard let ended else { return }
    self.ended = nil
    UIView.performWithoutAnimation { move(to: isComplete ? 1 : 0) }
    ended(isComplete)
  }
}
