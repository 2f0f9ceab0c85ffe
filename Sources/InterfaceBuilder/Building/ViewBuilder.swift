import Foundation
import UIKit

/// Makes the views of a file, at the frames that the file records.
@MainActor
package struct ViewBuilder {
  let context: BuildingContext

  /// The view with all that is in it. Nodes are read without recursion limits of their own: the reader bounds the depth.
  func build(_ node: ViewNode) -> UIView {
    let view = make(node)
    fill(view, from: node)
    return view
  }

  /// Brings to a view what the file says of it, and what is in it: also to one that another view has made.
  func fill(_ view: UIView, from node: ViewNode) {
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
  }

  private func make(_ node: ViewNode) -> UIView {
    let base = plainClass(of: node)
    if let name = node.customClass {
      let found: AnyClass? = context.classes.find(name, module: node.customModule)
      if let type = found as? UIView.Type, Self.isSubclass(type, of: base),
        let view = type.init(coder: InterfaceBuilderCoder())
      {
        return view
      }
      let reason = found == nil ? "is not there" : "is not a \(base)"
      context.warn("the class \(name) \(reason); a plain \(base) stands in its place", at: node.element)
    }
    return base.init(coder: InterfaceBuilderCoder()) ?? UIView(frame: .zero)
  }

  static func isSubclass(_ type: AnyClass, of base: AnyClass) -> Bool {
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
    if context.document.usesAutoLayout {
      AutoLayoutAttributes.apply(node, to: view, keepsPlaceholders: context.keepsPlaceholders)
    }
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
    if let control = view as? UIControl { apply(node, to: control) }
    if let recipe = node.kind.flatMap({ ViewRecipes.all[$0] }) {
      recipe.apply(node, view, self)
    } else if let placeholder = view as? PlaceholderView {
      placeholder.name = node.customClass ?? node.element.name
    }
  }

  func apply(_ node: ViewNode, to imageView: UIImageView) {
    let symbol = SymbolDescription(node)
    imageView.image = context.picture(
      node.imageName, isSystem: node.isSystemImage, pointSize: symbol.pointSize.map { CGFloat($0) }, at: node.element)
    imageView.highlightedImage = context.picture(node.highlightedImageName, at: node.element)
    imageView.isHighlighted = node.isHighlighted
  }

  private func apply(_ node: ViewNode, to control: UIControl) {
    control.isEnabled = node.isEnabled
    control.isSelected = node.isSelected
    control.isHighlighted = node.isHighlighted
    switch node.contentHorizontalAlignment {
    case .center: control.contentHorizontalAlignment = .center
    case .left: control.contentHorizontalAlignment = .left
    case .right: control.contentHorizontalAlignment = .right
    case .fill: control.contentHorizontalAlignment = .fill
    case .leading: control.contentHorizontalAlignment = .leading
    case .trailing: control.contentHorizontalAlignment = .trailing
    }
    switch node.contentVerticalAlignment {
    case .center: control.contentVerticalAlignment = .center
    case .top: control.contentVerticalAlignment = .top
    case .bottom: control.contentVerticalAlignment = .bottom
    case .fill: control.contentVerticalAlignment = .fill
    }
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

  static func lineBreakMode(_ mode: LineBreakMode?) -> NSLineBreakMode {
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
    label.lineBreakMode = Self.lineBreakMode(node.lineBreakMode)
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
    field.background = context.picture(node.element["background"], at: node.element)
    field.disabledBackground = context.picture(node.element["disabledBackground"], at: node.element)
    if node.usesAttributedText, let text = attributedText(node.attributedText, of: node, property: "text") {
      field.attributedText = text
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
    switch node.indicatorStyle {
    case .default: scrollView.indicatorStyle = .default
    case .black: scrollView.indicatorStyle = .black
    case .white: scrollView.indicatorStyle = .white
    }
    switch node.contentInsetAdjustmentBehavior {
    case .automatic: scrollView.contentInsetAdjustmentBehavior = .automatic
    case .scrollableAxes: scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    case .never: scrollView.contentInsetAdjustmentBehavior = .never
    case .always: scrollView.contentInsetAdjustmentBehavior = .always
    }
    if let inset = node.contentInset { scrollView.contentInset = Self.insets(inset) }
    if let inset = node.scrollIndicatorInsets { scrollView.scrollIndicatorInsets = Self.insets(inset) }
    switch node.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: scrollView.keyboardDismissMode = .onDrag
    case .interactive, .interactiveWithAccessory: scrollView.keyboardDismissMode = .interactive
    default: scrollView.keyboardDismissMode = .none
    }
  }

  static func insets(_ value: InsetsValue) -> UIEdgeInsets {
    UIEdgeInsets(top: value.top, left: value.left, bottom: value.bottom, right: value.right)
  }
}
