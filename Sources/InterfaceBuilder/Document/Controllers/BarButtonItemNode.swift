/// A button of a navigation bar or toolbar.
public struct BarButtonItemNode: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var title: String? { element.string("title") }
  public var imageName: String? { element["image"] }
  public var isSystemImage: Bool { element["catalog"] == "system" }
  /// done, cancel, flexibleSpace …
  public var systemItem: String? { element["systemItem"] }
  /// plain (bordered in old systems), done; nil where the file is silent
  public var style: String? { element["style"] }
  public var width: Double { element.geometry("width") ?? 0 }
  public var isEnabled: Bool { element.bool("enabled") ?? true }
  public var tag: Int { element.integer("tag") ?? 0 }
  public var tintColor: ColorValue? { element.color("tintColor") }
  public var imageInsets: InsetsValue? { element.insets("imageInsets") }

  public var customView: ViewNode? {
    for child in element.children where ViewNode.isView(child) { return ViewNode(child) }
    return nil
  }
}
