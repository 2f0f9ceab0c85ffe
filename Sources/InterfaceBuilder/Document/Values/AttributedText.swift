/// A text in runs, each with attributes of its own.
public struct AttributedText: Sendable, Hashable {
  /// The raw element.
  public let element: DocumentElement
  public let fragments: [AttributedTextFragment]

  public init(_ element: DocumentElement) {
    self.element = element
    fragments = element.children.filter { $0.name == "fragment" }.map(AttributedTextFragment.init)
  }

  /// The text without its attributes.
  public var string: String { fragments.map(\.content).joined() }
}
