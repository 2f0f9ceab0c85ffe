/// A property of an object that is set to another object; also one entry of an outlet collection.
public struct OutletConnection: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var property: String { element["property"] ?? "" }
  /// The identifier of the object that is assigned.
  public var destination: String { element["destination"] ?? "" }
  public var isCollection: Bool { element.name == "outletCollection" }
  /// Whether the entry is added to what the collection has already.
  public var appends: Bool { element.bool("appends") ?? false }
  /// NSArray or NSMutableArray.
  public var collectionClass: String? { element["collectionClass"] }
}
