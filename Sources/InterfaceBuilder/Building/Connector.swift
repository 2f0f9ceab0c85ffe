import Foundation
import UIKit

/// Joins the outlets and actions of a file's objects.
@MainActor
struct Connector {
  let context: BuildingContext
  /// What stands in the place of classes that are not there.
  private static let plainTypes: [AnyClass] = [
    UIViewController.self, UIView.self, UITableViewController.self, UITableView.self, UITableViewCell.self,
    UICollectionViewController.self, UICollectionView.self, UICollectionViewCell.self, UICollectionReusableView.self,
    UITabBarController.self, UINavigationController.self, UISplitViewController.self, UIPageViewController.self,
  ]

  /// Joins all outlets, outlet collections and actions of an object, in the order of the file.
  func connect(_ owner: AnyObject, _ node: some DocumentNode) {
    connect(owner, outlets: node.outletConnections, actions: node.actions)
  }

  private func connect(_ owner: AnyObject, outlets: [OutletConnection], actions: [ActionConnection]) {
    if !outlets.isEmpty {
      let holders = Outlets.of(owner)
      for outlet in outlets {
        // Recognisers were put on their views when they were made.
        if outlet.isCollection, outlet.property == "gestureRecognizers", owner is UIView { continue }
        join(outlet, of: owner, holders)
      }
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
      if outlet.isCollection ? holder.add(object) : holder.hold(object) {
        if !outlet.isCollection { (object as? UIView)?.outletName = outlet.property }
        return
      }
      let kind = outlet.isCollection ? "outlet collection" : "outlet"
      return context.warn(
        "the \(kind) \(outlet.property) of \(type(of: owner)) does not take a \(type(of: object))", at: outlet.element)
    }
    switch (outlet.property, owner) {
    case ("delegate", let field as UITextField): field.delegate = object as? any UITextFieldDelegate
    case ("delegate", let picker as UIPickerView): picker.delegate = object as? any UIPickerViewDelegate
    case ("dataSource", let picker as UIPickerView): picker.dataSource = object as? any UIPickerViewDataSource
    case ("delegate", let bar as UISearchBar): bar.delegate = object as? any UISearchBarDelegate
    case ("delegate", let scrollView as UIScrollView): scrollView.delegate = object as? any UIScrollViewDelegate
    case ("dataSource", let table as UITableView): table.dataSource = object as? any UITableViewDataSource
    case ("dataSource", let collection as UICollectionView):
      collection.dataSource = object as? any UICollectionViewDataSource
    case ("delegate", let recognizer as UIGestureRecognizer):
      recognizer.delegate = object as? any UIGestureRecognizerDelegate
    case ("dataSource", let pages as UIPageViewController):
      pages.dataSource = object as? any UIPageViewControllerDataSource
    case ("delegate", let pages as UIPageViewController):
      pages.delegate = object as? any UIPageViewControllerDelegate
    case ("delegate", let tabs as UITabBarController): tabs.delegate = object as? any UITabBarControllerDelegate
    case ("delegate", let navigation as UINavigationController):
      navigation.delegate = object as? any UINavigationControllerDelegate
    case ("delegate", let split as UISplitViewController):
      split.delegate = object as? any UISplitViewControllerDelegate
    case ("view", is UIViewController): break
    default:
      // A plain stand-in for a class that is not there has no outlets; that has been said once.
      let isPlain = Self.plainTypes.contains { type(of: owner) == $0 }
      if !isPlain {
        let kind = outlet.isCollection ? "outlet collection" : "outlet"
        context.warn("\(type(of: owner)) has no \(kind) \(outlet.property)", at: outlet.element)
      } else {
        (object as? UIView)?.outletName = outlet.property
      }
    }
  }

  private func join(_ action: ActionConnection, of owner: AnyObject) {
    guard let source = owner as? any ActionSource else { return }
    let event = action.event.map { UIControl.Event(rawValue: $0.mask) }
    let selector = action.selector
    if isFirstResponder(action.destination) {
      // Nobody is named: the first responder that has the action takes it, from the sender upwards.
      return source.addAction(for: event) { [weak source] sender in
        var responder = source?.firstTarget
        while let candidate = responder {
          if let handler = Self.handler(selector, of: candidate) { return handler.perform(candidate, sender) }
          responder = candidate.next
        }
      }
    }
    guard let target = context.objects[action.destination] else {
      return context.warn(
        "the action \(selector) is sent to '\(action.destination)', which is not built", at: action.element)
    }
    let handler = Self.handler(selector, of: target)
    if handler == nil, type(of: target) != UIViewController.self {
      context.warn("\(type(of: target)) has no action \(selector); list it in its `actions`", at: action.element)
    }
    // Joined without a handler too: a field with an action for editingDidEndOnExit gives the keyboard up on return.
    source.addAction(for: event) { [weak target] sender in
      if let target { handler?.perform(target, sender) }
    }
  }

  private static func handler(_ selector: String, of target: AnyObject) -> InterfaceAction? {
    (type(of: target) as? any ActionReceiver.Type)?.actions[selector]
  }

  private func isFirstResponder(_ id: String) -> Bool {
    guard let element = context.document.element(id: id), element.name == "placeholder" else { return false }
    return PlaceholderNode(element).kind == .firstResponder
  }
}
