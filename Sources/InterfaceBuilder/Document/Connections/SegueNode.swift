/// A way from one controller to another.
public struct SegueNode: DocumentNode {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case relationship
    case show
    case showDetail
    case presentation
    case popoverPresentation
    case embed
    case unwind
    case custom
    case push
    case modal
    case popover
    case replace
  }

  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var kind: Kind? { element.value("kind") }
  /// The identifier of the controller, or of the exit for an unwinding segue.
  public var destination: String { element["destination"] ?? "" }
  public var identifier: String? { element["identifier"] }
  /// rootViewController, viewControllers, masterViewController …, for segues of kind `relationship`.
  public var relationship: String? { element["relationship"] }
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }
  public var animates: Bool { element.bool("animates") ?? true }
  public var unwindAction: String? { element["unwindAction"] }
  public var popoverAnchorView: String? { element["popoverAnchorView"] }
  public var popoverAnchorBarButtonItem: String? { element["popoverAnchorBarButtonItem"] }
  /// "accessoryAction" when the accessory of a cell performs the segue.
  public var trigger: String? { element["trigger"] }
}
