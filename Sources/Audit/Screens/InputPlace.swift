import Foundation
import Simulator
import UIKit

/// A text input of a screen, and how to get at it: a view that is always there, or a row of a table or an item of a
/// collection, whose cell exists only while it is in sight.
@MainActor
struct InputPlace {
  /// An input in a cell.
  @MainActor
  struct Cell {
    let list: CellList
    let path: IndexPath
    /// Its place among the inputs of the cell.
    let ordinal: Int

    /// Nil while it is out of sight.
    var view: UIView? { list.cell(at: path) }

    func input(in window: UIWindow) -> UIView? {
      guard let view else { return nil }
      let inputs = TextInput.all(in: window).filter { $0.view.isDescendant(of: view) }
      return inputs.indices.contains(ordinal) ? inputs[ordinal].view : nil
    }
  }

  /// The view; for a cell what stood in it when the screen was looked through.
  let found: UIView
  /// Nil for an input that is in no table or collection.
  let cell: Cell?
  /// On the screen at rest, points.
  let frame: CGRect
  let names: InputNames

  /// The row or item that a view stands in.
  static func cell(of view: UIView) -> (list: CellList, path: IndexPath)? {
    var current = view.superview
    while let ancestor = current {
      if ancestor is UITableViewCell || ancestor is UICollectionViewCell {
        var holder = ancestor.superview
        while let outer = holder, CellList(outer) == nil { holder = outer.superview }
        guard let list = holder.flatMap(CellList.init), let path = path(of: ancestor, in: list) else { return nil }
        return (list, path)
      }
      current = ancestor.superview
    }
    return nil
  }

  private static func path(of cell: UIView, in list: CellList) -> IndexPath? {
    switch list {
    case .table(let table): (cell as? UITableViewCell).flatMap(table.indexPath)
    case .collection(let collection): (cell as? UICollectionViewCell).flatMap(collection.indexPath)
    }
  }

  /// The view of it that is there now; nil while its cell is out of sight.
  func view(in window: UIWindow) -> UIView? { cell.map { $0.input(in: window) } ?? found }
}
