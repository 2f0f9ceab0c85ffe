import Foundation

extension ViewNode {
  // MARK: Tables

  public var tableStyle: TableStyle { element.value("style") ?? .plain }
  public var dataMode: TableDataMode { element.value("dataMode") ?? .none }
  public var separatorStyle: SeparatorStyle { element.value("separatorStyle") ?? .default }
  public var separatorColor: ColorValue? { color("separatorColor") }
  public var separatorInset: InsetsValue? { element.insets("separatorInset") }

  /// The height of a table's rows, or of one cell; nil or -1 for automatic.
  public var rowHeight: Double? { element.geometry("rowHeight") }
  public var estimatedRowHeight: Double? { element.geometry("estimatedRowHeight") }
  public var sectionHeaderHeight: Double? { element.geometry("sectionHeaderHeight") }
  public var sectionFooterHeight: Double? { element.geometry("sectionFooterHeight") }
  public var allowsSelection: Bool { element.bool("allowsSelection") ?? true }

  /// The sections of a static table.
  public var sections: [TableSectionNode] {
    element.list("sections").filter { $0.name == "tableViewSection" }.map(TableSectionNode.init)
  }

  /// The prototype cells of a table or collection view.
  public var prototypes: [ViewNode] {
    (element.list("prototypes") + element.list("cells")).map(ViewNode.init)
  }

  public var tableHeaderView: ViewNode? { view(key: "tableHeaderView") }
  public var tableFooterView: ViewNode? { view(key: "tableFooterView") }

  // MARK: Cells

  public var cellStyle: CellStyle { element.value("style") ?? .custom }
  public var reuseIdentifier: String? { element["reuseIdentifier"] }
  public var selectionStyle: SelectionStyle { element.value("selectionStyle") ?? .default }
  public var accessoryType: AccessoryType { element.value("accessoryType") ?? .none }
  public var indentationLevel: Int { max(0, element.integer("indentationLevel") ?? 0) }
  public var indentationWidth: Double { element.geometry("indentationWidth") ?? 10 }
  public var contentView: ViewNode? { view(key: "contentView") }
  /// The identifiers of the labels and the image of a cell with a built-in style.
  public var textLabelIdentifier: String? { element["textLabel"] }
  public var detailTextLabelIdentifier: String? { element["detailTextLabel"] }
  public var imageViewIdentifier: String? { element["imageView"] }

  // MARK: Collections

  /// The raw element of a collection view's layout.
  public var collectionViewLayout: DocumentElement? {
    element.child(key: "collectionViewLayout")
  }

  public var itemSize: CGSize? { collectionViewLayout?.size("itemSize") }
  public var sectionInset: InsetsValue? { collectionViewLayout?.insets("sectionInset") }
  public var minimumLineSpacing: Double? { collectionViewLayout?.geometry("minimumLineSpacing") }
  public var minimumInteritemSpacing: Double? { collectionViewLayout?.geometry("minimumInteritemSpacing") }
}
