import Foundation

/// Makes a table's cells and keeps those that no row needs now.
@MainActor
final class TableCellPool {
  var makers: [String: () -> UITableViewCell] = [:]
  var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]

  /// Keeps a cell that shows no row. It stays in the table, hidden: to leave the tree and come back costs more than
  /// all else when it has constraints.
  func keep(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
    cell.isHidden = true
    cells[identifier, default: []].append(cell)
  }

  func takeCell(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }

  func keep(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return view.removeFromSuperview() }
    view.isHidden = true
    headers[identifier, default: []].append(view)
  }

  func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? { headers[identifier]?.popLast() }

  /// How many cells wait.
  var count: Int { cells.values.reduce(0) { $0 + $1.count } }
}
