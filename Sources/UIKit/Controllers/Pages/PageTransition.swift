/// One page taking another's place.
@MainActor
final class PageTransition {
  let to: UIViewController
  let direction: UIPageViewController.NavigationDirection
  /// A finger leads it; code asked for it otherwise.
  let isByFinger: Bool
  let completion: ((Bool) -> Void)?

  init(
    to: UIViewController, direction: UIPageViewController.NavigationDirection, isByFinger: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.to = to
    self.direction = direction
    self.isByFinger = isByFinger
    self.completion = completion
  }
}
