import Foundation

/// Rows that are deleted and inserted by the user.
extension UITableView {
  func editingStyle(ofRow path: IndexPath) -> UITableViewCell.EditingStyle {
    guard isEditing, let dataSource, dataSource.tableView(self, canEditRowAt: path) else { return .none }
    return rows.delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  func editingChanged(animated: Bool) {
    hideConfirmation(except: nil)
    for row in rows.shown {
      row.cell.editingStyle = editingStyle(ofRow: row.path)
      prepare(row.cell, at: row.path)
      row.cell.setEditing(isEditing, animated: animated)
    }
    if !allowsSelectionDuringEditing, isEditing {
      for path in rows.selection.sorted() { deselectRow(at: path, animated: false) }
    }
  }

  func editControlTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      if rows.confirming == path {
        hideConfirmation(except: nil)
      } else {
        hideConfirmation(except: nil)
        rows.confirming = path
        let title = rows.delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        cell.setDeleteConfirmation(true, title: title)
      }
    }
  }

  func deletionConfirmed(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    rows.confirming = nil
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
    // A data source that keeps the row gets it back as it was.
    if self.indexPath(for: cell) != nil { cell.setDeleteConfirmation(false, title: "") }
  }

  /// Takes the delete button of another row away; true when there was one.
  @discardableResult
  func hideConfirmation(except cell: UITableViewCell?) -> Bool {
    guard let path = rows.confirming else { return false }
    let confirming = rows.cell(at: path)
    if let cell, confirming === cell { return false }
    rows.confirming = nil
    confirming?.setDeleteConfirmation(false, title: "")
    return true
  }
}
