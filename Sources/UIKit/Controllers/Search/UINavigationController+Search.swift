import Foundation

/// A search bar below the row of a navigation bar (iOS 11 and later), and bars that make room for a search.
extension UINavigationController {
  /// What the search of an item takes of the bar.
  struct SearchPart: Equatable {
    /// In points.
    var height: CGFloat = 0
    /// Whether it goes first when the content is scrolled.
    var hides = false
  }

  /// The height of a search bar in a navigation bar, in points (MEM).
  static let searchBarHeight: CGFloat = 52

  func search(for controller: UIViewController?) -> UISearchController? {
    let traits = UIKitEnvironment.current.traits
    guard traits.majorVersion >= 11, traits.look == .modern else { return nil }
    return controller?.navigationItem.searchController
  }

  func searchPart(for controller: UIViewController?) -> SearchPart {
    guard let controller, let search = search(for: controller) else { return SearchPart() }
    let hides = controller.navigationItem.hidesSearchBarWhenScrolling && !search.isActive
    return SearchPart(height: Self.searchBarHeight, hides: hides)
  }

  /// Whether a controller's search has taken the bar's row away.
  func hidesRow(for controller: UIViewController?) -> Bool {
    guard let search = search(for: controller) else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// Whether a controller's search, whose bar stands elsewhere, has taken the whole bar away.
  func searchHidesBar(for controller: UIViewController?) -> Bool {
    controller != nil && controller === searchedWithoutBar
  }

  func searchBegan(_ search: UISearchController, hidesBar: Bool) {
    if hidesBar, self.search(for: topViewController) !== search { searchedWithoutBar = search.searched }
    navigationBar.isHidden = false
    setNeedsPlacing()
  }

  func searchEnded(_ search: UISearchController) {
    searchedWithoutBar = nil
    navigationBar.isHidden = false
    setNeedsPlacing()
  }

  /// Puts the search bar of a controller's item into the navigation bar, and takes that of another one out.
  func placeSearchBar(for controller: UIViewController?) {
    let search = search(for: controller)
    navigationBar.navigation = self
    navigationBar.showSearchBar(search?.searchBar)
    navigationBar.setRowHidden(hidesRow(for: controller))
    search?.surroundingsChanged()
  }
}
