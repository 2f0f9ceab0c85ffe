import Foundation
import UIKit

/// Brings what a file says for Auto Layout to a view.
@MainActor
enum AutoLayoutAttributes {
  static func apply(_ node: ViewNode, to view: UIView, keepsPlaceholders: Bool) {
    // A fixed frame holds although the document is laid out by constraints.
    view.translatesAutoresizingMaskIntoConstraints =
      node.hasFixedFrame || node.translatesAutoresizingMaskIntoConstraints
    if let priority = node.horizontalHuggingPriority {
      view.setContentHuggingPriority(UILayoutPriority(rawValue: Float(priority)), for: .horizontal)
    }
    if let priority = node.verticalHuggingPriority {
      view.setContentHuggingPriority(UILayoutPriority(rawValue: Float(priority)), for: .vertical)
    }
    if let priority = node.horizontalCompressionResistancePriority {
      view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: Float(priority)), for: .horizontal)
    }
    if let priority = node.verticalCompressionResistancePriority {
      view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: Float(priority)), for: .vertical)
    }
    if let margins = node.layoutMargins {
      if margins.isDirectional {
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
      } else {
        view.layoutMargins = UIEdgeInsets(
          top: margins.top, left: margins.left, bottom: margins.bottom, right: margins.right)
      }
    }
    view.preservesSuperviewLayoutMargins = node.preservesSuperviewLayoutMargins
    view.insetsLayoutMarginsFromSafeArea = node.insetsLayoutMarginsFromSafeArea
    view.layoutMarginsFollowReadableWidth = node.layoutMarginsFollowReadableWidth
    if keepsPlaceholders {
      for (axis, length) in [
        (NSLayoutConstraint.Axis.horizontal, node.placeholderIntrinsicWidth),
        (.vertical, node.placeholderIntrinsicHeight),
      ] {
        if let length {
          view.setPlaceholderContentLength(length.isFinite ? length : UIView.noIntrinsicMetric, for: axis)
        }
      }
    }
    switch node.semanticContentAttribute {
    case "forceLeftToRight": view.semanticContentAttribute = .forceLeftToRight
    case "forceRightToLeft": view.semanticContentAttribute = .forceRightToLeft
    default: break
    }
    if let label = view as? UILabel, let width = node.preferredMaxLayoutWidth { label.preferredMaxLayoutWidth = width }
  }

  static func apply(_ node: ViewNode, to stack: UIStackView) {
    stack.axis = node.axis == .vertical ? .vertical : .horizontal
    stack.distribution = distribution(node.distribution)
    stack.alignment = alignment(node.alignment)
    stack.spacing = node.element["spacingType"] == "standard" ? 8 : node.spacing
    stack.isBaselineRelativeArrangement = node.isBaselineRelativeArrangement
    stack.isLayoutMarginsRelativeArrangement = node.layoutMargins != nil
  }

  static func distribution(_ distribution: StackDistribution) -> UIStackView.Distribution {
    switch distribution {
    case .fill: return .fill
    case .fillEqually: return .fillEqually
    case .fillProportionally: return .fillProportionally
    case .equalSpacing: return .equalSpacing
    case .equalCentering: return .equalCentering
    }
  }

  static func alignment(_ alignment: StackAlignment) -> UIStackView.Alignment {
    switch alignment.rawValue {
    case "leading": return .leading
    case "top": return .top
    case "firstBaseline": return .firstBaseline
    case "center": return .center
    case "trailing": return .trailing
    case "bottom": return .bottom
    case "lastBaseline": return .lastBaseline
    default: return .fill
    }
  }
}
