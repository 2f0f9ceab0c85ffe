import Foundation
import Testing

@testable import UIKit

@Suite("Scroll indicators")
@MainActor
struct ScrollIndicatorTests {
  private func bars(_ view: UIScrollView) -> [UIView] { view.subviews.filter { $0 is UIScrollViewIndicator } }

  @Test("They show with the drag, stay at the edge, and fade 0.05 s after it for 0.25 s")
  func life() {
    let stage = TouchStage()
    let view = stage.scrollView()
    #expect(bars(view).isEmpty)
    stage.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -110), samples: 10)
    #expect(bars(view).count == 1)
    let bar = bars(view)[0]
    let size = bar.frame.size
    #expect(size.width == 7 && size.height == 115)
    #expect(bar.frame.minX == 312)
    #expect(bar.frame.minY - view.contentOffset.y == 25)
    #expect(view.hitTest(CGPoint(x: 315, y: bar.frame.midY), with: nil) === view)
    stage.wait(0.2)
    stage.send(.ended, 100, 290)
    stage.wait(0.049)
    #expect(bar.presented.alpha == 1)
    stage.wait(0.126)
    #expect(abs(bar.presented.alpha - 0.5) < 0.05)
    stage.wait(0.126)
    #expect(bars(view).isEmpty)
    #expect(stage.environment.timeline.isSettled)
  }

  @Test("Moving them draws nothing anew")
  func costs() {
    let stage = TouchStage()
    let view = stage.scrollView()
    stage.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -30), samples: 10)
    let bar = bars(view)[0]
    let size = bar.frame.size
    for y in stride(from: 369.0, to: 20, by: -1) {
      stage.send(.moved, 100, y)
      #expect(bar.frame.size == size)
      #expect(bar.frame.minY == bar.frame.minY.rounded())
    }
  }

  @Test("They stay in front of views added meanwhile, and are not there for axes that do not scroll")
  func order() {
    let stage = TouchStage()
    let view = stage.scrollView(content: CGSize(width: 900, height: 900))
    view.flashScrollIndicators()
    #expect(bars(view).count == 2)
    let added = UIView()
    view.addSubview(added)
    view.contentOffset.y = 5
    #expect(view.subviews.first === added)
    view.showsHorizontalScrollIndicator = false
    #expect(bars(view).count == 1)
    view.contentSize = .zero
    #expect(bars(view).isEmpty)
    #expect(stage.settle())
    for subview in view.subviews { subview.removeFromSuperview() }
    view.contentSize.height = 900
    view.flashScrollIndicators()
    #expect(bars(view).count == 1)
    #expect(stage.settle())
    #expect(view.subviews.isEmpty)
  }

  @Test("A drag while they fade shows them again")
  func shownAgain() {
    let stage = TouchStage()
    let view = stage.scrollView()
    view.flashScrollIndicators()
    stage.wait(0.75 + 0.05 + 0.1)
    #expect((bars(view).first?.presented.alpha ?? 1) < 1)
    stage.drag(from: CGPoint(x: 100, y: 400), by: CGPoint(x: 0, y: -30), samples: 2)
    stage.wait(1)
    #expect(bars(view).first?.presented.alpha == 1)
    stage.send(.ended, 100, 370)
    #expect(stage.settle())
    #expect(bars(view).isEmpty)
  }
}
