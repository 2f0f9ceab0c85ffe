/// One segment of a segmented control.
public struct SegmentNode: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var title: String? { element.string("title") }
  public var imageName: String? { element["image"] }
  public var isSystemImage: Bool { element["catalog"] == "system" }
  public var isEnabled: Bool { element.bool("enabled") ?? true }
  /// A fixed width; nil when the control chooses.
  public var width: Double? { element.geometry("width") }
}
