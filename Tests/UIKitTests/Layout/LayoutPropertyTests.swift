import Foundation
import Testing

@testable import UIKit

/// Random layouts that have a solution: made from frames, so that every constraint can hold.
@MainActor
@Suite(.serialized) struct LayoutPropertyTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let edges: [NSLayoutConstraint.Attribute] = [
    .left, .right, .leading, .trailing, .centerX, .top, .bottom, .centerY, .width, .height,
  ]

  private func value(_ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat {
    switch attribute {
    case .left, .leading: frame.minX
    case .right, .trailing: frame.maxX
    case .centerX: frame.midX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .centerY: frame.midY
    case .width: frame.width
    default: frame.height
    }
  }

  /// How far a constraint is from holding, by the frames as they are now.
  private func error(_ constraint: NSLayoutConstraint, in root: UIView) -> CGFloat {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
      guard let view = item as? UIView else { return 0 }
      return value(attribute, view.convert(view.bounds, to: root))
    }
    let difference =
      side(constraint.firstItem, constraint.firstAttribute)
      - (side(constraint.secondItem, constraint.secondAttribute) + constraint.constant)
    switch constraint.relation {
    case .equal: return abs(difference)
    case .lessThanOrEqual: return max(0, difference)
    case .greaterThanOrEqual: return max(0, -difference)
    }
  }

  private func randomLayout(_ stage: LayoutStage, _ random: inout Generator) -> [NSLayoutConstraint] {
    var views: [UIView] = [stage.root]
    var frames: [CGRect] = [stage.root.bounds]
    var constraints: [NSLayoutConstraint] = []
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      let parent = views.randomElement(using: &random) ?? stage.root
      let view = stage.view(in: parent)
      let frame = CGRect(
        CGFloat(Int.random(in: -20...300, using: &random)), CGFloat(Int.random(in: -20...300, using: &random)),
        CGFloat(Int.random(in: 0...200, using: &random)), CGFloat(Int.random(in: 0...200, using: &random)))
      for (place, options) in [
        [NSLayoutConstraint.Attribute.left, .right, .centerX, .leading], [.top, .bottom, .centerY],
      ]
      .enumerated() {
        let size = place == 0 ? NSLayoutConstraint.Attribute.width : .height
        let other = Int.random(in: 0..<views.count, using: &random)
        let attribute = options.randomElement(using: &random) ?? options[0]
        let isDirectional = attribute == .leading
        let otherAttribute = isDirectional ? attribute : options.filter { $0 != .leading }.randomElement(using: &random)
        constraints.append(
          NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: views[other],
            attribute: otherAttribute ?? attribute, multiplier: 1,
            constant: value(attribute, frame) - value(otherAttribute ?? attribute, frames[other])))
        constraints.append(
          NSLayoutConstraint(
            item: view, attribute: size, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: value(size, frame)))
      }
      views.append(view)
      frames.append(frame)
    }
    for _ in 0..<Int.random(in: 0...10, using: &random) {
      let places = (0..<views.count).shuffled(using: &random).prefix(2)
      guard let first = places.first, let second = places.last, first != second else { continue }
      let attribute = Self.edges.filter { $0 != .leading && $0 != .trailing }.randomElement(using: &random) ?? .left
      let difference = value(attribute, frames[first]) - value(attribute, frames[second])
      let slack = CGFloat(Int.random(in: 0...30, using: &random))
      constraints.append(
        NSLayoutConstraint(
          item: views[first], attribute: attribute, relatedBy: Bool.random(using: &random) ? .lessThanOrEqual : .equal,
          toItem: views[second], attribute: attribute, multiplier: 1, constant: difference))
      constraints[constraints.count - 1].priority = Bool.random(using: &random) ? .required : UILayoutPriority(800)
      constraints.append(
        NSLayoutConstraint(
          item: views[first], attribute: attribute, relatedBy: .greaterThanOrEqual, toItem: views[second],
          attribute: attribute, multiplier: 1, constant: difference - slack))
    }
    return constraints
  }

  @Test(arguments: 0..<60) func everyConstraintHolds(_ seed: Int) {
    var random = Generator(state: UInt64(seed) &* 7919 &+ 1)
    let stage = LayoutStage(scale: [1, 2, 3][seed % 3])
    let constraints = randomLayout(stage, &random)
    NSLayoutConstraint.activate(constraints.shuffled(using: &random))
    stage.layOut()
    #expect(stage.environment.layoutReports.isEmpty)
    for constraint in constraints {
      #expect(error(constraint, in: stage.root) <= 1.01, "\(constraint.summary)")
    }
    let frames = stage.root.subtree.map(\.frame)
    // Taking constraints away and bringing them back, and moving one there and back, ends where it began.
    let some = constraints.shuffled(using: &random).prefix(5)
    for constraint in some {
      constraint.isActive = false
      stage.layOut()
    }
    for constraint in some {
      constraint.isActive = true
      stage.layOut()
    }
    for constraint in constraints.shuffled(using: &random).prefix(3) where constraint.secondItem == nil {
      constraint.constant += 13
      constraint.constant -= 13
    }
    stage.layOut()
    #expect(stage.environment.layoutReports.isEmpty)
    for (view, frame) in zip(stage.root.subtree, frames) { #expect(view.frame.isNear(frame, by: 1.01)) }
  }
}
