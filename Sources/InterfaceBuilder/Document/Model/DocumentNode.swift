/// A typed view of an element: what is not modelled stays reachable through `element`.
public protocol DocumentNode: Sendable, Hashable {
  var element: DocumentElement { get }
}

extension DocumentNode {
  /// The element's name: viewController, textField …
  public var elementName: String { element.name }

  /// The object's identifier; nil for elements that have none.
  public var id: String? { element["id"] }

  /// The role inside the enclosing element.
  public var key: String? { element["key"] }

  public var location: Location { element.location }

  public var customClass: String? { element["customClass"] }
  public var customModule: String? { element["customModule"] }

  /// "target" when the module is that of the app itself.
  public var customModuleProvider: String? { element["customModuleProvider"] }

  /// The name that the author gave in Interface Builder.
  public var userLabel: String? { element["userLabel"] }

  public var restorationIdentifier: String? { element["restorationIdentifier"] }

  public var outlets: [OutletConnection] { connections("outlet").map(OutletConnection.init) }

  public var outletCollections: [OutletConnection] { connections("outletCollection").map(OutletConnection.init) }

  /// Outlets and entries of outlet collections as they follow each other in the file.
  public var outletConnections: [OutletConnection] {
    element.list("connections").filter { $0.name == "outlet" || $0.name == "outletCollection" }
      .map(OutletConnection.init)
  }

  public var actions: [ActionConnection] { connections("action").map(ActionConnection.init) }

  public var segues: [SegueNode] { connections("segue").map(SegueNode.init) }

  public var runtimeAttributes: [RuntimeAttribute] {
    element.list("userDefinedRuntimeAttributes").filter { $0.name == "userDefinedRuntimeAttribute" }
      .map(RuntimeAttribute.init)
  }

  public var variations: [VariationNode] {
    element.children.filter { $0.name == "variation" }.map(VariationNode.init)
  }

  public var accessibility: AccessibilityDescription? {
    element.child("accessibility", key: "accessibilityConfiguration").map(AccessibilityDescription.init)
  }

  private func connections(_ name: String) -> [DocumentElement] {
    element.list("connections").filter { $0.name == name }
  }
}
