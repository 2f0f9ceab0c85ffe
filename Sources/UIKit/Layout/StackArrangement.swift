import Foundation

/// The constraints by which a stack view places its views. Their names are those of iOS's logs.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// How hard a stack fits its content, across its axis and in its gaps.
  private static let fitting = UILayoutPriority(51)
  /// How hard a view without a size of its own keeps small.
  private static let ambiguitySuppression = UILayoutPriority(25)
  private static let equalCentering = UILayoutPriority(150)
  private static let proportion = UILayoutPriority(999)

  let stack: UIStackView
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var gaps: [UILayoutGuide] = []

  init(stack: UIStackView) { self.stack = stack }

  private var isHorizontal: Bool { stack.axis == .horizontal }
  private var canvas: AnyObject { stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack }
  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var center: Attribute { isHorizontal ? .centerX : .centerY }
  private var length: Attribute { isHorizontal ? .width : .height }
  private var crossStart: Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }
  private var crossLength: Attribute { isHorizontal ? .height : .width }

  /// Makes the constraints and guides; hidden views take no room.
  mutating func make(_ arranged: [UIView]) {
    for view in arranged where view.isHidden {
      add("UISV-hiding", view, length, .equal, nil, .notAnAttribute)
    }
    let views = arranged.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else { return }
    add("UISV-canvas-connection", first, start, .equal, canvas, start)
    add("UISV-canvas-connection", canvas, end, .equal, last, end)
    let pairs = Array(zip(views, views.dropFirst()))
    switch stack.distribution {
    case .fill: space(pairs, .equal)
    case .fillEqually:
      space(pairs, .equal)
      for view in views.dropFirst() { add("UISV-fill-equally", view, length, .equal, first, length) }
    case .fillProportionally:
      space(pairs, .equal)
      proportion(views)
    case .equalSpacing:
      equalGaps(pairs, from: end, to: start, priority: .required)
      for (gap, pair) in zip(gaps, pairs) {
        let spacing = stack.spacing(after: pair.0)
        add("UISV-spacing", gap, length, .greaterThanOrEqual, nil, .notAnAttribute, constant: spacing)
        add("UISV-fit", gap, length, .equal, nil, .notAnAttribute, constant: spacing, priority: Self.fitting)
      }
    case .equalCentering:
      equalGaps(pairs, from: center, to: center, priority: Self.equalCentering)
      space(pairs, .greaterThanOrEqual)
      space(pairs, .equal, priority: Self.fitting)
    }
    align(views)
  }

  private mutating func space(
    _ pairs: [(UIView, UIView)], _ relation: NSLayoutConstraint.Relation, priority: UILayoutPriority = .required
  ) {
    let countsBaselines = !isHorizontal && stack.isBaselineRelativeArrangement
    for (view, next) in pairs {
      add(
        "UISV-spacing", next, countsBaselines ? .firstBaseline : start, relation, view,
        countsBaselines ? .lastBaseline : end, constant: stack.spacing(after: view), priority: priority)
    }
  }

  /// Lengths are to each other as the contents are; a view without a length of its own is left to its other
  /// constraints.
  private mutating func proportion(_ views: [UIView]) {
    let lengths = views.map { view -> CGFloat in
      let size = view is UIStackView ? view.systemLayoutSizeFitting(.zero) : view.intrinsicContentSize
      let length = isHorizontal ? size.width : size.height
      return length.isFinite ? length : 0
    }
    guard let place = lengths.firstIndex(where: { $0 > 0 }) else { return }
    for (view, length) in zip(views, lengths) where length > 0 && view !== views[place] {
      add(
        "UISV-fill-proportionally", view, self.length, .equal, views[place], self.length,
        multiplier: length / lengths[place], priority: Self.proportion)
    }
  }

  /// Guides between neighbours that are equally long.
  private mutating func equalGaps(
    _ pairs: [(UIView, UIView)], from: Attribute, to: Attribute, priority: UILayoutPriority
  ) {
    gaps = pairs.map { _ in UILayoutGuide() }
    for (gap, pair) in zip(gaps, pairs) {
      gap.identifier = "UISV-gap"
      add("UISV-distributing-edge", gap, start, .equal, pair.0, from)
      add("UISV-distributing-edge", pair.1, to, .equal, gap, end)
    }
    guard let first = gaps.first else { return }
    for (place, gap) in gaps.dropFirst().enumerated() {
      // Where all cannot be had, the earlier ones are equal first.
      let weaker = priority == .required ? priority : priority - Float(place) / 100
      add("UISV-distributing", gap, length, .equal, first, length, priority: weaker)
    }
  }

  private mutating func align(_ views: [UIView]) {
    let alignment = stack.alignment
    if alignment == .fill {
      for view in views {
        add("UISV-alignment", view, crossStart, .equal, canvas, crossStart)
        add("UISV-alignment", canvas, crossEnd, .equal, view, crossEnd)
      }
      return
    }
    guard let first = views.first else { return }
    for view in views {
      switch alignment {
      case .firstBaseline where isHorizontal, .lastBaseline where isHorizontal:
        let isFirst = alignment == .firstBaseline
        let baseline = isFirst ? Attribute.firstBaseline : .lastBaseline
        if view !== first { add("UISV-alignment", view, baseline, .equal, first, baseline) }
        bound(view, atStart: true, atEnd: true)
        let edge = isFirst ? crossStart : crossEnd
        add("UISV-fit", view, edge, .equal, canvas, edge, priority: Self.fitting)
      case .center:
        add("UISV-alignment", view, crossCenter, .equal, canvas, crossCenter)
        bound(view, atStart: true, atEnd: true)
      case .trailing, .lastBaseline:
        add("UISV-alignment", canvas, crossEnd, .equal, view, crossEnd)
        bound(view, atStart: true, atEnd: false)
      default:
        add("UISV-alignment", view, crossStart, .equal, canvas, crossStart)
        bound(view, atStart: false, atEnd: true)
      }
      let size = view.intrinsicContentSize
      if (isHorizontal ? size.height : size.width) < 0, !(view is UIStackView) {
        add(
          "UISV-ambiguity-suppression", view, crossLength, .equal, nil, .notAnAttribute,
          priority: Self.ambiguitySuppression)
      }
    }
    add("UISV-fit", canvas, crossLength, .equal, nil, .notAnAttribute, priority: Self.fitting)
  }

  private mutating func bound(_ view: UIView, atStart: Bool, atEnd: Bool) {
    if atStart { add("UISV-spanning-boundary", view, crossStart, .greaterThanOrEqual, canvas, crossStart) }
    if atEnd { add("UISV-spanning-boundary", canvas, crossEnd, .greaterThanOrEqual, view, crossEnd) }
  }

  private mutating func add(
    _ name: String, _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: AnyObject?, _ otherAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
    constraint.identifier = name
    constraint.priority = priority
    constraint.isInternal = true
    constraints.append(constraint)
  }
}
