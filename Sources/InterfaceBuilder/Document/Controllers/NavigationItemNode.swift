/// What a controller shows in a navigation bar.
public struct NavigationItemNode: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var title: String? { element.string("title") }
  public var prompt: String? { element.string("prompt") }
  public var hidesBackButton: Bool { element.bool("hidesBackButton") ?? false }
  /// automatic, always, never
  public var largeTitleDisplayMode: String? { element["largeTitleDisplayMode"] }
  public var backBarButtonItem: BarButtonItemNode? { items("backBarButtonItem").first }
  public var leftBarButtonItems: [BarButtonItemNode] { items("leftBarButtonItem") + list("leftBarButtonItems") }
  public var rightBarButtonItems: [BarButtonItemNode] { items("rightBarButtonItem") + list("rightBarButtonItems") }

  public var titleView: ViewNode? {
    element.child(key: "titleView").flatMap { ViewNode.isView($0) ? ViewNode($0) : nil }
  }

  private func items(_ key: String) -> [BarButtonItemNode] {
    element.child("barButtonItem", key: key).map { [BarButtonItemNode($0)] } ?? []
  }

  private func list(_ name: String) -> [BarButtonItemNode] {
    element.list(name).filter { $0.name == "barButtonItem" }.map(BarButtonItemNode.init)
  }
}
