import Foundation
import UIKit

/// A table or a collection: a scroll view that has cells only for what is in sight.
@MainActor
package enum CellList {
  case table(UITableView)
  case collection(UICollectionView)

  /// Nil for another view.
  package init?(_ view: UIView) {
    if let table = view as? UITableView {
      self = .table(table)
    } else if let collection = view as? UICollectionView {
      self = .collection(collection)
    } else {
      return nil
    }
  }

  package var scrollView: UIScrollView {
    switch self {
    case .table(let table): table
    case .collection(let collection): collection
    }
  }

  /// The cell of a row or item; nil while it is out of sight.
  package func cell(at path: IndexPath) -> UIView? {
    switch self {
    case .table(let table): table.cellForRow(at: path)
    case .collection(let collection): collection.cellForItem(at: path)
    }
  }

  /// Where a row or item lies on the screen, in sight or not.
  package func screenFrame(at path: IndexPath) -> CGRect {
    switch self {
    case .table(let table): table.rectOnScreen(table.rectForRow(at: path))
    case .collection(let collection):
      collection.layoutAttributesForItem(at: path).map { collection.rectOnScreen($0.frame) } ?? .null
    }
  }

  /// What it has too many of to be looked through.
  package var parts: String {
    switch self {
    case .table: "rows"
    case .collection: "items"
    }
  }

  /// Where it goes on: to the side for a collection whose content is no higher than what can be seen of it.
  package var axis: ScrollAxis {
    guard case .collection(let collection) = self else { return .vertical }
    return collection.contentSize.height <= page(.vertical) && collection.contentSize.width > page(.horizontal)
      ? .horizontal : .vertical
  }

  /// How much of it is in sight at once.
  func page(_ axis: ScrollAxis) -> CGFloat {
    let inset = scrollView.adjustedContentInset
    return scrollView.bounds.size[axis] - inset.start(axis) - inset.end(axis)
  }
}
