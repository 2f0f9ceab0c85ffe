/// Gives a page view controller its pages.
@MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before one; nil for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nil for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many points the page indicator has; 0 for no indicator. Asked after `setViewControllers`, not after swipes.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which point is the current one. Asked after `setViewControllers`, not after swipes.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
