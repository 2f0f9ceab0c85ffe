import Foundation
import Simulator
import UIKit

/// Finds the inputs of a screen that a person can type in, those included that are further down in tables.
@MainActor
struct InputFinder {
  private let phone: Phone
  /// The object ids of inputs that belong to other screens, such as one in a container view.
  private let foreign: Set<String>
  /// From the top.
  private(set) var places: [InputPlace] = []
  /// Tables with more rows than were looked at.
  private(set) var cutTables: [UITableView] = []

  init(_ phone: Phone, foreign: Set<String>) {
    self.phone = phone
    self.foreign = foreign
    for input in inputs where InputPlace.row(of: input) == nil {
      places.append(InputPlace(found: input, row: nil, frame: input.screenFrame, names: InputNames(input)))
    }
    for case let table as UITableView in phone.window.subtree where isShown(table) { lookThrough(table) }
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
  private mutating func lookThrough(_ table: UITableView) {
    let start = table.contentOffset
    var seen: Set<IndexPath> = []
    note(table, start, &seen)
    defer {
      table.setContentOffset(start, animated: false)
      phone.environment.application.layoutIfNeeded()
    }
    guard table.isScrollEnabled else { return }
    var walk = TableWalk(table, on: phone, by: .jumps)
    while walk.next() { note(table, start, &seen) }
    if !walk.isAtEnd { cutTables.append(table) }
  }

  /// Notes the inputs in the rows that are in sight and have not been seen.
  private mutating func note(_ table: UITableView, _ start: CGPoint, _ seen: inout Set<IndexPath>) {
    var new: [IndexPath: [UIView]] = [:]
    for input in inputs {
      guard let row = InputPlace.row(of: input), row.table === table, !seen.contains(row.path) else { continue }
      new[row.path, default: []].append(input)
    }
    let moved = table.contentOffset.y - start.y
    for (path, inputs) in new {
      seen.insert(path)
      for (ordinal, input) in inputs.enumerated() {
        places.append(
          InputPlace(
            found: input, row: InputPlace.Row(table: table, path: path, ordinal: ordinal),
            frame: input.screenFrame.offsetBy(dx: 0, dy: moved), names: InputNames(input)))
      }
    }
  }
}
