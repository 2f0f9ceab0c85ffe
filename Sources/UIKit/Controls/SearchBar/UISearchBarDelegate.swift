import Foundation

/// Decides about a search bar's editing and is told about it. Everything has a default: what is asked is allowed.
@MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Whether the bar's field may take the focus.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has the focus, and the keyboard knows.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the field may give the focus up.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The field has the focus no longer.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed, also by the button that clears it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether the user may replace a part of the text; `range` counts UTF-16 units.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Return was pressed; the keyboard stays.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The cancel button was tapped; text and keyboard stay.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Another scope was chosen.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// True.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
