/// An object that stands directly in a scene or a xib.
public enum TopLevelObject: Sendable, Hashable {
  case controller(ControllerNode)
  case view(ViewNode)
  case placeholder(PlaceholderNode)
  case gestureRecognizer(GestureRecognizerNode)
  case other(ObjectNode)

  public init(_ element: DocumentElement) {
    if ControllerNode.isController(element) {
      self = .controller(ControllerNode(element))
    } else if element.name == "placeholder" || element.name == "exit" {
      self = .placeholder(PlaceholderNode(element))
    } else if GestureRecognizerNode.isGestureRecognizer(element) {
      self = .gestureRecognizer(GestureRecognizerNode(element))
    } else if ViewNode.isView(element) {
      self = .view(ViewNode(element))
    } else {
      self = .other(ObjectNode(element))
    }
  }

  public var element: DocumentElement {
    switch self {
    case .controller(let node): node.element
    case .view(let node): node.element
    case .placeholder(let node): node.element
    case .gestureRecognizer(let node): node.element
    case .other(let node): node.element
    }
  }

  public var id: String? { element["id"] }
}
