import UIKit

/// Navigation bars and toolbars.
@MainActor
enum BarRecipes {
  static let all: [ViewKind: ViewRecipe] = [
    .navigationBar: ViewRecipe(UINavigationBar.self) { BarBuilder(context: $2.context).apply($0, to: $1) },
    .toolbar: ViewRecipe(UIToolbar.self) { BarBuilder(context: $2.context).apply($0, to: $1) },
  ]
}
