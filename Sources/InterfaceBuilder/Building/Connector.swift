import Foundation
import UIKit

/// Joins the outlets and actions of a file's objects.
@MainActor
struct Connector {
  let context: BuildingContext

  func connect(_ owner: AnyObject, _ element: DocumentElement, outlets: [OutletConnection], actions: [ActionConnection])
  {
    if !outlets.isEmpty {
      let holders = Outlets.of(owner)
      for outlet in outlets { join(outlet, of: owner, holders) }
    }
    for action in actions { join(action, of: owner) }
  }

  private func join(
    _ outlet: OutletConnection, of owner: AnyObject, _ holders: [(name: String, holder: any OutletHolder)]
  ) {
    guard let object = context.objects[outlet.destination] else {
      return context.warn(
        "the outlet \(outlet.property) is joined to '\(outlet.destination)', which is not built", at: outlet.element)
    }
    if let holder = holders.first(where: { $0.name == outlet.property })?.holder {
      if !holder.hold(object) {
        context.warn(
          "the outlet \(outlet.property) of \(type(of: owner)) does not take a \(type(of: object))", at: outlet.element)
      }
      return
    }
    switch (outlet.property, owner) {
    case ("delegate", let field as UITextField): field.delegate = object as? any UITextFieldDelegate
    case ("delegate", let bar as UISearchBar): bar.delegate = object as? any UISearchBarDelegate
    case ("delegate", let scrollView as UIScrollView): scrollView.delegate = object as? any UIScrollViewDelegate
    case ("view", is UIViewController): break
    default:
      // A plain stand-in for a class that is not there has no outlets; that has been said once.
      let isPlain = type(of: owner) == UIViewController.self || type(of: owner) == UIView.self
      if !isPlain {
        context.warn("\(type(of: owner)) has no outlet \(outlet.property)", at: outlet.element)
      } else {
        (object as? UIView)?.outletName = outlet.property
      }
    }
  }

  private func join(_ action: ActionConnection, of owner: AnyObject) {
    guard let control = owner as? UIControl else { return }
    guard let target = context.objects[action.destination] else {
      return context.warn(
        "the action \(action.selector) is sent to '\(action.destination)', which is not built", at: action.element)
    }
    let handler = (type(of: target) as? any ActionReceiver.Type)?.actions[action.selector]
    if handler == nil, type(of: target) != UIViewController.self {
      context.warn(
        "\(type(of: target)) has no action \(action.selector); list it in its `actions`", at: action.element)
    }
    // Joined without a handler too: a field with an action for editingDidEndOnExit gives the keyboard up on return.
    let event = UIControl.Event(rawValue: action.event?.mask ?? UIControl.Event.primaryActionTriggered.rawValue)
    control.addAction(
      UIAction { [weak target] sender in
        if let target { handler?.perform(target, sender.sender ?? sender) }
      }, for: event)
  }
}
