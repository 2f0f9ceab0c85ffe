import UIKit

/// How views of one kind are made from a file: their class, and what the file says about them.
@MainActor
struct ViewRecipe {
  let plainClass: UIView.Type
  /// Whether the class does what Apple's does, and its frames are worth comparing.
  let isBuilt: Bool
  /// Brings to a view of the class, or of a subclass, what the file says beyond what all views have.
  let apply: @MainActor (ViewNode, UIView, ViewBuilder) -> Void

  init<View: UIView>(
    _ plainClass: View.Type, isBuilt: Bool = true,
    apply: @escaping @MainActor (ViewNode, View, ViewBuilder) -> Void = { _, _, _ in }
  ) {
    self.plainClass = plainClass
    self.isBuilt = isBuilt
    self.apply = { node, view, builder in
      if let view = view as? View { apply(node, view, builder) }
    }
  }
}

/// The recipes by the kind of view. A family of views adds its rows here, from a file of its own.
@MainActor
enum ViewRecipes {
  static let all: [ViewKind: ViewRecipe] = [
    basic, ControlRecipes.all, BarRecipes.all, TableRecipes.all, DisplayRecipes.all, PlaceholderRecipes.all,
  ].reduce(into: [:]) { all, family in all.merge(family) { _, later in later } }

  private static let basic: [ViewKind: ViewRecipe] = [
    .view: ViewRecipe(UIView.self),
    .control: ViewRecipe(UIControl.self),
    .containerView: ViewRecipe(UIView.self),
    .label: ViewRecipe(UILabel.self) { $2.apply($0, to: $1) },
    .textField: ViewRecipe(UITextField.self) { $2.apply($0, to: $1) },
    .textView: ViewRecipe(UITextView.self) { node, view, builder in
      builder.applyScrolling(node, to: view)
      builder.apply(node, to: view)
    },
    .button: ViewRecipe(UIButton.self) { ButtonBuilder(context: $2.context).apply($0, to: $1) },
    .imageView: ViewRecipe(UIImageView.self) { $2.apply($0, to: $1) },
    .scrollView: ViewRecipe(UIScrollView.self) { $2.applyScrolling($0, to: $1) },
    .stackView: ViewRecipe(UIStackView.self) { node, view, _ in AutoLayoutAttributes.apply(node, to: view) },
  ]
}
