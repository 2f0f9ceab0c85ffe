import Foundation
import UIKit

extension UITableView {
  /// The row of a file's table whose cell is such a one, in sight or not; nil for none.
  fileprivate func pathOfStaticRow(where isWanted: (UITableViewCell) -> Bool) -> IndexPath? {
    for (section, rows) in (staticSections ?? []).enumerated() {
      if let row = rows.cells.firstIndex(where: isWanted) { return IndexPath(row: row, section: section) }
    }
    return nil
  }
}

extension Phone {
  /// Looks for a view in rows that are out of sight, as a person would: flicks to its row where the file says which one it
  /// is, else goes through the tables and collections on the screen, from the top, `TableWalk.pages` screenfuls of each.
  ///
  /// - Returns: whether it is there now; then it is where a finger can reach it, or nearly.
  package func findInRows(_ isWanted: (UIView) -> Bool) -> Bool {
    makeCurrent()
    collect()
    let tables = window.subtree.compactMap { $0 as? UIScrollView }.filter {
      ($0 is UITableView || $0 is UICollectionView) && $0.isScrollEnabled && visibility.fraction(of: $0) > 0
    }
    for case let table as UITableView in tables {
      guard let path = table.pathOfStaticRow(where: { $0.subtree.contains(where: isWanted) }) else { continue }
      if let cell = reachRow(path, in: table), cell.subtree.contains(where: isWanted) { return true }
    }
    for table in tables where (table as? UITableView)?.staticSections == nil {
      // From the top: it may lie above as well.
      for _ in 0..<TableWalk.pages where table.contentOffset.y > -table.adjustedContentInset.top + 1 {
        guard flick(table, up: false) else { break }
      }
      var walk = TableWalk(table, on: self, by: .finger)
      repeat {
        // Cells that wait for another row are in the tree, hidden.
        if table.subtree.contains(where: { isWanted($0) && !ScenarioElement(view: $0).isHidden }) { return true }
      } while walk.next()
    }
    return false
  }

  /// Throws a scroll view's content up or down, and waits until it stands; false when it does not move.
  func flick(_ scrollView: UIScrollView, up: Bool) -> Bool {
    guard let area = fingerArea(of: scrollView) else { return false }
    let before = scrollView.contentOffset
    let way = min(area.height - 24, 400)
    let start = CGPoint(x: area.midX, y: up ? area.maxY - 6 : area.minY + 6)
    drag(from: start, to: CGPoint(x: start.x, y: up ? start.y - way : start.y + way), duration: 0.1)
    settle()
    return scrollView.contentOffset != before
  }

  /// Drags a scroll view's content up by so many screenfuls; false when it does not move.
  func drag(_ scrollView: UIScrollView, pages: CGFloat) -> Bool {
    let frame = scrollView.presentedScreenFrame
    return drag(scrollView, towards: frame.offsetBy(dx: 0, dy: frame.height * pages))
  }
}
