import Foundation
import UIKit

/// Goes back to an earlier controller: the nearest on the way back that has the segue's action.
@MainActor
struct Unwinding {
  let context: BuildingContext

  func perform(_ node: SegueNode, from source: UIViewController, sender: Any?) {
    guard let action = node.unwindAction else {
      return context.warn("the unwinding segue names no action", at: node.element)
    }
    guard let (target, handler) = target(of: action, from: source) else {
      return context.warn("no controller on the way back has the action \(action)", at: node.element)
    }
    let segue = UIStoryboardSegue(identifier: node.identifier, source: source, destination: target) {
      Self.goBack(from: source, to: target, animated: node.animates)
    }
    source.prepare(for: segue, sender: sender)
    handler.perform(target, segue)
    segue.perform()
  }

  private func target(of action: String, from source: UIViewController) -> (UIViewController, InterfaceAction)? {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
    var controller: UIViewController? = source
    while let current = controller {
      for candidate in Self.reachable(from: current) where seen.insert(ObjectIdentifier(candidate)).inserted {
        if let handler = (type(of: candidate) as? any ActionReceiver.Type)?.actions[action] {
          return (candidate, handler)
        }
      }
      controller = current.parent ?? current.presentingViewController
    }
    return nil
  }

  /// A controller with what it shows: of a stack the top first.
  private static func reachable(from controller: UIViewController) -> [UIViewController] {
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers.reversed() + [navigation]
    case let tabs as UITabBarController:
      (tabs.selectedViewController.map { reachable(from: $0) } ?? []) + [tabs]
    default: [controller]
    }
  }

  private static func goBack(from source: UIViewController, to target: UIViewController, animated: Bool) {
    let isPresentedOver = target.presentedViewController != nil
    if isPresentedOver { target.dismiss(animated: animated) }
    if let navigation = target.navigationController, navigation.topViewController !== target {
      navigation.popToViewController(target, animated: animated && !isPresentedOver)
    }
  }
}
