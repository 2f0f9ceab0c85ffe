import Foundation

/// A search bar at the lower end of a navigation bar.
extension UINavigationBar {
  func showSearchBar(_ bar: UISearchBar?) {
    guard bar !== shownSearchBar || bar?.superview !== searchArea else { return }
    shownSearchBar?.removeFromSuperview()
    shownSearchBar = bar
    guard let bar else {
      searchArea?.removeFromSuperview()
      searchArea = nil
      return setNeedsLayout()
    }
    let area = searchArea ?? UIView(frame: .zero)
    searchArea = area
    area.clipsToBounds = true
    if area.superview !== self { addSubview(area) }
    bar.isInNavigationBar = true
    bar.autoresizingMask = []
    area.addSubview(bar)
    setNeedsLayout()
  }

  /// The row with title and buttons makes room for a search, or comes back.
  func setRowHidden(_ isHidden: Bool) {
    guard isHidden != rowIsHidden else { return }
    rowIsHidden = isHidden
    content?.alpha = isHidden ? 0 : 1
    content?.isUserInteractionEnabled = !isHidden
  }

  func placeSearchArea() {
    guard let searchArea, let shownSearchBar else { return }
    // In front of the row, whose view is as large as the bar.
    if subviews.last !== searchArea { bringSubviewToFront(searchArea) }
    let full = UINavigationController.searchBarHeight
    let visible = min(full, max(0, visibleSearchHeight))
    searchArea.frame = CGRect(x: 0, y: bounds.height - visible, width: bounds.width, height: visible)
    // It goes up behind the row.
    shownSearchBar.frame = CGRect(x: 0, y: visible - full, width: bounds.width, height: full)
    shownSearchBar.alpha = max(0, 1 - 2 * (full - visible) / full)
  }
}
