import Foundation

/// Something to do, with a name: what a control does instead of a target with a selector.
@MainActor
open class UIAction: NSObject {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// An identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var counter = 0

  /// What a button shows.
  open var title: String
  /// What a button shows beside the title.
  open var image: UIImage?
  /// Of two actions with one identifier a control keeps the later one; made up when not given.
  public let identifier: Identifier
  /// What sent the action, while its handler runs.
  public internal(set) var sender: AnyObject?
  let handler: @MainActor (UIAction) -> Void

  /// An action that calls `handler`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
    if let identifier {
      self.identifier = identifier
    } else {
      Self.counter += 1
      self.identifier = Identifier("action-\(Self.counter)")
    }
    super.init()
  }

  func perform(sender: AnyObject?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
