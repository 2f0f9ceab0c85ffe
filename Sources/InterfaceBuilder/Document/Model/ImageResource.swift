import Foundation

/// An image that a document names.
public struct ImageResource: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var name: String { element["name"] ?? "" }
  /// The size in points.
  public var size: CGSize {
    CGSize(width: max(0, element.geometry("width") ?? 0), height: max(0, element.geometry("height") ?? 0))
  }

  /// Whether it is a system symbol.
  public var isSystem: Bool { element["catalog"] == "system" }
}
