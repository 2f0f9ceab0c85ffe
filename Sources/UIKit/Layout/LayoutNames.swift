import Foundation

/// How reports call items and numbers.
@MainActor
enum LayoutNames {
  /// The class with the name by which its author knows an item; `isWhole` with the line of its file too.
  static func name(of item: AnyObject?, isWhole: Bool = false) -> String {
    if let guide = item as? UILayoutGuide {
      let own = guide.interfaceBuilderIdentifier ?? (guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier)
      return guide.owningView.map { name(of: $0) + "." + own } ?? own
    }
    guard let view = item as? UIView else { return "nil" }
    let type = String(describing: Swift.type(of: view))
    let note = view.interfaceBuilderIdentifier.flatMap { UIKitEnvironment.current.sourceNote?($0) }
    let own = view.outletName ?? view.accessibilityIdentifier ?? note?.label ?? view.interfaceBuilderIdentifier
    var words = own.map { "\(type):\($0)" } ?? type
    if isWhole {
      if let id = view.interfaceBuilderIdentifier, id != own { words += " [\(id)]" }
      if let note { words += " (line \(note.line))" }
    }
    return words
  }

  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
