import Foundation
import Simulator
import Testing
import UIKit

/// The finger from the left edge.
@MainActor
@Suite(.serialized) struct NavigationSwipeTests {
  private func stage(_ device: String = "iphone-4.7") throws -> (NavigationStage, LoggingController) {
    let stage = try NavigationStage(device)
    let second = LoggingController("B", stage.log)
    stage.push(second)
    stage.phone.settle()
    stage.log.lines = []
    return (stage, second)
  }

  @Test func thePageFollowsTheFinger() throws {
    let (stage, second) = try stage()
    stage.swipe(to: 104, lifts: false)
    // 100 points less the 10 that tell a drag from a tap.
    #expect(isNear(stage.frameOnScreen(second.view).minX, 90))
    #expect(isNear(stage.frameOnScreen(stage.root.view).minX, -85.5))
    #expect(stage.log.take() == ["B will disappear", "A will appear", "will show A"])
  }

  @Test func beyondTheMiddleItLeadsBack() throws {
    let (stage, second) = try stage()
    stage.swipe(to: 300)
    stage.phone.settle()
    #expect(stage.navigation.topViewController === stage.root)
    #expect(second.parent == nil && second.view.window == nil)
    #expect(
      stage.log.take() == [
        "B will disappear", "A will appear", "will show A", "B did disappear", "A did appear", "B will leave", "B left",
        "did show A",
      ])
    #expect(stage.bar.items?.map(\.title) == ["A"])
  }

  @Test func beforeTheMiddleItComesBack() throws {
    let (stage, second) = try stage()
    stage.swipe(to: 120)
    stage.phone.settle()
    #expect(stage.navigation.topViewController === second)
    #expect(
      stage.log.take() == [
        "B will disappear", "A will appear", "will show A", "A will disappear", "B will appear", "A did disappear",
        "B did appear",
      ])
    #expect(stage.bar.items?.map(\.title) == ["A", "B"])
    #expect(stage.frameOnScreen(second.view).minX == 0)
    // And once more, as if nothing had been.
    stage.swipe(to: 300)
    stage.phone.settle()
    #expect(stage.navigation.topViewController === stage.root)
  }

  @Test func itIsForModernPhonesWithABackButton() throws {
    let (classic, _) = try stage("iphone-3.5")
    #expect(classic.navigation.interactivePopGestureRecognizer == nil)
    let (stage, second) = try stage()
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    stage.swipe(to: 300)
    stage.phone.settle()
    #expect(stage.navigation.topViewController === second)
    // Who takes the delegate away gets it back, as on iOS.
    stage.navigation.interactivePopGestureRecognizer?.delegate = nil
    stage.swipe(to: 300)
    stage.phone.settle()
    #expect(stage.navigation.topViewController === stage.root)
  }

  @Test func aScrollViewBelowWaitsForIt() throws {
    let (stage, second) = try stage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scrollView.contentSize = CGSize(width: 2000, height: 2000)
    second.view.addSubview(scrollView)
    stage.phone.settle()
    let offset = scrollView.contentOffset
    stage.swipe(to: 300)
    stage.phone.settle()
    #expect(stage.navigation.topViewController === stage.root)
    #expect(scrollView.contentOffset == offset)
  }
}
