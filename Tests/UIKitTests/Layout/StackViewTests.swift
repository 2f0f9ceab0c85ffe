import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct StackViewTests {
  /// A stack 300 × 100 at the window's origin with views of 40 × 20, 60 × 30 and 20 × 10.
  private func stack(
    _ stage: LayoutStage, _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment = .fill,
    axis: NSLayoutConstraint.Axis = .horizontal
  ) -> UIStackView {
    let sizes: [(CGFloat, CGFloat)] = [(40, 20), (60, 30), (20, 10)]
    let stack = UIStackView(
      arrangedSubviews: sizes.map { axis == .horizontal ? SizedView($0.0, $0.1) : SizedView($0.1, $0.0) })
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = 10
    stack.frame = axis == .horizontal ? CGRect(0, 0, 300, 100) : CGRect(0, 0, 100, 300)
    stage.root.addSubview(stack)
    // Equal priorities would leave open which one grows.
    for (place, view) in stack.arrangedSubviews.enumerated() {
      view.setContentHuggingPriority(UILayoutPriority(250 + Float(place)), for: axis)
    }
    return stack
  }

  @Test(arguments: [
    (UIStackView.Distribution.fill, [CGRect(0, 0, 200, 100), CGRect(210, 0, 60, 100), CGRect(280, 0, 20, 100)]),
    (
      .fillEqually,
      [CGRect(0, 0, 93.5, 100), CGRect(103.5, 0, 93, 100), CGRect(206.5, 0, 93.5, 100)]
    ),
    (
      .fillProportionally,
      [CGRect(0, 0, 93.5, 100), CGRect(103.5, 0, 140, 100), CGRect(253.5, 0, 46.5, 100)]
    ),
    (.equalSpacing, [CGRect(0, 0, 40, 100), CGRect(130, 0, 60, 100), CGRect(280, 0, 20, 100)]),
    (.equalCentering, [CGRect(0, 0, 40, 100), CGRect(125, 0, 60, 100), CGRect(280, 0, 20, 100)]),
  ])
  func distributions(_ distribution: UIStackView.Distribution, _ frames: [CGRect]) {
    for axis in NSLayoutConstraint.Axis.allCases {
      let stage = LayoutStage()
      let stack = stack(stage, distribution, axis: axis)
      stage.layOut()
      for (view, frame) in zip(stack.arrangedSubviews, frames) {
        let expected = axis == .horizontal ? frame : CGRect(frame.minY, frame.minX, frame.height, frame.width)
        #expect(view.frame.isNear(expected, by: 0.51), "\(axis) \(view.frame) \(expected)")
      }
      #expect(stage.environment.layoutReports.isEmpty)
    }
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [CGFloat(0), 0, 0], [CGFloat(100), 100, 100]), (.leading, [0, 0, 0], [20, 30, 10]),
    (.center, [40, 35, 45], [20, 30, 10]), (.trailing, [80, 70, 90], [20, 30, 10]),
    (.firstBaseline, [0, 0, 0], [20, 30, 10]), (.lastBaseline, [80, 70, 90], [20, 30, 10]),
  ])
  func everyAlignmentWithEveryDistribution(_ alignment: UIStackView.Alignment, _ starts: [CGFloat], _ sizes: [CGFloat])
  {
    for distribution in UIStackView.Distribution.allCases {
      for axis in NSLayoutConstraint.Axis.allCases {
        let stage = LayoutStage()
        let stack = stack(stage, distribution, alignment, axis: axis)
        stage.layOut()
        for (place, view) in stack.arrangedSubviews.enumerated() {
          let frame = view.frame
          let start = axis == .horizontal ? frame.minY : frame.minX
          let size = axis == .horizontal ? frame.height : frame.width
          #expect(start == starts[place] && size == sizes[place], "\(distribution) \(axis) \(place) \(frame)")
        }
        let last = stack.arrangedSubviews[2].frame
        #expect((axis == .horizontal ? last.maxX : last.maxY) == 300)
        #expect(stage.environment.layoutReports.isEmpty)
      }
    }
  }

  @Test func itsOwnSizeIsThatOfItsContent() {
    for distribution in UIStackView.Distribution.allCases where distribution != .fillEqually {
      let stage = LayoutStage()
      let stack = stack(stage, distribution, .center)
      stack.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 5),
        stack.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 5),
      ])
      stage.layOut()
      // Equal distances of the centres take more than the least gaps.
      let size = CGSize(width: distribution == .equalCentering ? 150 : 140, height: 30)
      #expect(stack.frame == CGRect(origin: CGPoint(x: 5, y: 5), size: size), "\(distribution)")
      #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == size)
    }
  }

  @Test func shortageGoesByResistance() {
    let stage = LayoutStage()
    let stack = stack(stage, .equalSpacing)
    stack.frame.size.width = 100
    stack.arrangedSubviews[1].setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    stage.layOut()
    #expect(stack.arrangedSubviews.map(\.frame.width) == [40, 20, 20])
    #expect(stack.arrangedSubviews[1].frame.minX == 50)
  }

  @Test func hiddenViewsTakeNoRoom() {
    let stage = LayoutStage()
    let stack = stack(stage, .fill)
    stage.layOut()
    stack.arrangedSubviews[1].isHidden = true
    stage.layOut()
    #expect(stack.arrangedSubviews[0].frame.width == 270 && stack.arrangedSubviews[2].frame.minX == 280)
    stack.arrangedSubviews[2].isHidden = true
    stage.layOut()
    #expect(stack.arrangedSubviews[0].frame.width == 300)
    stack.arrangedSubviews[1].isHidden = false
    stage.layOut()
    #expect(stack.arrangedSubviews[1].frame == CGRect(240, 0, 60, 100))
    #expect(stage.environment.layoutReports.isEmpty)
  }

  @Test func spacings() {
    let stage = LayoutStage()
    let stack = stack(stage, .fill)
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == UIStackView.spacingUseDefault)
    stage.layOut()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 210, 280])
    #expect(stack.arrangedSubviews[0].frame.width == 180)
    stack.spacing = UIStackView.spacingUseSystem
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    stage.layOut()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 212, 280])
  }

  @Test func margins() {
    let stage = LayoutStage()
    let stack = stack(stage, .fill)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.layOut()
    #expect(stack.arrangedSubviews[0].frame == CGRect(2, 1, 194, 96) && stack.arrangedSubviews[2].frame.maxX == 296)
  }

  @Test func changingTheViews() {
    let stage = LayoutStage()
    let stack = stack(stage, .fillEqually)
    stage.layOut()
    let removed = stack.arrangedSubviews[1]
    removed.removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    stage.layOut()
    #expect(stack.arrangedSubviews[1].frame == CGRect(155, 0, 145, 100))
    stack.insertArrangedSubview(removed, at: 0)
    stage.layOut()
    #expect(removed.frame.minX == 0 && stack.arrangedSubviews[2].frame.maxX == 300)
    stack.removeArrangedSubview(removed)
    #expect(removed.superview === stack)
    stage.layOut()
    #expect(stack.arrangedSubviews[0].frame.minX == 0)
  }

  @Test func nestedAndMirrored() {
    let stage = LayoutStage(isRightToLeft: true)
    let inner = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(20, 10)])
    let outer = UIStackView(arrangedSubviews: [inner, SizedView(30, 10)])
    outer.spacing = 5
    outer.frame = CGRect(0, 0, 65, 20)
    stage.root.addSubview(outer)
    stage.layOut()
    #expect(inner.frame == CGRect(35, 0, 30, 20))
    #expect(inner.arrangedSubviews.map(\.frame.minX) == [20, 0])
    #expect(stage.environment.layoutReports.isEmpty)
  }

  @Test func baselines() {
    let stage = LayoutStage()
    let small = UILabel()
    small.text = "a"
    small.font = .systemFont(ofSize: 10)
    let large = UILabel()
    large.text = "b"
    large.font = .systemFont(ofSize: 30)
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    stage.root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: stage.root.topAnchor).isActive = true
    stage.layOut()
    func baseline(_ label: UILabel) -> CGFloat {
      label.frame.midY - label.font.lineHeight / 2 + label.font.ascender
    }
    #expect(large.frame.minY == 0 && abs(baseline(small) - baseline(large)) <= 0.5)
    #expect(stack.frame.height == large.frame.height)
    stack.axis = .vertical
    stack.alignment = .fill
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    stage.layOut()
    #expect(abs(baseline(large) - baseline(small) - 40) <= 0.5)
  }
}
