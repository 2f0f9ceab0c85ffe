import Foundation

extension UIScrollView {
  /// What asks for news when the content is pulled down (iOS 10 and later; before, a table controller's). It lies above
  /// the content.
  public var refreshControl: UIRefreshControl? {
    get { attachedRefreshControl }
    set {
      guard newValue !== attachedRefreshControl else { return }
      attachedRefreshControl?.removeFromSuperview()
      if let newValue { insertSubview(newValue, at: 0) }
    }
  }

  /// Makes room for the refresh control, in points. Without `movesContent` the content stays where it is.
  func setRefreshRoom(_ height: CGFloat, movesContent: Bool) {
    guard height != refreshRoom else { return }
    let way = height - refreshRoom
    refreshRoom = height
    keepsOffsetForInsets = !movesContent
    contentInset.top += way
    keepsOffsetForInsets = false
  }
}

extension UITableViewController {
  /// What asks for news when the table is pulled down: that of the table.
  public var refreshControl: UIRefreshControl? {
    get { (viewIfLoaded as? UITableView)?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }
}
