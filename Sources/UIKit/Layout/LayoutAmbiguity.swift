import Foundation

/// Views whose constraints do not say where they are, or how large.
@MainActor
package enum LayoutAmbiguity {
  /// More views are not looked at: finding out takes a search of its own for each.
  private static let limit = 500

  /// A line for every such view in the windows, as Xcode's debugger says it.
  package static func reports(in windows: [UIWindow]) -> [String] {
    var reports: [String] = []
    var count = 0
    for view in windows.flatMap(\.subtree) {
      guard let item = view.layoutRecord?.item, !item.isFixed, !view.isImplementationDetail else { continue }
      count += 1
      guard count <= limit else {
        reports.append("Ambiguous layout was looked for in the first \(limit) views with constraints only")
        break
      }
      let quantities = item.ambiguousQuantities.map(name)
      guard !quantities.isEmpty else { continue }
      let list = quantities.joined(separator: ", ")
      let verb = quantities.count == 1 ? "is" : "are"
      reports.append(
        "Ambiguous layout: \(list) \(verb) ambiguous for \(LayoutNames.name(of: view, isWhole: true))")
    }
    return reports
  }

  private static func name(_ quantity: LayoutQuantity) -> String {
    switch quantity {
    case .minX: "horizontal position"
    case .minY: "vertical position"
    case .width: "width"
    case .height: "height"
    }
  }
}

extension LayoutItem {
  /// What of the frame the constraints leave open.
  var ambiguousQuantities: [LayoutQuantity] {
    guard let engine else { return [] }
    engine.update()
    return LayoutQuantity.allCases.filter { quantity in
      variables[quantity.rawValue].map { engine.solver.isAmbiguous($0) } ?? false
    }
  }
}
