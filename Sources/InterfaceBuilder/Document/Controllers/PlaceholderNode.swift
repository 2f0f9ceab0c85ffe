/// An object that is not in the file but stands for one outside: the file's owner, the first responder, an exit.
public struct PlaceholderNode: DocumentNode {
  public enum Kind: Sendable, Hashable {
    case filesOwner
    case firstResponder
    case exit
    case other(String)
  }

  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var kind: Kind {
    if element.name == "exit" { return .exit }
    switch element["placeholderIdentifier"] {
    case "IBFilesOwner": return .filesOwner
    case "IBFirstResponder": return .firstResponder
    case let identifier: return .other(identifier ?? "")
    }
  }
}
