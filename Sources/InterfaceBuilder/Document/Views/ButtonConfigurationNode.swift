/// A button's look since Xcode 13; it takes the place of the states.
public struct ButtonConfigurationNode: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  /// plain, gray, tinted, filled, borderless …
  public var style: String? { element["style"] }
  public var title: String? { element.string("title") ?? attributedTitle?.string }
  public var subtitle: String? { element.string("subtitle") ?? attributedSubtitle?.string }
  public var attributedTitle: AttributedText? { element.attributedText("attributedTitle") }
  public var attributedSubtitle: AttributedText? { element.attributedText("attributedSubtitle") }
  public var imageName: String? { element["image"] ?? element.child("imageReference", key: "image")?["image"] }
  public var isSystemImage: Bool {
    element["catalog"] == "system" || element.child("imageReference", key: "image")?["catalog"] == "system"
  }

  /// leading, trailing, top, bottom
  public var imagePlacement: String? { element["imagePlacement"] }
  public var imagePadding: Double { element.geometry("imagePadding") ?? 0 }
  public var titlePadding: Double? { element.geometry("titlePadding") }
  public var titleAlignment: String? { element["titleAlignment"] }
  public var cornerStyle: String? { element["cornerStyle"] }
  public var buttonSize: String? { element["buttonSize"] }
  public var showsActivityIndicator: Bool { element.bool("showsActivityIndicator") ?? false }
  public var baseForegroundColor: ColorValue? { element.color("baseForegroundColor") }
  public var baseBackgroundColor: ColorValue? { element.color("baseBackgroundColor") }
  public var contentInsets: InsetsValue? { element.insets("contentInsets") }
  public var titleFont: FontDescription? { element.font("titleFontDescription") }
  public var subtitleFont: FontDescription? { element.font("subtitleFontDescription") }
  /// The raw element of the background's description.
  public var background: DocumentElement? { element.child("backgroundConfiguration") }
}
