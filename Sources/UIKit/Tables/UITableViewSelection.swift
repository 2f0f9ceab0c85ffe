import Foundation

/// Selected rows, and the finger on a row.
extension UITableView {
  /// The first selected row; nil when none is.
  public var indexPathForSelectedRow: IndexPath? { rows.selection.min() }

  /// The selected rows, from the top; nil when none is.
  public var indexPathsForSelectedRows: [IndexPath]? { rows.selection.isEmpty ? nil : rows.selection.sorted() }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }
  private var allowsAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Selects a row, without a word to the delegate; nil deselects all.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for path in rows.selection.sorted() { mark(path, isSelected: false, animated: animated) }
      return
    }
    guard rows.geometry.contains(indexPath) else { return }
    if !allowsSeveral {
      for path in rows.selection.sorted() where path != indexPath { mark(path, isSelected: false, animated: animated) }
    }
    mark(indexPath, isSelected: true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row, without a word to the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, isSelected: false, animated: animated)
  }

  private func mark(_ path: IndexPath, isSelected: Bool, animated: Bool) {
    if isSelected { rows.selection.insert(path) } else { rows.selection.remove(path) }
    rows.cell(at: path)?.setSelected(isSelected, animated: animated)
  }

  // MARK: The finger

  func fingerDidLand(on cell: UITableViewCell) {
    if hideConfirmation(except: cell) { return }
    guard allowsAny, let path = indexPath(for: cell),
      rows.delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    rows.highlighted = path
    cell.setHighlighted(true, animated: false)
    rows.delegate?.tableView(self, didHighlightRowAt: path)
  }

  func fingerDidLeave(_ cell: UITableViewCell) {
    guard let path = rows.highlighted, path == indexPath(for: cell) else { return }
    unhighlight(path)
  }

  private func unhighlight(_ path: IndexPath) {
    rows.highlighted = nil
    rows.cell(at: path)?.setHighlighted(false, animated: false)
    rows.delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  func fingerDidTap(_ cell: UITableViewCell) {
    guard let path = rows.highlighted, path == indexPath(for: cell) else { return }
    // The ground does not blink between the highlight and the selection.
    rows.highlighted = nil
    choose(path, cell)
    cell.setHighlighted(false, animated: false)
    rows.delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// What the user does, with the delegate's leave.
  private func choose(_ path: IndexPath, _ cell: UITableViewCell) {
    if allowsSeveral, rows.selection.contains(path) {
      guard let path = rows.delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
      mark(path, isSelected: false, animated: false)
      rows.delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let path = rows.delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path,
      rows.geometry.contains(path)
    else { return }
    if !allowsSeveral {
      for old in rows.selection.sorted() where old != path {
        guard let old = rows.delegate.map({ $0.tableView(self, willDeselectRowAt: old) }) ?? old else { continue }
        mark(old, isSelected: false, animated: false)
        rows.delegate?.tableView(self, didDeselectRowAt: old)
      }
    }
    mark(path, isSelected: true, animated: false)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    if let cell = rows.cell(at: path) { cell.selectionAction?(cell) }
    rows.delegate?.tableView(self, didSelectRowAt: path)
  }

  func accessoryTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.accessoryAction?(cell)
    rows.delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
