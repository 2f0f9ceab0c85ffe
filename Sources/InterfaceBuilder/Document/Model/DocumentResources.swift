import Foundation

/// The images and colours that a document uses, with the values they had when it was saved.
public struct DocumentResources: Sendable, Hashable {
  public let images: [String: ImageResource]
  /// Colours of the asset catalogue.
  public let namedColors: [String: ColorValue]
  /// System colours in their light form.
  public let systemColors: [String: ColorValue]

  init(_ element: DocumentElement?) {
    var images: [String: ImageResource] = [:]
    var namedColors: [String: ColorValue] = [:]
    var systemColors: [String: ColorValue] = [:]
    for child in element?.children.map(\.self) ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        // A symbol and an image of the app may share a name; the image of the app wins.
        if images[name].map(\.isSystem) ?? true { images[name] = ImageResource(child) }
      case "namedColor": namedColors[name] = child.child("color").map(ColorValue.init)
      case "systemColor": systemColors[name] = child.child("color").map(ColorValue.init)
      default: break
      }
    }
    self.images = images
    self.namedColors = namedColors
    self.systemColors = systemColors
  }
}
