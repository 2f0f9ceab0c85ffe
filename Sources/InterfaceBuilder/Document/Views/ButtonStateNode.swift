/// How a button looks in one state.
public struct ButtonStateNode: DocumentNode {
  public enum State: String, Sendable, Hashable, CaseIterable {
    case normal
    case highlighted
    case disabled
    case selected
    case focused
  }

  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var state: State? { element.value("key") }
  public var title: String? { element.string("title") ?? attributedTitle?.string }
  public var attributedTitle: AttributedText? { element.attributedText("attributedTitle") }
  public var titleColor: ColorValue? { element.color("titleColor") }
  public var titleShadowColor: ColorValue? { element.color("titleShadowColor") }
  public var imageName: String? { element["image"] ?? element.child("imageReference", key: "image")?["image"] }
  public var backgroundImageName: String? {
    element["backgroundImage"] ?? element.child("imageReference", key: "backgroundImage")?["image"]
  }

  /// Whether the image is a system symbol.
  public var isSystemImage: Bool {
    element["catalog"] == "system" || element.child("imageReference", key: "image")?["catalog"] == "system"
  }
}
