/// What a controller shows in a tab bar.
public struct TabBarItemNode: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var title: String? { element.string("title") }
  public var imageName: String? { element["image"] }
  public var selectedImageName: String? { element["selectedImage"] }
  public var isSystemImage: Bool { element["catalog"] == "system" }
  /// more, favorites, search …
  public var systemItem: String? { element["systemItem"] }
  public var badgeValue: String? { element["badgeValue"] }
  public var tag: Int { element.integer("tag") ?? 0 }
}
