import Foundation

/// A way from one controller to another, about to be gone.
@MainActor
open class UIStoryboardSegue: NSObject {
  /// The name that the file gives the segue.
  public let identifier: String?
  /// Where it begins.
  public let source: UIViewController
  /// Where it leads.
  public let destination: UIViewController
  private let performHandler: (@MainActor () -> Void)?

  /// A segue of a subclass, which overrides `perform`.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// A segue that calls a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Goes the way.
  open func perform() { performHandler?() }
}
