import Foundation

extension UITableView {
  /// Makes cells of a class under an identifier; nil to make none any more.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let type = cellClass as? UITableViewCell.Type else {
      rows.pool.makers[identifier] = nil
      return
    }
    rows.pool.makers[identifier] = {
      UITableViewCell.identifierOfNextCell = identifier
      defer { UITableViewCell.identifierOfNextCell = nil }
      return type.init()
    }
  }

  /// Makes headers and footers of a class under an identifier; nil to make none any more.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      rows.pool.headerMakers[identifier] = nil
      return
    }
    rows.pool.headerMakers[identifier] = {
      UITableViewHeaderFooterView.identifierOfNextView = identifier
      defer { UITableViewHeaderFooterView.identifierOfNextView = nil }
      return type.init()
    }
  }

  /// Makes cells of a file's prototype under an identifier.
  package func registerPrototype(_ identifier: String, _ make: @escaping () -> UITableViewCell) {
    rows.pool.makers[identifier] = make
  }

  /// A cell that shows no row, or a new one; nil when nothing is registered under the identifier.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = rows.pool.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let cell = rows.pool.makers[identifier]?() else { return nil }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A cell that shows no row, or a new one. Something has to be registered under the identifier; UIKit raises an
  /// exception otherwise, here a plain cell comes and the report says so.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) {
      giveSize(cell, at: indexPath)
      return cell
    }
    UIKitEnvironment.current.report(
      "no cell is registered under the identifier \(identifier); a plain one stands in its place")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that shows no section, or a new one; nil when nothing is registered under the identifier.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    if let view = rows.pool.takeHeader(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let view = rows.pool.headerMakers[identifier]?() else { return nil }
    view.reuseIdentifier = identifier
    return view
  }
}
