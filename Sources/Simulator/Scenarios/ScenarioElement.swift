import Foundation
import Scenarios
import SoftKeyboard
import UIKit

/// What a person can point at: a view, or an item of a bar.
@MainActor
struct ScenarioElement {
  var view: UIView
  /// The item of a tab bar that is meant.
  var tabIndex: Int?
  /// The part of the view that is meant, in its coordinates, points.
  var part: CGRect?

  /// On the screen, animations included, in points.
  var screenFrame: CGRect {
    if let part {
      let frame = view.presentedScreenFrame
      return part.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    guard let tabIndex, let bar = view as? UITabBar else { return view.presentedScreenFrame }
    let item = bar.frame(ofItemAt: tabIndex)
    let origin = bar.presentedScreenFrame.origin
    return item.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// Whether it or something around it is hidden by the app.
  var isHidden: Bool {
    var current: UIView? = view
    while let ancestor = current {
      if ancestor.isHidden || ancestor.alpha < 0.01 { return true }
      current = ancestor.superview
    }
    return false
  }

  /// The class and the names it can be asked for by, for messages.
  var description: String {
    let names = [view.outletName, view.accessibilityIdentifier, view.interfaceBuilderIdentifier].compactMap { $0 }
    let type = String(describing: Swift.type(of: view))
    let frame = screenFrame
    return "\(type)\(names.first.map { " '\($0)'" } ?? "") at \(Self.text(frame))"
  }

  /// Numbers with commas between, as scenarios write them.
  static func text(_ rect: CGRect) -> String {
    [rect.minX, rect.minY, rect.width, rect.height].map { ScenarioNumber.rounded(Double($0)) }.joined(separator: ",")
  }

  /// The text that a person reads on it.
  var text: String? {
    switch view {
    case let label as UILabel: return label.text ?? ""
    case let field as UITextField: return field.text ?? ""
    case let view as UITextView: return view.text ?? ""
    case let button as UIButton: return button.currentTitle ?? ""
    default: return nil
    }
  }
}

/// The elements on a phone's screen and their names.
@MainActor
struct ScenarioElements {
  private let views: [UIView]
  private let phone: Phone

  /// What the app shows now; the keyboard and the status bar are not the app's.
  init(_ phone: Phone) {
    self.phone = phone
    let windows = phone.environment.application.windows.filter {
      !($0 is UITextEffectsWindow) && !($0 is StatusBarWindow)
    }
    for window in windows { Outlets.nameViews(in: window) }
    views = windows.flatMap(\.subtree).filter { !$0.isImplementationDetail }
  }

  /// What a name can be, the surest first.
  private static let names: [@MainActor (UIView) -> String?] = [
    { $0.outletName }, { $0.accessibilityIdentifier }, { $0.interfaceBuilderIdentifier }, { $0.accessibilityLabel },
    { ($0 as? UITextField)?.placeholder }, { ($0 as? UIButton)?.currentTitle }, { ($0 as? UILabel)?.text },
  ]

  /// All elements of that name, from the top: of the surest kind of name only, and without what lies inside of another
  /// of them. Where some are not hidden, only these.
  func named(_ name: String) -> [ScenarioElement] {
    for kind in Self.names {
      let found = views.filter { kind($0) == name }
      if !found.isEmpty { return sorted(found.map { ScenarioElement(view: $0) }) }
    }
    let parts = parts.filter { $0.label == name }.map(\.element)
    if !parts.isEmpty { return parts }
    return tabs.filter { title(of: $0) == name }
  }

  /// What is no view and can be pointed at: the segments of controls, from the left.
  private var parts: [(label: String, element: ScenarioElement)] {
    views.flatMap { view in
      view.accessibleParts.map { (label: $0.label, element: ScenarioElement(view: view, part: $0.frame)) }
    }.filter { !$0.element.isHidden }
  }

  /// Whether a view has that name, of whatever kind.
  static func isCalled(_ view: UIView, _ name: String) -> Bool {
    !view.isImplementationDetail && names.contains { $0(view) == name }
  }

  /// A name that means this view and no other; nil when there is none.
  func uniqueName(of view: UIView) -> String? {
    for kind in Self.names {
      guard let name = kind(view), !name.isEmpty, name.count <= 60 else { continue }
      let found = named(name)
      if found.count == 1, found[0].view === view { return name }
    }
    return nil
  }

  /// The items of the tab bars, from the left.
  var tabs: [ScenarioElement] {
    views.compactMap { $0 as? UITabBar }.filter { !ScenarioElement(view: $0).isHidden }.flatMap { bar in
      (bar.items ?? []).indices.map { ScenarioElement(view: bar, tabIndex: $0) }
    }
  }

  /// The word under a tab's picture.
  func title(of tab: ScenarioElement) -> String? {
    guard let index = tab.tabIndex, let items = (tab.view as? UITabBar)?.items, items.indices.contains(index) else {
      return nil
    }
    return items[index].title
  }

  /// The titles of the items of the tab bars.
  var tabTitles: [String] { tabs.compactMap { title(of: $0) } }

  private func sorted(_ elements: [ScenarioElement]) -> [ScenarioElement] {
    let shown = elements.filter { !$0.isHidden }
    let candidates = shown.isEmpty ? elements : shown
    let outer = candidates.filter { element in
      !candidates.contains { $0.view !== element.view && element.view.isDescendant(of: $0.view) }
    }
    return outer.sorted { left, right in
      let (p, q) = (left.screenFrame, right.screenFrame)
      return (p.minY, p.minX) < (q.minY, q.minX)
    }
  }

  /// Text inputs, from the top.
  var inputs: [ScenarioElement] { TextInput.all(in: phone.window).map { ScenarioElement(view: $0.view) } }

  /// The scroll view that an offset without a name means: the innermost around the focus, else the largest on the screen.
  var mainScrollView: UIScrollView? {
    var current = phone.environment.application.firstResponder as? UIView
    current = current?.superview
    while let view = current {
      if let scrollView = view as? UIScrollView { return scrollView }
      current = view.superview
    }
    let scrollViews = views.compactMap { $0 as? UIScrollView }.filter {
      !ScenarioElement(view: $0).isHidden && $0.presentedScreenFrame.intersects(phone.visibleRect)
    }
    return scrollViews.max { Self.area($0) < Self.area($1) }
  }

  private static func area(_ view: UIView) -> CGFloat { view.bounds.width * view.bounds.height }

  /// At most some names that are on the screen, the nearest to `name` first.
  func namesNear(_ name: String) -> [String] {
    var known: [String] = []
    for view in views where !ScenarioElement(view: view).isHidden {
      for kind in Self.names {
        if let name = kind(view), !name.isEmpty, name.count <= 60 {
          if !known.contains(name) { known.append(name) }
          break
        }
      }
    }
    known += parts.map(\.label).filter { !known.contains($0) }
    known += tabTitles.filter { !known.contains($0) }
    let distances = known.map { (name: $0, distance: ScenarioNames.distance(name, $0)) }
    return distances.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(8).map(\.element.name)
  }
}
