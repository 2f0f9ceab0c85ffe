/// Finds what is searched.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The text changed, or the bar got the focus, or the search ended.
  func updateSearchResults(for searchController: UISearchController)
}
