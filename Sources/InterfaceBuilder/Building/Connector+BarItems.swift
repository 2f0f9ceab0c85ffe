import UIKit

extension Connector {
  /// Joins the action of a bar button. Its target may be made later than the button: it is looked up when it is tapped.
  func connect(_ item: UIBarButtonItem, _ node: BarButtonItemNode) {
    guard let action = node.actions.first else { return }
    item.setAction(target: nil) { [weak context] item in
      guard let target = context?.objects[action.destination] else { return }
      let handler = (type(of: target) as? any ActionReceiver.Type)?.actions[action.selector]
      if let handler {
        handler.perform(target, item)
      } else if type(of: target) != UIViewController.self {
        context?.warn(
          "\(type(of: target)) has no action \(action.selector); list it in its `actions`", at: action.element)
      }
    }
  }
}
