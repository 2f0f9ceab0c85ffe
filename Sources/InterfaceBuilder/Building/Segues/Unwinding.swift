import Foundation
import UIKit

/// Goes back to an earlier controller: the nearest on the way back that has the segue's action.
///
/// Only code says which controller that is. Where no controller has the action, but one on the way back has a class that is
/// not there, it is taken to have it (assumed): the nearest below in the stack, else the one that presented the stack. It
/// gets no call.
@MainActor
struct Unwinding {
  let context: BuildingContext

  func perform(_ node: SegueNode, from source: UIViewController, sender: Any?) {
    guard let action = node.unwindAction else {
      return context.warn("the unwinding segue names no action", at: node.element)
    }
    let wayBack = Self.wayBack(from: source)
    let known = wayBack.lazy.compactMap { controller in
      Self.handler(of: action, in: controller).map { (target: controller, handler: $0) }
    }.first
    // Not what the source stands in: that cannot be gone back to.
    let around = Array(sequence(first: source, next: \.parent))
    let assumed = wayBack.first { candidate in
      candidate.missingClassName != nil && !around.contains { $0 === candidate }
    }
    guard let target = known?.target ?? assumed else {
      return context.warn("no controller on the way back has the action \(action)", at: node.element)
    }
    let segue = UIStoryboardSegue(identifier: node.identifier, source: source, destination: target) {
      Self.goBack(from: source, to: target, animated: node.animates)
    }
    source.prepare(for: segue, sender: sender)
    known?.handler.perform(target, segue)
    segue.perform()
  }

  private static func handler(of action: String, in controller: UIViewController) -> InterfaceAction? {
    (type(of: controller) as? any ActionReceiver.Type)?.actions[action]
  }

  /// What one comes through on the way back, without the source itself.
  private static func wayBack(from source: UIViewController) -> [UIViewController] {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(source)]
    var result: [UIViewController] = []
    var controller: UIViewController? = source
    while let current = controller {
      for candidate in reachable(from: current) where seen.insert(ObjectIdentifier(candidate)).inserted {
        result.append(candidate)
      }
      controller = current.parent ?? current.presentingViewController
    }
    return result
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
