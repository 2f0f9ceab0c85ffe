/// Told when a search begins and ends.
///
/// When the last calls of each come, relative to the appearance calls and to the updater, is remembered (MEM): `did…` after
/// the animation and after the search's own view did appear or disappear.
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// The search is to be presented; the controller does so itself afterwards when nobody has.
  func presentSearchController(_ searchController: UISearchController)
  /// The search is about to show.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search shows.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to go.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has gone.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
