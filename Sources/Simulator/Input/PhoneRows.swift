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
  /// is, else goes through the tables and collections on the screen, from the top, `CellWalk.pages` screenfuls of each.
  ///
  /// - Returns: whether it is there now; then it is where a finger can reach it, or nearly.
  package func findInRows(_ isWanted: (UIView) -> Bool) -> Bool {
    makeCurrent()
    collect()
    let lists = window.subtree.compactMap { CellList($0) }.filter {
      $0.scrollView.isScrollEnabled && visibility.fraction(of: $0.scrollView) > 0
    }
    var others: [CellList] = []
    for list in lists {
      guard case .table(let table) = list, table.staticSections != nil else {
        others.append(list)
        continue
      }
      guard let path = table.pathOfStaticRow(where: { $0.subtree.contains(where: isWanted) }) else { continue }
      let cell = reachCell(in: table) {
        list.screenFrame(at: path)
      } cell: {
        list.cell(at: path)
      }
      if cell?.subtree.contains(where: isWanted) == true { return true }
    }
    for list in others {
      rewind(list)
      var walk = CellWalk(list, on: self, by: .finger)
      repeat {
        // Cells that wait for another row are in the tree, hidden.
        let isThere = list.scrollView.subtree.contains { isWanted($0) && !ScenarioElement(view: $0).isHidden }
        if isThere { return true }
      } while walk.next()
    }
    return false
  }

  /// Flicks back to where a list begins: what is wanted may lie before what shows.
  private func rewind(_ list: CellList) {
    let view = list.scrollView
    let inset = view.adjustedContentInset
    for _ in 0..<CellWalk.pages {
      let before = view.contentOffset[list.axis] + inset.start(list.axis)
      guard before > 1, flick(view, list.axis, back: true) else { return }
    }
  }

  /// Drags a scroll view's content on by a screenful; false when it does not move.
  func turnPage(of scrollView: UIScrollView, _ axis: ScrollAxis) -> Bool {
    var frame = scrollView.presentedScreenFrame
    frame.origin[axis] += frame.size[axis]
    return drag(scrollView, towards: frame)
  }
}
