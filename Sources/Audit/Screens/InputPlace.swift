import Foundation
import Simulator
import UIKit

/// A text input of a screen, and how to get at it: a view that is always there, or a row of a table, whose cell exists
/// only while it is in sight.
@MainActor
struct InputPlace {
  /// An input in a row.
  @MainActor
  struct Row {
    let table: UITableView
    let path: IndexPath
    /// Its place among the inputs of the row.
    let ordinal: Int

    var cell: UITableViewCell? { table.cellForRow(at: path) }

    func input(in window: UIWindow) -> UIView? {
      guard let cell else { return nil }
      let inputs = TextInput.all(in: window).filter { $0.view.isDescendant(of: cell) }
      return inputs.indices.contains(ordinal) ? inputs[ordinal].view : nil
    }
  }

  /// The view; for a row what stood in it when the screen was looked through.
  let found: UIView
  /// Nil for an input that is in no table.
  let row: Row?
  /// On the screen at rest, points.
  let frame: CGRect
  let names: InputNames

  /// The row of a table that a view stands in.
  static func row(of view: UIView) -> (table: UITableView, cell: UITableViewCell, path: IndexPath)? {
    var current = view.superview
    while let ancestor = current {
      if let cell = ancestor as? UITableViewCell {
        var holder = cell.superview
        while let outer = holder, !(outer is UITableView) { holder = outer.superview }
        guard let table = holder as? UITableView, let path = table.indexPath(for: cell) else { return nil }
        return (table, cell, path)
      }
      current = ancestor.superview
    }
    return nil
  }

  /// The view of it that is there now; nil while its row is out of sight.
  func view(in window: UIWindow) -> UIView? { row.map { $0.input(in: window) } ?? found }
}
