import Foundation

/// What a table knows of its rows now.
@MainActor
final class TableRows {
  /// A row that has a cell.
  struct Shown {
    var path: IndexPath
    var cell: UITableViewCell
  }

  weak var delegate: (any UITableViewDelegate)?
  /// False when the data source is to be asked again.
  var isCurrent = false
  var wasAnsweredByDefault = false
  var geometry = TableGeometry()
  /// The rows that have cells, in order.
  var shown: [Shown] = []
  /// A row that scrolled out of sight while something in it has the focus.
  var focused: Shown?
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  let pool = TableCellPool()
  var selection: Set<IndexPath> = []
  var highlighted: IndexPath?
  var separatorColor: UIColor?
  var separatorInset: UIEdgeInsets?
  /// The lines below the last row.
  var emptyRows: TableEmptyRowsView?
  /// The delegate or data source decides by itself, per section or row.
  var asksForHeaderViews = false
  var asksForFooterViews = false
  var usesEstimates = false
  /// What `beginUpdates` collects.
  var updates: TableUpdates?
  var updateDepth = 0
  /// The row whose delete button shows.
  var confirming: IndexPath?
  var isShowing = false

  /// The place of a row among those that have cells; the place where it would stand when it has none.
  func place(of path: IndexPath) -> (index: Int, isThere: Bool) {
    var low = 0
    var high = shown.count
    while low < high {
      let middle = (low + high) / 2
      if shown[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return (low, low < shown.count && shown[low].path == path)
  }

  func cell(at path: IndexPath) -> UITableViewCell? {
    let place = place(of: path)
    if place.isThere { return shown[place.index].cell }
    return focused?.path == path ? focused?.cell : nil
  }
}
