import Foundation
import Scenarios
import SoftKeyboard
import UIKit

/// Finds the words for a tap: the name of what lies there, when a tap by that name does the same.
@MainActor
struct ScenarioTapFinder {
  private let phone: Phone

  init(_ phone: Phone) { self.phone = phone }

  /// The step that taps a point of the screen.
  func tap(at point: CGPoint) -> ScenarioAction {
    let place = ScenarioAction.tap(.point(ScenarioPoint(point)))
    guard let hit = phone.hitView(at: point) else { return place }
    if hit.window is UITextEffectsWindow { return key(at: point) ?? place }
    let elements = ScenarioElements(phone)
    if hit is UITabBar { return tab(at: point, elements) ?? place }
    var view: UIView? = hit
    while let current = view {
      if current is UIControl || current is UITextView {
        return named(current, point, elements) ?? place
      }
      view = current.superview
    }
    return place
  }

  private func named(_ view: UIView, _ point: CGPoint, _ elements: ScenarioElements) -> ScenarioAction? {
    guard let name = elements.uniqueName(of: view) else { return nil }
    // A button is one place; elsewhere it counts where the finger is, but in a field without text.
    if view is UIButton || (view as? UITextField).map({ ($0.text ?? "").isEmpty }) == true {
      return .tap(.named(name))
    }
    let frame = view.presentedScreenFrame
    return .tap(
      .named(name), offset: ScenarioPoint(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)))
  }

  private func tab(at point: CGPoint, _ elements: ScenarioElements) -> ScenarioAction? {
    let tabs = elements.tabs
    guard let index = tabs.firstIndex(where: { $0.screenFrame.contains(point) }) else { return nil }
    let title = elements.title(of: tabs[index])
    let isUnique = title != nil && tabs.filter { elements.title(of: $0) == title }.count == 1
    if let title, isUnique { return .tab(.named(title)) }
    return .tab(.input(index + 1))
  }

  /// The key of the phone's keyboard under the finger; keys that type nothing stay points.
  private func key(at point: CGPoint) -> ScenarioAction? {
    let keyboard = phone.keyboard
    guard keyboard.state == .shown else { return nil }
    for (name, action) in [("space", ScenarioAction.keys(" ")), ("return", .pressReturn)] {
      if let center = keyboard.center(ofKey: name), abs(center.y - point.y) < 20, abs(center.x - point.x) < 40 {
        return action
      }
    }
    if let center = keyboard.center(ofKey: SoftwareKeyboard.dismissKeyTitle), abs(center.y - point.y) < 20,
      abs(center.x - point.x) < 30
    {
      return .tap(.named(SoftwareKeyboard.dismissKeyTitle))
    }
    let titles = keyboard.keyTitles.filter { $0.count == 1 }
    let nearest = titles.compactMap { title in
      keyboard.center(ofKey: title).map { (title: title, distance: hypot($0.x - point.x, $0.y - point.y)) }
    }.min { $0.distance < $1.distance }
    guard let nearest, nearest.distance < 14, let character = nearest.title.first else { return nil }
    // What is typed hangs on shift, whatever the key shows.
    let typed =
      character.isCased ? (keyboard.shift == .off ? character.lowercased() : character.uppercased()) : nearest.title
    return .keys(typed)
  }
}
