import UIKit

/// Tables, collections and what stands in them.
@MainActor
enum TableRecipes {
  static let all: [ViewKind: ViewRecipe] = [
    .tableView: ViewRecipe(UITableView.self) { node, view, builder in
      builder.applyScrolling(node, to: view)
      TableBuilder(builder).finish(view, node)
    },
    .tableViewCell: ViewRecipe(UITableViewCell.self) { TableCellBuilder($2).finish($1, $0) },
    .tableViewCellContentView: ViewRecipe(UIView.self),
    .collectionView: ViewRecipe(UICollectionView.self) { node, view, builder in
      builder.applyScrolling(node, to: view)
      CollectionBuilder(builder).finish(view, node)
    },
    .collectionViewCell: ViewRecipe(UICollectionViewCell.self) { CollectionBuilder($2).finish($1, $0) },
    .collectionReusableView: ViewRecipe(UICollectionReusableView.self) { CollectionBuilder($2).finish($1, $0) },
    .collectionViewCellContentView: ViewRecipe(UIView.self),
  ]
}
