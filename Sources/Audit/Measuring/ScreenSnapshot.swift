import Foundation
import Simulator
import UIKit

/// Where everything on a screen is, to find out whether it comes back.
@MainActor
struct ScreenSnapshot {
  private struct State: Equatable {
    var frame: CGRect
    var offset: CGPoint
    var inset: UIEdgeInsets
    var indicators: UIEdgeInsets
  }

  private var states: [ObjectIdentifier: State] = [:]
  private var order: [UIView] = []

  init(_ window: UIWindow) { add(window) }

  private mutating func add(_ view: UIView) {
    // Text inputs look after their insides themselves; a label is as large as its text.
    guard !view.isImplementationDetail else { return }
    if !(view is UILabel) {
      order.append(view)
      states[ObjectIdentifier(view)] = Self.state(view)
    }
    // So do lists after their cells, which stand for others after scrolling.
    if view is any UITextInput || CellList(view) != nil { return }
    for child in view.subviews { add(child) }
  }

  private static func state(_ view: UIView) -> State {
    let scrollView = view as? UIScrollView
    return State(
      frame: view.frame, offset: scrollView?.contentOffset ?? .zero, inset: scrollView?.contentInset ?? .zero,
      indicators: scrollView?.verticalScrollIndicatorInsets ?? .zero)
  }

  /// What is not as it was, the outermost first.
  var changes: [ViewChange] { changes(of: order) }

  /// What the screen itself moves, makes smaller, or gives room while the keyboard is up: by observers of the keyboard's
  /// notifications or by what hangs on its layout guide. What UIKit does for every screen is not counted: it scrolls to
  /// what is typed in, makes room in the lists of its own controllers, and moves sheets and bars.
  var reaction: [ViewChange] {
    changes(of: order.filter { !Self.isMovedByUIKit($0) }).filter {
      $0.property == "frame" || $0.property == "inset"
    }
  }

  private static func isMovedByUIKit(_ view: UIView) -> Bool {
    if view is UINavigationBar || view is UISearchBar { return true }
    guard let controller = view.next as? UIViewController else { return false }
    return controller is UITableViewController || controller is UICollectionViewController
      || controller.presentingViewController != nil
  }

  private func changes(of views: [UIView]) -> [ViewChange] {
    views.flatMap { view -> [ViewChange] in
      let new = stateToCompare(view)
      guard let old = states[ObjectIdentifier(view)], old != new else { return [] }
      let name = Self.name(view)
      var changes: [ViewChange] = []
      func note(_ property: String, _ before: [Double], _ after: [Double]) {
        guard zip(before, after).contains(where: { abs($0 - $1) > 0.05 }) else { return }
        changes.append(ViewChange(view: name, property: property, before: before, after: after))
      }
      note("frame", Numbers.list(old.frame), Numbers.list(new.frame))
      note("offset", Self.list(old.offset), Self.list(new.offset))
      note("inset", Self.list(old.inset), Self.list(new.inset))
      note("indicator inset", Self.list(old.indicators), Self.list(new.indicators))
      return changes
    }
  }

  /// Whether anything at all is not as it was, text views' own scrolling too: such a phone is not used again.
  var hasChanged: Bool { order.contains { states[ObjectIdentifier($0)] != Self.state($0) } }

  /// The views that are not as they were.
  var changedViews: [UIView] { order.filter { states[ObjectIdentifier($0)] != stateToCompare($0) } }

  /// What a view is like now, but for where a text view has scrolled to: it shows where one writes, and stays there.
  private func stateToCompare(_ view: UIView) -> State {
    var state = Self.state(view)
    if view is any UITextInput, let old = states[ObjectIdentifier(view)] { state.offset = old.offset }
    return state
  }

  /// Scrolls everything back to where it was.
  func restoreOffsets() {
    for view in order {
      guard let scrollView = view as? UIScrollView, let old = states[ObjectIdentifier(view)],
        scrollView.contentOffset != old.offset
      else { continue }
      scrollView.setContentOffset(old.offset, animated: false)
    }
  }

  static func name(_ view: UIView) -> String {
    view.outletName ?? view.accessibilityIdentifier ?? view.interfaceBuilderIdentifier
      ?? String(describing: type(of: view))
  }

  private static func list(_ point: CGPoint) -> [Double] { [Numbers.rounded(point.x), Numbers.rounded(point.y)] }

  private static func list(_ insets: UIEdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map { Numbers.rounded($0) }
  }
}
