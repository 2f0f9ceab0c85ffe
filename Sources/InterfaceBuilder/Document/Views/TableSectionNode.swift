/// A section of a static table.
public struct TableSectionNode: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var headerTitle: String? { element.string("headerTitle") }
  public var footerTitle: String? { element.string("footerTitle") }
  public var headerHeight: Double? { element.geometry("headerHeight") ?? element.geometry("sectionHeaderHeight") }
  public var footerHeight: Double? { element.geometry("footerHeight") ?? element.geometry("sectionFooterHeight") }
  public var cells: [ViewNode] { element.list("cells").map(ViewNode.init) }
}
