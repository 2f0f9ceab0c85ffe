import UIKit

/// An object of a file that sends actions.
@MainActor
package protocol ActionSource: AnyObject {
  /// Calls `perform` with the sender. `event` is nil where the file names none.
  func addAction(for event: UIControl.Event?, _ perform: @escaping @MainActor (Any) -> Void)
  /// Where the search for a target begins that the file leaves to the responder chain.
  var firstTarget: UIResponder? { get }
}

extension UIControl: ActionSource {
  package func addAction(for event: UIControl.Event?, _ perform: @escaping @MainActor (Any) -> Void) {
    addAction(UIAction { perform($0.sender ?? $0) }, for: event ?? .primaryActionTriggered)
  }

  package var firstTarget: UIResponder? { self }
}

extension UIGestureRecognizer: ActionSource {
  package func addAction(for event: UIControl.Event?, _ perform: @escaping @MainActor (Any) -> Void) {
    addTarget { perform($0) }
  }

  package var firstTarget: UIResponder? { view }
}

extension UIBarButtonItem: ActionSource {
  package func addAction(for event: UIControl.Event?, _ perform: @escaping @MainActor (Any) -> Void) {
    setAction(target: nil) { perform($0) }
  }

  package var firstTarget: UIResponder? { view }
}
