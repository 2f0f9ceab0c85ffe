import Foundation
import UIKit

/// Makes the views of a file, at the frames that the file records.
@MainActor
package struct ViewBuilder {
  let context: BuildingContext

  /// The view with all that is in it. Nodes are read without recursion limits of their own: the reader bounds the depth.
  func build(_ node: ViewNode) -> UIView {
    let view = make(node)
    view.interfaceBuilderIdentifier = node.id
    if let id = node.id { context.objects[id] = view }
    apply(node, to: view)
    VariedAttributes(context: context).apply(node, to: view)
    let excluded = node.excludedIdentifiers(from: "subviews", for: context.sizeClasses)
    for child in node.subviews {
      let subview = build(child)
      if let id = child.id, excluded.contains(id) {
        context.uninstalled.insert(id)
        continue
      }
      if child.frame.storage == .frameInset, let frame = child.frame.frame(in: view.bounds.size) {
        subview.frame = frame
      }
      if let stack = view as? UIStackView { stack.addArrangedSubview(subview) } else { view.addSubview(subview) }
    }
    RuntimeAttributesBuilder(context: context).apply(node, to: view)
    return view
  }

  private func make(_ node: ViewNode) -> UIView {
    let base = plainClass(of: node)
    if let name = node.customClass {
      let found: AnyClass? = context.classes.find(name, module: node.customModule)
      if let type = found as? UIView.Type, isSubclass(type, of: base),
        let view = type.init(coder: InterfaceBuilderCoder())
      {
        return view
      }
      let reason = found == nil ? "is not there" : "is not a \(base)"
      context.warn("the class \(name) \(reason); a plain \(base) stands in its place", at: node.element)
    }
    return base.init(coder: InterfaceBuilderCoder()) ?? UIView(frame: .zero)
  }

  private func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
    var current: AnyClass? = type
    while let candidate = current {
      if candidate == base { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  /// Whether views of this kind are built, and not a labelled box in their place.
  package static func isBuilt(_ node: ViewNode) -> Bool { node.kind.flatMap { ViewRecipes.all[$0] }?.isBuilt ?? false }

  private func plainClass(of node: ViewNode) -> UIView.Type {
    if let recipe = node.kind.flatMap({ ViewRecipes.all[$0] }) { return recipe.plainClass }
    context.warn("<\(node.element.name)> is not built yet; a labelled box stands in its place", at: node.element)
    return PlaceholderView.self
  }

  private func apply(_ node: ViewNode, to view: UIView) {
    if let frame = node.frame.rect { view.frame = frame }
    if context.document.usesAutoLayout { AutoLayoutAttributes.apply(node, to: view) }
    view.autoresizingMask = UIView.AutoresizingMask(rawValue: node.autoresizingMask?.rawValue ?? 0)
    view.autoresizesSubviews = node.autoresizesSubviews
    view.isHidden = node.isHidden
    view.alpha = node.alpha
    view.tag = node.tag
    view.isOpaque = node.isOpaque
    view.clipsToBounds = node.clipsToBounds
    view.isUserInteractionEnabled = node.isUserInteractionEnabled
    view.isMultipleTouchEnabled = node.isMultipleTouchEnabled
    view.contentMode = contentMode(node.contentMode)
    if let color = context.color(node.backgroundColor) { view.backgroundColor = color }
    if let color = context.color(node.tintColor) { view.tintColor = color }
    view.accessibilityIdentifier = node.accessibility?.identifier
    view.accessibilityLabel = node.accessibility?.label
    if let recipe = node.kind.flatMap({ ViewRecipes.all[$0] }) {
      recipe.apply(node, view, self)
    } else if let placeholder = view as? PlaceholderView {
      placeholder.name = node.customClass ?? node.element.name
    }
  }

  func image(_ name: String?, at node: ViewNode) -> UIImage? {
    guard let name else { return nil }
    if let image = context.image(named: name) { return image }
    context.warn("the picture '\(name)' is not there", at: node.element)
    return nil
  }

  private func contentMode(_ mode: ContentMode) -> UIView.ContentMode {
    switch mode {
    case .scaleToFill: return .scaleToFill
    case .scaleAspectFit: return .scaleAspectFit
    case .scaleAspectFill: return .scaleAspectFill
    case .redraw: return .redraw
    case .center: return .center
    case .top: return .top
    case .bottom: return .bottom
    case .left: return .left
    case .right: return .right
    case .topLeft: return .topLeft
    case .topRight: return .topRight
    case .bottomLeft: return .bottomLeft
    case .bottomRight: return .bottomRight
    }
  }

  /// Files of Xcode 7 and earlier leave the alignment out where it is left.
  static func alignment(_ alignment: TextAlignment?) -> NSTextAlignment {
    switch alignment {
    case .center: return .center
    case .right: return .right
    case .justified: return .justified
    case .natural: return .natural
    default: return .left
    }
  }

  private func lineBreakMode(_ mode: LineBreakMode?) -> NSLineBreakMode {
    switch mode {
    case .wordWrap: return .byWordWrapping
    case .characterWrap: return .byCharWrapping
    case .clip: return .byClipping
    case .headTruncation: return .byTruncatingHead
    case .middleTruncation: return .byTruncatingMiddle
    default: return .byTruncatingTail
    }
  }

  func apply(_ node: ViewNode, to label: UILabel) {
    label.text = context.text(node.text, of: node, property: "text")
    if let font = context.font(node.font) { label.font = font }
    label.adjustsFontForContentSizeCategory = node.adjustsFontForContentSizeCategory
    if let color = context.color(node.textColor) { label.textColor = color }
    label.highlightedTextColor = context.color(node.color("highlightedColor"))
    label.textAlignment = Self.alignment(node.textAlignment)
    label.lineBreakMode = lineBreakMode(node.lineBreakMode)
    label.numberOfLines = node.numberOfLines
    label.isEnabled = node.isEnabled
    label.isHighlighted = node.isHighlighted
    label.shadowColor = context.color(node.color("shadowColor"))
    if let offset = node.element.size("shadowOffset") { label.shadowOffset = offset }
    label.adjustsFontSizeToFitWidth = node.adjustsFontSizeToFit
    if let scale = node.minimumScaleFactor {
      label.minimumScaleFactor = scale
    } else if let size = node.minimumFontSize, label.font.pointSize > 0 {
      label.minimumScaleFactor = min(1, size / label.font.pointSize)
    }
    switch node.baselineAdjustment {
    case .alignBaselines: label.baselineAdjustment = .alignBaselines
    case .alignCenters: label.baselineAdjustment = .alignCenters
    case .none: label.baselineAdjustment = .none
    }
    if node.usesAttributedText, let text = attributedText(node.attributedText, of: node, property: "text") {
      label.attributedText = text
    }
  }

  /// An attributed text of the file; a translation has no attributes of its own and gets those of the beginning.
  private func attributedText(
    _ text: AttributedText?, of node: ViewNode, property: String
  ) -> NSAttributedString? {
    guard let text else { return nil }
    let built = AttributedTextBuilder(context: context).build(text)
    guard let translated = context.text(nil, of: node, property: property), built.length > 0 else { return built }
    return NSAttributedString(string: translated, attributes: built.attributes(at: 0, effectiveRange: nil))
  }

  func apply(_ node: ViewNode, to field: UITextField) {
    if let font = context.font(node.font) { field.font = font }
    field.adjustsFontForContentSizeCategory = node.adjustsFontForContentSizeCategory
    field.text = context.text(node.text, of: node, property: "text") ?? ""
    field.placeholder = context.text(node.placeholder, of: node, property: "placeholder")
    if let color = context.color(node.textColor) { field.textColor = color }
    field.textAlignment = Self.alignment(node.textAlignment)
    field.isEnabled = node.isEnabled
    field.clearsOnBeginEditing = node.clearsOnBeginEditing
    field.adjustsFontSizeToFitWidth = node.adjustsFontSizeToFit
    if let size = node.minimumFontSize { field.minimumFontSize = size }
    switch node.borderStyle {
    case .none: field.borderStyle = .none
    case .line: field.borderStyle = .line
    case .bezel: field.borderStyle = .bezel
    case .roundedRect: field.borderStyle = .roundedRect
    }
    switch node.clearButtonMode {
    case .never: field.clearButtonMode = .never
    case .whileEditing: field.clearButtonMode = .whileEditing
    case .unlessEditing: field.clearButtonMode = .unlessEditing
    case .always: field.clearButtonMode = .always
    }
    TextInputTraitsBuilder.apply(node.textInputTraits, to: field)
  }

  func apply(_ node: ViewNode, to textView: UITextView) {
    if let font = context.font(node.font) { textView.font = font }
    textView.adjustsFontForContentSizeCategory = node.adjustsFontForContentSizeCategory
    textView.text = context.text(node.text, of: node, property: "text") ?? ""
    if let color = context.color(node.textColor) { textView.textColor = color }
    textView.textAlignment = Self.alignment(node.textAlignment)
    textView.isEditable = node.isEditable
    textView.isSelectable = node.isSelectable
    TextInputTraitsBuilder.apply(node.textInputTraits, to: textView)
  }

  func applyScrolling(_ node: ViewNode, to scrollView: UIScrollView) {
    scrollView.isScrollEnabled = node.isScrollEnabled
    scrollView.isPagingEnabled = node.isPagingEnabled
    scrollView.bounces = node.bounces
    scrollView.alwaysBounceVertical = node.alwaysBounceVertical
    scrollView.alwaysBounceHorizontal = node.alwaysBounceHorizontal
    scrollView.isDirectionalLockEnabled = node.isDirectionalLockEnabled
    scrollView.delaysContentTouches = node.delaysContentTouches
    scrollView.canCancelContentTouches = node.canCancelContentTouches
    scrollView.showsVerticalScrollIndicator = node.showsVerticalScrollIndicator
    scrollView.showsHorizontalScrollIndicator = node.showsHorizontalScrollIndicator
    if let inset = node.contentInset { scrollView.contentInset = insets(inset) }
    if let inset = node.scrollIndicatorInsets { scrollView.scrollIndicatorInsets = insets(inset) }
    switch node.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: scrollView.keyboardDismissMode = .onDrag
    case .interactive, .interactiveWithAccessory: scrollView.keyboardDismissMode = .interactive
    default: scrollView.keyboardDismissMode = .none
    }
  }

  private func insets(_ value: InsetsValue) -> UIEdgeInsets {
    UIEdgeInsets(top: value.top, left: value.left, bottom: value.bottom, right: value.right)
  }

  func apply(_ node: ViewNode, to button: UIButton) {
    switch node.buttonType {
    case .system, .roundedRect, .plain, .close: button.setButtonType(.system)
    case .detailDisclosure: button.setButtonType(.detailDisclosure)
    case .infoLight: button.setButtonType(.infoLight)
    case .infoDark: button.setButtonType(.infoDark)
    case .contactAdd: button.setButtonType(.contactAdd)
    case .custom: break
    }
    // A file's button without a font has 15 points (looks-and-formats G.5).
    button.titleLabel?.font = context.font(node.font) ?? .systemFont(ofSize: 15)
    button.isEnabled = node.isEnabled
    for state in node.buttonStates {
      let target: UIControl.State
      switch state.state {
      case .highlighted: target = .highlighted
      case .disabled: target = .disabled
      case .selected: target = .selected
      default: target = .normal
      }
      let property = "\(state.state?.rawValue ?? "normal")Title"
      button.setTitle(context.text(state.title, of: node, property: property), for: target)
      if let color = context.color(state.titleColor) { button.setTitleColor(color, for: target) }
      if let image = image(state.imageName, at: node) { button.setImage(image, for: target) }
      if let image = image(state.backgroundImageName, at: node) { button.setBackgroundImage(image, for: target) }
    }
    if let configuration = node.buttonConfiguration, let title = configuration.title {
      button.setTitle(title, for: .normal)
    }
  }
}
