import UIKit

/// An object whose methods an Interface Builder file calls. There is no Objective-C runtime here, so the class lists its
/// actions, in place of Apple's `@IBAction`:
///
///     extension FirstViewController: ActionReceiver {
///       static let actions: [String: InterfaceAction] = ["goText1:": InterfaceAction(goText1)]
///     }
@MainActor
public protocol ActionReceiver: AnyObject {
  /// The actions by their selectors as they stand in the file, colons included.
  static var actions: [String: InterfaceAction] { get }
}

/// A method that a file can call.
public struct InterfaceAction: Sendable {
  package let perform: @MainActor @Sendable (_ owner: AnyObject, _ sender: Any) -> Void

  /// A method that takes the sender.
  @MainActor
  public init<Owner: AnyObject>(_ method: @escaping @MainActor @Sendable (Owner) -> @MainActor (Any) -> Void) {
    perform = { owner, sender in
      if let owner = owner as? Owner { method(owner)(sender) }
    }
  }

  /// A method without arguments.
  @MainActor
  public init<Owner: AnyObject>(_ method: @escaping @MainActor @Sendable (Owner) -> @MainActor () -> Void) {
    perform = { owner, _ in
      if let owner = owner as? Owner { method(owner)() }
    }
  }
}
