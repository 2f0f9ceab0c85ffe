import Foundation

/// How reports call items and numbers.
@MainActor
enum LayoutNames {
  static func name(of item: AnyObject?) -> String {
    if let guide = item as? UILayoutGuide {
      let own = guide.interfaceBuilderIdentifier ?? (guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier)
      return guide.owningView.map { name(of: $0) + "." + own } ?? own
    }
    guard let view = item as? UIView else { return "nil" }
    let type = String(describing: Swift.type(of: view))
    let own = view.outletName ?? view.accessibilityIdentifier ?? view.interfaceBuilderIdentifier
    return own.map { "\(type):\($0)" } ?? type
  }

  static func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }
}
