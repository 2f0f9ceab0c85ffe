/// An object that is neither view nor controller: `customObject`, and what this reader does not know.
public struct ObjectNode: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }
}
