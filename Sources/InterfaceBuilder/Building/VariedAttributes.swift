import Foundation
import UIKit

/// Gives a view what its file says for the size classes of now, where that differs from one to another.
@MainActor
struct VariedAttributes {
  let context: BuildingContext

  /// Only what some variation names is touched, so that what an app has set stays.
  func apply(_ node: ViewNode, to view: UIView) {
    let variations = node.variations
    guard !variations.isEmpty else { return }
    let names = Set(variations.flatMap { $0.attributes.map(\.name) })
    for name in names { apply(name, node.varied(name, for: context.sizeClasses), to: view) }
    let keys = Set(variations.flatMap { $0.element.children.compactMap { $0["key"] } })
    for key in keys {
      guard let child = node.variedChild(key: key, for: context.sizeClasses) else { continue }
      switch child.name {
      case "fontDescription": apply(FontDescription(child), to: view)
      case "color": apply(ColorValue(child), key: key, to: view)
      default: break
      }
    }
  }

  private func apply(_ name: String, _ value: String?, to view: UIView) {
    let number = value.flatMap { DocumentNumber.geometry($0) }
    switch (name, view) {
    case ("hidden", _): view.isHidden = value == "YES"
    case ("alpha", _): view.alpha = min(max(number ?? 1, 0), 1)
    case ("axis", let stack as UIStackView): stack.axis = value == "vertical" ? .vertical : .horizontal
    case ("spacing", let stack as UIStackView): stack.spacing = number ?? 0
    case ("distribution", let stack as UIStackView):
      stack.distribution = AutoLayoutAttributes.distribution(value.flatMap(StackDistribution.init) ?? .fill)
    case ("alignment", let stack as UIStackView):
      stack.alignment = AutoLayoutAttributes.alignment(value.flatMap(StackAlignment.init) ?? .fill)
    case ("numberOfLines", let label as UILabel): label.numberOfLines = value.flatMap { Int($0) } ?? 1
    case ("image", let imageView as UIImageView):
      if let value { imageView.image = context.image(named: value) }
    default: break
    }
  }

  private func apply(_ description: FontDescription, to view: UIView) {
    guard let font = context.font(description) else { return }
    switch view {
    case let label as UILabel: label.font = font
    case let field as UITextField: field.font = font
    case let textView as UITextView: textView.font = font
    case let button as UIButton: button.titleLabel?.font = font
    default: break
    }
  }

  private func apply(_ value: ColorValue, key: String, to view: UIView) {
    guard let color = context.color(value) else { return }
    switch (key, view) {
    case ("backgroundColor", _): view.backgroundColor = color
    case ("tintColor", _): view.tintColor = color
    case ("textColor", let label as UILabel): label.textColor = color
    case ("textColor", let field as UITextField): field.textColor = color
    case ("textColor", let textView as UITextView): textView.textColor = color
    default: break
    }
  }
}
