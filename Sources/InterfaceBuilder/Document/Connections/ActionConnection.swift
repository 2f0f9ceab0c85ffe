/// A message that a control, bar item or gesture recogniser sends.
public struct ActionConnection: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  /// The selector with its colons: "keyHide:".
  public var selector: String { element["selector"] ?? "" }
  /// The identifier of the target.
  public var destination: String { element["destination"] ?? "" }
  /// The event; nil for bar items and gesture recognisers, and for unknown events.
  public var event: ControlEvent? { element.value("eventType") }
}
