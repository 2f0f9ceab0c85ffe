import Foundation
import UIKit

/// Makes navigation bars, toolbars and their items.
@MainActor
struct BarBuilder {
  let context: BuildingContext

  // MARK: Bars

  func apply(_ node: ViewNode, to bar: UINavigationBar) {
    bar.barStyle = style(node.barStyle)
    if let isTranslucent = node.isTranslucent { bar.isTranslucent = isTranslucent }
    if let color = context.color(node.color("barTintColor")) { bar.barTintColor = color }
    bar.prefersLargeTitles = node.prefersLargeTitles
    bar.titleTextAttributes = textAttributes(node, "titleTextAttributes")
    bar.largeTitleTextAttributes = textAttributes(node, "largeTitleTextAttributes")
    let items = node.navigationItems
    if !items.isEmpty { bar.items = items.map(navigationItem) }
  }

  func apply(_ node: ViewNode, to bar: UIToolbar) {
    bar.barStyle = style(node.barStyle)
    if let isTranslucent = node.isTranslucent { bar.isTranslucent = isTranslucent }
    if let color = context.color(node.color("barTintColor")) { bar.barTintColor = color }
    let items = node.barButtonItems
    if !items.isEmpty { bar.items = items.map(barButtonItem) }
  }

  private func textAttributes(_ node: ViewNode, _ key: String) -> [NSAttributedString.Key: Any]? {
    guard let element = node.element.child("textAttributes", key: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = element.child("fontDescription").flatMap({ context.font(FontDescription($0)) }) {
      attributes[.font] = font
    }
    if let color = context.color(element.color("textColor")) { attributes[.foregroundColor] = color }
    return attributes.isEmpty ? nil : attributes
  }

  private func style(_ name: String?) -> UIBarStyle {
    switch name {
    case "black", "blackOpaque": .black
    case "blackTranslucent": .blackTranslucent
    default: .default
    }
  }

  // MARK: Items

  func navigationItem(_ node: NavigationItemNode) -> UINavigationItem {
    let item = UINavigationItem()
    item.interfaceBuilderIdentifier = node.id
    if let id = node.id { context.objects[id] = item }
    item.title = context.text(node.title, of: node, property: "title")
    item.prompt = context.text(node.prompt, of: node, property: "prompt")
    item.hidesBackButton = node.hidesBackButton
    item.leftItemsSupplementBackButton = node.element.bool("leftItemsSupplementBackButton") ?? false
    switch node.largeTitleDisplayMode {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    item.backBarButtonItem = node.backBarButtonItem.map(barButtonItem)
    let left = node.leftBarButtonItems.map(barButtonItem)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = node.rightBarButtonItems.map(barButtonItem)
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let view = node.titleView { item.titleView = build(view) }
    return item
  }

  func barButtonItem(_ node: BarButtonItemNode) -> UIBarButtonItem {
    let item = node.systemItem.flatMap(systemItem).map { UIBarButtonItem(barButtonSystemItem: $0) } ?? UIBarButtonItem()
    if let name = node.systemItem, item.systemItem == nil {
      context.warn("the system item '\(name)' is not known; the button shows nothing", at: node.element)
    }
    item.interfaceBuilderIdentifier = node.id
    if let id = node.id { context.objects[id] = item }
    if let title = context.text(node.title, of: node, property: "title") { item.title = title }
    if let name = node.imageName {
      item.image = context.image(named: name)
      if item.image == nil { context.warn("the picture '\(name)' is not there", at: node.element) }
    }
    switch node.style {
    case "done": item.style = .done
    case "bordered": item.style = .bordered
    default: break
    }
    if let insets = node.imageInsets { item.imageInsets = ViewBuilder.insets(insets) }
    if node.width > 0 { item.width = node.width }
    item.isEnabled = node.isEnabled
    item.tag = node.tag
    item.accessibilityIdentifier = node.accessibility?.identifier
    item.accessibilityLabel = node.accessibility?.label
    if let color = context.color(node.tintColor) { item.tintColor = color }
    if let view = node.customView { item.customView = build(view) }
    Connector(context: context).connect(item, node)
    SegueBuilder(context: context).connect(item, node)
    return item
  }

  /// A view in a bar: it is no part of its controller's view, so its own outlets and actions are joined here.
  private func build(_ node: ViewNode) -> UIView {
    let view = ViewBuilder(context: context).build(node)
    view.translatesAutoresizingMaskIntoConstraints = true
    let connector = Connector(context: context)
    for child in [node] + node.descendantViews {
      guard let id = child.id, let object = context.objects[id] as? UIView else { continue }
      connector.connect(object, child)
      SegueBuilder(context: context).connect(object, child)
      object.awakeFromNib()
    }
    return view
  }

  private func systemItem(_ name: String) -> UIBarButtonItem.SystemItem? {
    UIBarButtonItem.SystemItem.allCases.first { "\($0)" == name }
  }
}
