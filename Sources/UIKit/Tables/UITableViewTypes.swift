import Foundation

extension UITableView {
  /// How a table looks as a whole.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge; headers float.
    case plain
    /// Sections stand apart.
    case grouped
    /// Sections stand apart, with round corners and room at the sides (iOS 13 and later).
    case insetGrouped
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is.
    case none
    /// To the top.
    case top
    /// To the middle.
    case middle
    /// To the bottom.
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// Fading.
    case fade
    /// From or to the right.
    case right
    /// From or to the left.
    case left
    /// From or to the top.
    case top
    /// From or to the bottom.
    case bottom
    /// At once.
    case none
    /// From the middle.
    case middle
    /// As the table thinks best.
    case automatic = 100
  }

  /// What a separator's inset is counted from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's edges.
    case fromCellEdges
    /// The table's own inset.
    case fromAutomaticInsets
  }

  /// A height that the table finds out by itself.
  public nonisolated static var automaticDimension: CGFloat { -1 }

  /// Posted when another row is selected.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}
