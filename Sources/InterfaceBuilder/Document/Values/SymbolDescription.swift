/// How a symbol of the system is sized: by points, by a font, or by the text style body where the file is silent.
public struct SymbolDescription: Sendable, Hashable {
  /// The raw `preferredSymbolConfiguration`.
  public let element: DocumentElement?

  public init(_ node: ViewNode) {
    element = node.element.child("preferredSymbolConfiguration")
  }

  /// default, small, medium, large
  public var scale: String? { element?["scale"] }
  public var weight: String? { element?["weight"] }

  /// The size in points; nil where the file names none.
  public var pointSize: Double? {
    guard let element else { return nil }
    let font = element.children.first { $0.name == "fontDescription" }.map(FontDescription.init)
    return element.geometry("pointSize").map { min(max($0, 1), 1000) } ?? font?.pointSize
  }
}
