/// What a control calls for some of its events.
@MainActor
struct ControlRegistration {
  enum Receiver {
    case action(UIAction)
    case closure(@MainActor (UIControl) -> Void)
  }

  var events: UIControl.Event
  var receiver: Receiver
  /// The object that the closure belongs to; nil for a closure that stands on its own.
  weak var target: AnyObject?
  var hasTarget: Bool

  /// False once the target is gone: like UIKit, a control does not keep its targets.
  var isAlive: Bool { !hasTarget || target != nil }

  func send(from control: UIControl) {
    guard isAlive else { return }
    switch receiver {
    case .action(let action): control.sendAction(action)
    case .closure(let closure): closure(control)
    }
  }
}
