import Foundation

/// The views of a cell, made when they are needed.
@MainActor
final class TableCellParts {
  var contentView: UIView = UITableViewCellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  let separator = UITableViewCellSeparatorView(frame: .zero)
  /// The line above the first row of a group.
  var topSeparator: UITableViewCellSeparatorView?
  var title: UILabel?
  var detail: UILabel?
  var image: UIImageView?
  var accessory: UITableViewCellAccessoryButton?
  /// The chevron beside a detail button.
  var chevron: UITableViewCellAccessoryButton?
  var selection: UITableViewCellSelectionView?
  var editControl: UITableViewCellEditControl?
  var deleteButton: UITableViewCellDeleteButton?
  var ownSeparatorInset: UIEdgeInsets?
  /// Whether the file gave the content view margins of its own.
  var keepsContentMargins = false
  /// The line below the cell, decided by the table.
  var separatorStyle = TableSeparator.none
  /// Whether there is a line above the cell.
  var hasTopSeparator = false
  var separatorColor = UIColor.clear
}

/// The line below a row.
enum TableSeparator {
  /// None.
  case none
  /// Set in as the table says.
  case inset
  /// From edge to edge.
  case full
}
