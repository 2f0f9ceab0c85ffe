/// What a view tells assistive technologies.
public struct AccessibilityDescription: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var identifier: String? { element.string("identifier") }
  public var label: String? { element.string("label") }
  public var hint: String? { element.string("hint") }
  public var isElement: Bool? { element.child("bool", key: "isElement")?.bool("value") }

  /// button, header, staticText, notEnabled …, those that are YES.
  public var traits: [String] {
    guard let traits = element.child("accessibilityTraits", key: "traits") else { return [] }
    return traits.attributes.filter { $0.value == "YES" }.map(\.name)
  }
}
