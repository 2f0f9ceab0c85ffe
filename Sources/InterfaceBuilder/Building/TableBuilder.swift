import Foundation
import UIKit

/// Gives a table of a file what it has beyond a scroll view: its looks, its cells, the views around them.
@MainActor
struct TableBuilder {
  let builder: ViewBuilder
  private var context: BuildingContext { builder.context }

  init(_ builder: ViewBuilder) { self.builder = builder }

  func finish(_ table: UITableView, _ node: ViewNode) {
    table.setStyle(style(node.tableStyle))
    // A colour that the file gives stands in place of the style's.
    if let color = context.color(node.backgroundColor) { table.backgroundColor = color }
    applyHeights(node, to: table)
    applyLines(node, to: table)
    table.allowsSelection = node.allowsSelection
    table.allowsMultipleSelection = node.element.bool("allowsMultipleSelection") ?? false
    table.allowsSelectionDuringEditing = node.element.bool("allowsSelectionDuringEditing") ?? false
    table.allowsMultipleSelectionDuringEditing = node.element.bool("allowsMultipleSelectionDuringEditing") ?? false
    // Interface Builder writes what a table has by itself.
    table.alwaysBounceVertical = node.element.bool("alwaysBounceVertical") ?? true
    if let header = node.tableHeaderView { table.tableHeaderView = builder.build(header) }
    if let footer = node.tableFooterView { table.tableFooterView = builder.build(footer) }
    if let background = node.view(key: "backgroundView") { table.backgroundView = builder.build(background) }
    if node.dataMode == .static { table.staticSections = node.sections.map(section) }
    for prototype in node.prototypes {
      guard let identifier = prototype.reuseIdentifier else { continue }
      let maker = PrototypeBuilder(prototype, context: context)
      table.registerPrototype(identifier) { maker.makeCell() }
    }
  }

  private func style(_ style: TableStyle) -> UITableView.Style {
    switch style {
    case .plain: return .plain
    case .grouped: return .grouped
    case .insetGrouped: return .insetGrouped
    }
  }

  private func section(_ node: TableSectionNode) -> StaticTableSection {
    StaticTableSection(
      headerTitle: context.text(node.headerTitle, of: node, property: "headerTitle"),
      footerTitle: context.text(node.footerTitle, of: node, property: "footerTitle"),
      cells: node.cells.compactMap { builder.build($0) as? UITableViewCell })
  }

  private func applyHeights(_ node: ViewNode, to table: UITableView) {
    table.rowHeight = height(node.rowHeight) ?? table.rowHeight
    if let height = node.estimatedRowHeight, height >= 0 { table.estimatedRowHeight = height }
    // What Interface Builder writes for the heights of its kind of table stands for "automatic".
    if let height = node.sectionHeaderHeight, !UITableView.isPlaceholderHeight(height) {
      table.sectionHeaderHeight = height
    }
    if let height = node.sectionFooterHeight, !UITableView.isPlaceholderHeight(height) {
      table.sectionFooterHeight = height
    }
  }

  private func height(_ height: Double?) -> CGFloat? {
    guard let height else { return nil }
    return height < 0 ? UITableView.automaticDimension : height
  }

  private func applyLines(_ node: ViewNode, to table: UITableView) {
    switch node.separatorStyle {
    case .none: table.separatorStyle = .none
    case .singleLineEtched: table.separatorStyle = .singleLineEtched
    case .singleLine, .default: table.separatorStyle = .singleLine
    }
    if let color = context.color(node.separatorColor) { table.separatorColor = color }
    if let inset = node.separatorInset { table.separatorInset = ViewBuilder.insets(inset) }
  }
}
