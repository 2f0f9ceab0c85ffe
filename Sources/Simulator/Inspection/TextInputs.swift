import Foundation
import UIKit

/// A text input on the screen and the names that it can be asked for by.
@MainActor
package struct TextInput {
  package var view: UIView
  /// Its place from the top, counted from 1.
  package var number: Int

  package init(view: UIView, number: Int) {
    self.view = view
    self.number = number
  }

  /// All text inputs of the app's windows that are not hidden, from the top.
  package static func all(in window: UIWindow) -> [TextInput] {
    Outlets.nameViews(in: window)
    return window.subtree.filter { $0 is any UITextInput && !isHidden($0) && ($0 as? UITextView)?.isEditable != false }
      .sorted { a, b in
        let (p, q) = (a.screenFrame, b.screenFrame)
        return (p.minY, p.minX) < (q.minY, q.minX)
      }
      .enumerated().map { TextInput(view: $1, number: $0 + 1) }
  }

  private static func isHidden(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let ancestor = current {
      if ancestor.isHidden || ancestor.alpha < 0.01 { return true }
      current = ancestor.superview
    }
    return false
  }

  /// The input that `name` means: an outlet, an Interface Builder id, an accessibility identifier or label, a
  /// placeholder, or #n.
  package static func named(_ name: String, in window: UIWindow) -> TextInput? {
    let inputs = all(in: window)
    if name.hasPrefix("#"), let number = Int(name.dropFirst()) { return inputs.first { $0.number == number } }
    return inputs.first { $0.owner.outletName == name } ?? inputs.first { $0.owner.interfaceBuilderIdentifier == name }
      ?? inputs.first { $0.owner.accessibilityIdentifier == name } ?? inputs.first {
        $0.owner.accessibilityLabel == name
      }
      ?? inputs.first { $0.placeholder == name }
  }

  /// Whether a view is a text input of that name.
  static func isInput(_ view: UIView, named name: String) -> Bool {
    guard view is any UITextInput else { return false }
    let input = TextInput(view: view, number: 0)
    let owner = input.owner
    return [
      owner.outletName, owner.interfaceBuilderIdentifier, owner.accessibilityIdentifier, owner.accessibilityLabel,
      input.placeholder,
    ].contains(name)
  }

  /// The view that has the names: of a search bar's field, the bar.
  package var owner: UIView { view is UISearchTextField ? view.superview as? UISearchBar ?? view : view }

  package var placeholder: String? { (view as? UITextField)?.placeholder }

  /// The shortest name that finds it.
  package var displayName: String {
    owner.outletName ?? owner.accessibilityIdentifier ?? placeholder ?? owner.interfaceBuilderIdentifier ?? "#\(number)"
  }
}
