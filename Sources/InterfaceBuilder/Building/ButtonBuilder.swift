import Foundation
import UIKit

/// Brings what a file says of a button to it.
@MainActor
struct ButtonBuilder {
  let context: BuildingContext

  func apply(_ node: ViewNode, to button: UIButton) {
    button.setButtonType(type(node.buttonType))
    // A file's button without a font has 15 points (looks-and-formats G.5).
    button.titleLabel?.font = context.font(node.font) ?? .systemFont(ofSize: 15)
    if let mode = node.lineBreakMode { button.titleLabel?.lineBreakMode = ViewBuilder.lineBreakMode(mode) }
    if let offset = node.titleShadowOffset { button.titleLabel?.shadowOffset = offset }
    if let insets = node.contentEdgeInsets { button.contentEdgeInsets = ViewBuilder.insets(insets) }
    if let insets = node.titleEdgeInsets { button.titleEdgeInsets = ViewBuilder.insets(insets) }
    if let insets = node.imageEdgeInsets { button.imageEdgeInsets = ViewBuilder.insets(insets) }
    button.adjustsImageWhenHighlighted = node.adjustsImageWhenHighlighted
    button.adjustsImageWhenDisabled = node.adjustsImageWhenDisabled
    for state in node.buttonStates { apply(state, of: node, to: button) }
    if let configuration = node.buttonConfiguration { apply(configuration, of: node, to: button) }
  }

  private func type(_ type: ButtonType) -> UIButton.ButtonType {
    switch type {
    case .system, .roundedRect, .plain: return .system
    case .close: return .close
    case .detailDisclosure: return .detailDisclosure
    case .infoLight: return .infoLight
    case .infoDark: return .infoDark
    case .contactAdd: return .contactAdd
    case .custom: return .custom
    }
  }

  private func apply(_ state: ButtonStateNode, of node: ViewNode, to button: UIButton) {
    let target: UIControl.State
    switch state.state {
    case .normal: target = .normal
    case .highlighted: target = .highlighted
    case .disabled: target = .disabled
    case .selected: target = .selected
    case .focused, nil: return
    }
    let property = "\(state.state?.rawValue ?? "normal")Title"
    button.setTitle(context.text(state.title, of: node, property: property), for: target)
    if let title = state.attributedTitle {
      button.setAttributedTitle(AttributedTextBuilder(context: context).build(title), for: target)
    }
    if let color = context.color(state.titleColor) { button.setTitleColor(color, for: target) }
    if let color = context.color(state.titleShadowColor) { button.setTitleShadowColor(color, for: target) }
    let size = button.titleLabel?.font.pointSize
    if let image = context.picture(
      state.imageName, isSystem: state.isSystemImage, pointSize: size, at: state.element)
    {
      button.setImage(image, for: target)
    }
    if let image = context.picture(state.backgroundImageName, at: state.element) {
      button.setBackgroundImage(image, for: target)
    }
  }

  private func apply(_ node: ButtonConfigurationNode, of button: ViewNode, to view: UIButton) {
    let style = node.style ?? "plain"
    var configuration: UIButton.Configuration
    if let known = UIButton.Configuration(named: style) {
      configuration = known
    } else {
      context.warn("the button style '\(style)' is not known; a plain one stands in its place", at: node.element)
      configuration = .plain()
    }
    let texts = AttributedTextBuilder(context: context)
    configuration.title = context.text(node.title, of: button, property: "configuration.title")
    configuration.subtitle = context.text(node.subtitle, of: button, property: "configuration.subtitle")
    configuration.attributedTitleText = node.attributedTitle.map(texts.build)
    configuration.attributedSubtitleText = node.attributedSubtitle.map(texts.build)
    configuration.titleFont = context.font(node.titleFont)
    configuration.subtitleFont = context.font(node.subtitleFont)
    configuration.imagePadding = node.imagePadding
    if let padding = node.titlePadding { configuration.titlePadding = padding }
    switch node.imagePlacement {
    case "trailing": configuration.imagePlacement = .trailing
    case "top": configuration.imagePlacement = .top
    case "bottom": configuration.imagePlacement = .bottom
    default: break
    }
    switch node.titleAlignment {
    case "leading": configuration.titleAlignment = .leading
    case "center": configuration.titleAlignment = .center
    case "trailing": configuration.titleAlignment = .trailing
    default: break
    }
    switch node.cornerStyle {
    case "fixed": configuration.cornerStyle = .fixed
    case "small": configuration.cornerStyle = .small
    case "medium": configuration.cornerStyle = .medium
    case "large": configuration.cornerStyle = .large
    case "capsule": configuration.cornerStyle = .capsule
    default: break
    }
    switch node.buttonSize {
    case "mini": configuration.buttonSize = .mini
    case "small": configuration.buttonSize = .small
    case "large": configuration.buttonSize = .large
    default: break
    }
    configuration.baseForegroundColor = context.color(node.baseForegroundColor)
    configuration.baseBackgroundColor = context.color(node.baseBackgroundColor)
    if let insets = node.contentInsets {
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    if let background = node.background {
      apply(background, to: &configuration.background)
    }
    configuration.image = context.picture(
      node.imageName, isSystem: node.isSystemImage, pointSize: configuration.titleFont?.pointSize, at: node.element)
    if node.showsActivityIndicator {
      context.warn("a button's activity indicator is not built; the button goes without it", at: node.element)
    }
    view.configuration = configuration
  }

  private func apply(_ element: DocumentElement, to background: inout UIBackgroundConfiguration) {
    if let radius = element.geometry("cornerRadius") { background.cornerRadius = radius }
    if let width = element.geometry("strokeWidth") { background.strokeWidth = width }
    if let outset = element.geometry("strokeOutset") { background.strokeOutset = outset }
    if let color = context.color(element.color("backgroundColor")) { background.backgroundColor = color }
    if let color = context.color(element.color("strokeColor")) { background.strokeColor = color }
    if let insets = element.insets("backgroundInsets") {
      background.backgroundInsets = NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
  }
}
