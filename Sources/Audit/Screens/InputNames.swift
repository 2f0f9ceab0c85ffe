import Simulator
import UIKit

/// What a text input is called, noted while it is on the screen.
@MainActor
struct InputNames {
  let outlet: String?
  let identifier: String?
  let placeholder: String?
  let label: String?
  /// Of the element in the file.
  let id: String?
  let type: String

  init(_ input: UIView) {
    placeholder = (input as? UITextField)?.placeholder.flatMap { $0.isEmpty ? nil : $0 }
    // A search bar's field goes by the names of the bar.
    let owner = TextInput(view: input, number: 0).owner
    outlet = owner.outletName
    identifier = owner.accessibilityIdentifier
    label = owner.accessibilityLabel
    id = owner.interfaceBuilderIdentifier
    type = String(describing: Swift.type(of: owner))
  }

  /// What people call it; nil where it has no name.
  var name: String? { [outlet, identifier, placeholder, label].compactMap { $0 }.first }
}
