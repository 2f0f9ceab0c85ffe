import Foundation
import UIKit

/// A table or collection whose class is not there shows each of its prototypes once, as Interface Builder does.
@MainActor
enum PrototypePreview {
  /// What Interface Builder writes above prototypes.
  private static let title = "Prototype Cells"

  /// Shows the prototypes in tables of a scene whose data source is only a stand-in.
  static func show(in root: ViewNode, controller: UIViewController, owner: ControllerNode?, context: BuildingContext) {
    guard isStandIn(controller, owner) else { return }
    for node in [root] + root.descendantViews where !node.prototypes.isEmpty {
      guard let id = node.id else { continue }
      if let table = context.objects[id] as? UITableView, isStandIn(table.dataSource) {
        let cells = node.prototypes.map { prototype -> UITableViewCell in
          let cell = PrototypeBuilder(prototype, context: context).makeCell()
          // The height that the prototype has on Interface Builder's canvas.
          cell.fixedHeight = prototype.rowHeight.flatMap { $0 >= 0 ? $0 : nil }
          return cell
        }
        table.staticSections = [StaticTableSection(headerTitle: title, footerTitle: nil, cells: cells)]
        context.warn("the table shows each of its prototypes once: what fills it is not there", at: node.element)
      } else if let collection = context.objects[id] as? UICollectionView, isStandIn(collection.dataSource) {
        let items = PrototypeItems(node)
        collection.ownDataSource = items
        collection.dataSource = items
        context.warn(
          "the collection shows each of its prototypes once: what fills it is not there", at: node.element)
      }
    }
  }

  private static func isStandIn(_ controller: UIViewController, _ owner: ControllerNode?) -> Bool {
    guard let owner else { return true }
    let type = type(of: controller)
    let plain: [UIViewController.Type] = [
      UIViewController.self, UITableViewController.self, UICollectionViewController.self,
    ]
    return owner.customClass != nil && plain.contains { $0 == type }
  }

  private static func isStandIn(_ source: AnyObject?) -> Bool {
    guard let source else { return true }
    return type(of: source) == UITableViewController.self || type(of: source) == UICollectionViewController.self
  }
}
