import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct ConstraintTests {
  @Test func edgesOfTheSuperview() {
    let stage = LayoutStage()
    let view = stage.view()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.layOut()
    #expect(view.frame == CGRect(10, 30, 290, 40))
    #expect(stage.root.constraints.count == 3 && view.constraints.count == 1)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.left, CGFloat(5), CGRect(5, 0, 50, 20)), (.right, -5, CGRect(265, 0, 50, 20)),
    (.leading, 5, CGRect(5, 0, 50, 20)), (.trailing, -5, CGRect(265, 0, 50, 20)), (.top, 5, CGRect(0, 5, 50, 20)),
    (.bottom, -5, CGRect(0, 455, 50, 20)), (.centerX, 3, CGRect(138, 0, 50, 20)), (.centerY, 3, CGRect(0, 233, 50, 20)),
    (.width, -20, CGRect(0, 0, 300, 20)), (.height, -20, CGRect(0, 0, 50, 460)),
    (.firstBaseline, 5, CGRect(0, 5, 50, 20)), (.lastBaseline, -5, CGRect(0, 455, 50, 20)),
  ])
  func everyAttribute(_ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ frame: CGRect) {
    let stage = LayoutStage()
    let view = stage.add(SizedView(50, 20))
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: stage.root, attribute: attribute, multiplier: 1,
      constant: constant
    ).isActive = true
    stage.layOut()
    #expect(view.frame == frame)
  }

  @Test(arguments: [
    (NSLayoutConstraint.Attribute.leftMargin, NSLayoutConstraint.Attribute.left, CGRect(12, 0, 50, 20)),
    (.rightMargin, .right, CGRect(256, 0, 50, 20)), (.leadingMargin, .leading, CGRect(12, 0, 50, 20)),
    (.trailingMargin, .trailing, CGRect(256, 0, 50, 20)), (.topMargin, .top, CGRect(0, 11, 50, 20)),
    (.bottomMargin, .bottom, CGRect(0, 447, 50, 20)), (.centerXWithinMargins, .centerX, CGRect(134, 0, 50, 20)),
    (.centerYWithinMargins, .centerY, CGRect(0, 229, 50, 20)),
  ])
  func everyMarginAttribute(
    _ margin: NSLayoutConstraint.Attribute, _ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect
  ) {
    let stage = LayoutStage()
    stage.root.layoutMargins = UIEdgeInsets(top: 11, left: 12, bottom: 13, right: 14)
    let view = stage.add(SizedView(50, 20))
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: stage.root, attribute: margin, multiplier: 1,
      constant: 0
    ).isActive = true
    stage.layOut()
    #expect(view.frame == frame)
  }

  @Test func multiplierAndRelations() {
    let stage = LayoutStage()
    let view = stage.view()
    let other = stage.view()
    let wish = other.widthAnchor.constraint(equalToConstant: 500)
    wish.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 0.5, constant: 10),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
      other.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor), wish,
      other.heightAnchor.constraint(greaterThanOrEqualToConstant: 33),
      NSLayoutConstraint(
        item: view, attribute: .centerX, relatedBy: .equal, toItem: stage.root, attribute: .centerX, multiplier: 1.5,
        constant: 0),
    ])
    stage.layOut()
    #expect(view.frame == CGRect(155, 0, 170, 340))
    #expect(other.frame.width == 170 && other.frame.height == 33)
  }

  @Test func changingAConstant() {
    let stage = LayoutStage()
    let view = stage.view()
    let child = stage.view(in: view)
    let top = view.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 1)
    NSLayoutConstraint.activate([
      top, view.heightAnchor.constraint(equalToConstant: 40), child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.layOut()
    top.constant = 100
    #expect(view.frame.minY == 1)
    stage.layOut()
    #expect(view.frame.minY == 100 && child.frame.minY == 30)
    UIView.animate(withDuration: 1) {
      top.constant = 200
      stage.root.layoutIfNeeded()
    }
    #expect(view.frame.minY == 200 && view.presented.frame.minY == 100)
  }

  @Test func activatingAndDeactivating() {
    let stage = LayoutStage()
    let view = stage.view()
    let narrow = view.widthAnchor.constraint(equalToConstant: 10)
    let wide = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.isActive = true
    stage.layOut()
    #expect(view.frame.width == 10)
    narrow.isActive = false
    wide.isActive = true
    stage.layOut()
    #expect(view.frame.width == 50 && stage.environment.layoutReports.isEmpty && view.constraints == [wide])
  }

  @Test func framesOfOtherViewsCount() {
    let stage = LayoutStage()
    let fixed = UIView(frame: CGRect(20, 30, 100, 50))
    stage.root.addSubview(fixed)
    let view = stage.add(SizedView(10, 10))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor),
    ])
    stage.layOut()
    #expect(view.frame == CGRect(128, 80, 10, 10) && fixed.frame == CGRect(20, 30, 100, 50))
    fixed.frame.size.width = 60
    stage.layOut()
    #expect(view.frame.minX == 88)
    stage.window.frame.size.width = 400
    stage.layOut()
    #expect(stage.root.bounds.width == 400)
  }

  @Test func contradictionsAreBrokenAndReported() throws {
    let stage = LayoutStage()
    let view = stage.view()
    let first = view.widthAnchor.constraint(equalToConstant: 10)
    let second = view.widthAnchor.constraint(equalToConstant: 50)
    first.identifier = "narrow"
    second.identifier = "wide"
    NSLayoutConstraint.activate([first, second])
    stage.layOut()
    #expect(view.frame.width == 10)
    let report = try #require(stage.environment.layoutReports.first)
    #expect(report.contains("narrow") && report.contains("breaking constraint\n  <NSLayoutConstraint 'wide'"))
    first.isActive = false
    stage.layOut()
    #expect(view.frame.width == 50 && stage.environment.layoutReports.count == 1)
  }

  @Test func sizesAreNotNegative() {
    let stage = LayoutStage()
    let view = stage.view()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 200),
      view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -200),
    ])
    stage.layOut()
    #expect(view.frame.width == 0 && stage.environment.layoutReports.count == 1)
  }

  @Test func noCommonAncestor() {
    let stage = LayoutStage()
    let lost = UIView()
    let constraint = lost.topAnchor.constraint(equalTo: stage.root.topAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive && stage.environment.layoutReports.count == 1)
    let odd = lost.topAnchor.constraint(equalTo: lost.topAnchor, constant: .nan)
    odd.isActive = true
    #expect(!odd.isActive)
  }

  @Test func removingAViewEndsItsConstraints() {
    let stage = LayoutStage()
    let view = stage.view()
    let inner = stage.view(in: view)
    let outer = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10)
    let size = inner.widthAnchor.constraint(equalTo: view.widthAnchor)
    NSLayoutConstraint.activate([outer, size, view.widthAnchor.constraint(equalToConstant: 44)])
    stage.layOut()
    view.removeFromSuperview()
    #expect(!outer.isActive && size.isActive && stage.root.constraints.isEmpty)
    let other = stage.view()
    other.addSubview(view)
    stage.layOut()
    #expect(inner.frame.width == 44)
  }

  @Test func aTreeIsBuiltBeforeItIsShown() {
    let stage = LayoutStage()
    let form = UIView()
    form.translatesAutoresizingMaskIntoConstraints = false
    let label = stage.add(SizedView(30, 10), to: form)
    label.centerXAnchor.constraint(equalTo: form.centerXAnchor).isActive = true
    stage.root.addSubview(form)
    NSLayoutConstraint.activate([
      form.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
    ])
    stage.layOut()
    #expect(label.frame == CGRect(145, 0, 30, 10))
    #expect(form.layoutRecord?.engine == nil)
  }

  @Test func edgesLieOnPixels() {
    let stage = LayoutStage(scale: 3)
    let view = stage.view()
    let inner = stage.view(in: view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: stage.root.widthAnchor, multiplier: 1.0 / 7),
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 0.4),
      inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 0.4),
    ])
    stage.layOut()
    for edge in [view.frame.minX, view.frame.maxX, inner.frame.minX, inner.frame.maxX] {
      #expect(abs(edge * 3 - (edge * 3).rounded()) < 1e-9)
    }
    // 0.4 + 0.4 is nearer to 2/3 than 1/3 + 1/3 would say alone.
    #expect(abs(view.frame.minX - 1.0 / 3) < 1e-9 && abs(inner.frame.minX - 1.0 / 3) < 1e-9)
  }

  @Test func ambiguity() {
    let stage = LayoutStage()
    let view = stage.view()
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    stage.layOut()
    #expect(view.hasAmbiguousLayout)
    NSLayoutConstraint.activate([
      view.heightAnchor.constraint(equalToConstant: 10), view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      view.topAnchor.constraint(equalTo: stage.root.topAnchor),
    ])
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal).count == 2)
  }

  @Test func hugging() {
    let stage = LayoutStage()
    let first = stage.add(SizedView(50, 20))
    let second = stage.add(SizedView(60, 20))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
    ])
    first.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    stage.layOut()
    #expect(first.frame.width == 50 && second.frame.width == 270)
    second.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    stage.layOut()
    #expect(first.frame.width == 260 && second.frame.width == 60)
    second.size.width = 400
    first.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    stage.layOut()
    #expect(first.frame.width == 50 && second.frame.width == 270)
  }

  @Test func viewsWithoutConstraintsHaveNoEngine() {
    let stage = LayoutStage()
    stage.root.addSubview(UIView(frame: CGRect(1, 2, 3, 4)))
    stage.layOut()
    #expect(stage.window.subtree.allSatisfy { $0.layoutRecord == nil })
  }

  @Test func updateConstraintsIsCalledFromTheInsideOut() {
    final class Noting: UIView {
      static var names: [Int] = []
      override func updateConstraints() {
        Self.names.append(tag)
        super.updateConstraints()
      }
    }
    let stage = LayoutStage()
    let outer = Noting()
    outer.tag = 1
    let inner = Noting()
    inner.tag = 2
    outer.addSubview(inner)
    stage.root.addSubview(outer)
    stage.layOut()
    #expect(Noting.names == [2, 1])
    inner.setNeedsUpdateConstraints()
    stage.layOut()
    #expect(Noting.names == [2, 1, 2])
  }

  @Test func rightToLeft() {
    let stage = LayoutStage(isRightToLeft: true)
    let view = stage.add(SizedView(50, 20))
    let next = stage.add(SizedView(30, 20))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 10),
      next.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
      next.leftAnchor.constraint(greaterThanOrEqualTo: stage.root.leftAnchor, constant: 232 - 8),
    ])
    stage.layOut()
    #expect(view.frame.minX == 260)
    #expect(next.frame.maxX <= 252 + 0.01)
    stage.root.semanticContentAttribute = .forceLeftToRight
    stage.layOut()
    #expect(view.frame.minX == 10)
  }

  @Test func mirroredMultiplier() {
    let stage = LayoutStage(isRightToLeft: true)
    let view = stage.add(SizedView(50, 20))
    NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: stage.root, attribute: .trailing, multiplier: 0.25,
      constant: 0
    ).isActive = true
    stage.layOut()
    // A quarter of the way from the right.
    #expect(view.frame.maxX == 240)
  }
}
