import Foundation
import UIKit

/// Gives a cell of a file its content and what stands around it.
@MainActor
struct TableCellBuilder {
  let builder: ViewBuilder
  private var context: BuildingContext { builder.context }

  init(_ builder: ViewBuilder) { self.builder = builder }

  func finish(_ cell: UITableViewCell, _ node: ViewNode) {
    cell.setReuseIdentifier(node.reuseIdentifier)
    let content = node.contentView
    let view = content.map { builder.build($0) }
    view?.translatesAutoresizingMaskIntoConstraints = true
    // Before iOS 11 nothing of the table's margins reaches a cell's content.
    func standard<View: UIView>(_ id: String?) -> View? { id.flatMap { context.objects[$0] as? View } }
    cell.adopt(
      style: style(node.cellStyle), contentView: view, title: standard(node.textLabelIdentifier),
      detail: standard(node.detailTextLabelIdentifier), image: standard(node.imageViewIdentifier),
      keepsMargins: content?.layoutMargins != nil)
    if let height = node.rowHeight, height >= 0, node.element.parent?.parent?.name == "tableViewSection" {
      cell.fixedHeight = height
    }
    switch node.selectionStyle {
    case .none: cell.selectionStyle = .none
    case .blue: cell.selectionStyle = .blue
    case .gray: cell.selectionStyle = .gray
    case .default: cell.selectionStyle = .default
    }
    cell.accessoryType = accessory(node.accessoryType)
    if let type: AccessoryType = node.element.value("editingAccessoryType") {
      cell.editingAccessoryType = accessory(type)
    }
    cell.indentationLevel = node.indentationLevel
    cell.indentationWidth = node.indentationWidth
    cell.shouldIndentWhileEditing = node.element.bool("shouldIndentWhileEditing") ?? true
    if let inset = node.separatorInset { cell.separatorInset = ViewBuilder.insets(inset) }
    if let view = node.view(key: "accessoryView") { cell.accessoryView = builder.build(view) }
    if let view = node.view(key: "backgroundView") { cell.backgroundView = builder.build(view) }
    if let view = node.view(key: "selectedBackgroundView") { cell.selectedBackgroundView = builder.build(view) }
  }

  private func style(_ style: CellStyle) -> UITableViewCell.CellStyle {
    switch style {
    case .custom, .default: return .default
    case .value1: return .value1
    case .value2: return .value2
    case .subtitle: return .subtitle
    }
  }

  private func accessory(_ type: AccessoryType) -> UITableViewCell.AccessoryType {
    switch type {
    case .none: return .none
    case .disclosureIndicator: return .disclosureIndicator
    case .detailDisclosureButton: return .detailDisclosureButton
    case .checkmark: return .checkmark
    case .detailButton: return .detailButton
    }
  }
}
