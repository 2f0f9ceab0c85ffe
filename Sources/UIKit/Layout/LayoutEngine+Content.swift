import ConstraintSolver
import Foundation

extension LayoutEngine {
  /// Brings hugging and compression resistance to what the view asks for now.
  func refreshContent(of item: LayoutItem, view: UIView) {
    if let text = view as? any WrappingContent, !item.isFixed {
      wrappingItems.removeAll { $0 === item }
      if text.wrapsToLayoutWidth { wrappingItems.append(item) }
      text.layoutWidth = 0
    }
    applyContent(of: item, view: view)
  }

  func applyContent(of item: LayoutItem, view: UIView) {
    let size = view.contentSizeForLayout
    let priorities = NSLayoutConstraint.Axis.allCases.flatMap {
      [view.contentHuggingPriority(for: $0), view.contentCompressionResistancePriority(for: $0)]
    }
    let prioritiesChanged = priorities != item.contentPriorities
    item.contentPriorities = priorities
    for axis in NSLayoutConstraint.Axis.allCases {
      let place = axis.rawValue
      let length = axis == .horizontal ? size.width : size.height
      guard length >= 0, length.isFinite, length < CGFloat(Solver.maximumConstant) else {
        dropContent(of: item, axis: place)
        continue
      }
      if prioritiesChanged { dropContent(of: item, axis: place) }
      guard let hugging = item.hugging[place], let resistance = item.resistance[place] else {
        let variable = variable(.length(axis), of: item)
        item.hugging[place] = insert(
          Constraint(variable, .lessThanOrEqual, Double(length), priority: Self.priority(priorities[2 * place])))
        item.resistance[place] = insert(
          Constraint(
            variable, .greaterThanOrEqual, Double(length), priority: Self.priority(priorities[2 * place + 1])))
        continue
      }
      setConstant(of: hugging, to: length)
      setConstant(of: resistance, to: length)
    }
    item.contentSize = size
    refreshBaselines(of: item, view: view)
  }

  func dropContent(of item: LayoutItem, axis: Int) {
    if let id = item.hugging[axis] { try? solver.remove(id) }
    if let id = item.resistance[axis] { try? solver.remove(id) }
    item.hugging[axis] = nil
    item.resistance[axis] = nil
  }

  /// Constraints about baselines hang on the text's height.
  func refreshBaselines(of item: LayoutItem, view: UIView) {
    guard item.entries.contains(where: \.usesBaselines) else { return }
    let baselines = view.layoutBaselines
    guard baselines != item.baselines else { return }
    item.baselines = baselines
    for entry in item.entries where entry.usesBaselines {
      withdraw(entry)
      putIn(entry)
    }
  }

  // MARK: Text of several lines

  /// Before anything is solved again, text asks for the width of its unbroken lines.
  func unwrap() {
    for item in wrappingItems {
      guard let view = item.owner as? any WrappingContent, view.layoutWidth > 0 else { continue }
      view.layoutWidth = 0
      applyContent(of: item, view: view)
    }
  }

  /// Text that did not get that width asks for the height that it needs in the width it got.
  func wrap() {
    var widths: [(LayoutItem, any WrappingContent, CGFloat)] = []
    for item in wrappingItems {
      guard let view = item.owner as? any WrappingContent, item.contentSize.width >= 0 else { continue }
      let width = item.value(.width)
      if width > 0, width < item.contentSize.width - 0.01 { widths.append((item, view, width)) }
    }
    for (item, view, width) in widths {
      view.layoutWidth = width
      applyContent(of: item, view: view)
    }
  }
}
