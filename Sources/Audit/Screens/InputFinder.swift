import Foundation
import Simulator
import UIKit

/// Finds the inputs of a screen that a person can type in, those included that are further down in tables and
/// collections.
@MainActor
struct InputFinder {
  private let phone: Phone
  /// The object ids of inputs that belong to other screens, such as one in a container view.
  private let foreign: Set<String>
  /// From the top.
  private(set) var places: [InputPlace] = []
  /// Tables and collections with more than was looked at.
  private(set) var cutLists: [CellList] = []

  init(_ phone: Phone, foreign: Set<String>) {
    self.phone = phone
    self.foreign = foreign
    for input in inputs where InputPlace.cell(of: input) == nil {
      places.append(InputPlace(found: input, cell: nil, frame: input.screenFrame, names: InputNames(input)))
    }
    for view in phone.window.subtree where isShown(view) {
      if let list = CellList(view) { lookThrough(list) }
    }
    places.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
  }

  private var inputs: [UIView] {
    TextInput.all(in: phone.window).filter { input in
      input.owner.interfaceBuilderIdentifier.map { !foreign.contains($0) } ?? true
    }.map(\.view)
  }

  private func isShown(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let ancestor = current {
      if ancestor.isHidden || ancestor.alpha < 0.01 { return false }
      current = ancestor.superview
    }
    return true
  }

  /// Scrolls from the top to the end and back to where it was.
  private mutating func lookThrough(_ list: CellList) {
    let view = list.scrollView
    let start = view.contentOffset
    var seen: Set<IndexPath> = []
    note(list, start, &seen)
    defer {
      view.setContentOffset(start, animated: false)
      phone.environment.application.layoutIfNeeded()
    }
    guard view.isScrollEnabled else { return }
    var walk = CellWalk(list, on: phone, by: .jumps)
    while walk.next() { note(list, start, &seen) }
    if !walk.isAtEnd { cutLists.append(list) }
  }

  /// Notes the inputs in the cells that are in sight and have not been seen.
  private mutating func note(_ list: CellList, _ start: CGPoint, _ seen: inout Set<IndexPath>) {
    let view = list.scrollView
    var new: [IndexPath: [UIView]] = [:]
    for input in inputs {
      guard let cell = InputPlace.cell(of: input), cell.list.scrollView === view, !seen.contains(cell.path) else {
        continue
      }
      new[cell.path, default: []].append(input)
    }
    let moved = CGPoint(x: view.contentOffset.x - start.x, y: view.contentOffset.y - start.y)
    for (path, inputs) in new.sorted(by: { $0.key < $1.key }) {
      seen.insert(path)
      for (ordinal, input) in inputs.enumerated() {
        places.append(
          InputPlace(
            found: input, cell: InputPlace.Cell(list: list, path: path, ordinal: ordinal),
            frame: input.screenFrame.offsetBy(dx: moved.x, dy: moved.y), names: InputNames(input)))
      }
    }
  }
}
