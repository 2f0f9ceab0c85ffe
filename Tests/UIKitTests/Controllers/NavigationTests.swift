import Foundation
import Simulator
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct NavigationTests {
  @Test func callsComeInTheOrderOfAPublicLog() throws {
    let stage = try NavigationStage()
    #expect(
      stage.log.take() == [
        "A will come", "A came", "A load", "A will appear", "will show A", "A did appear", "did show A",
      ])
    let second = LoggingController("B", stage.log)
    stage.push(second)
    #expect(stage.log.take() == ["B will come", "B load", "A will disappear", "B will appear", "will show B"])
    stage.phone.settle()
    #expect(stage.log.take() == ["A did disappear", "B did appear", "B came", "did show B"])
    stage.navigation.popViewController(animated: true)
    #expect(stage.log.take() == ["B will leave", "B will disappear", "A will appear", "will show A"])
    stage.phone.settle()
    #expect(stage.log.take() == ["B did disappear", "A did appear", "B left", "did show A"])
    #expect(second.parent == nil && stage.navigation.viewControllers.count == 1)
  }

  @Test func aPushWithoutAnimationIsDoneAtOnce() throws {
    let stage = try NavigationStage()
    stage.log.lines = []
    stage.push(LoggingController("B", stage.log), animated: false)
    #expect(
      stage.log.take() == [
        "B will come", "B load", "A will disappear", "B will appear", "will show B", "A did disappear", "B did appear",
        "B came", "did show B",
      ])
    #expect(stage.phone.isSettled)
  }

  @Test func pagesSlideAsOnModernPhones() throws {
    let stage = try NavigationStage()
    let second = LoggingController("B", stage.log)
    stage.push(second)
    #expect(stage.frameOnScreen(second.view).minX == 375)
    stage.phone.run(for: 0.125)
    // 1 - (1 + ωt)e^(-ωt) of the keyboard's spring; the lower page goes 0.3 of the way.
    let turn = 18.2574 * 0.125
    let way = CGFloat(1 - (1 + turn) * exp(-turn))
    #expect(isNear(stage.frameOnScreen(second.view).minX, 375 * (1 - way), within: 0.1))
    #expect(isNear(stage.frameOnScreen(stage.root.view).minX, -375 * 0.3 * way, within: 0.1))
    // The page below is darkened by a tenth at the end.
    let shade = try #require(stage.root.view.superview?.subviews.last)
    #expect(isNear(shade.presented.alpha, 0.1 * way, within: 0.001))
    stage.phone.run(for: 0.38)
    #expect(stage.frameOnScreen(second.view) == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(stage.root.view.window == nil)
  }

  @Test func pagesSlideAsOnClassicPhones() throws {
    let stage = try NavigationStage("iphone-3.5")
    let second = LoggingController("B", stage.log)
    stage.push(second)
    stage.phone.run(for: 0.175)
    // Half of 0.35 s in a curve that is slow at both ends; both pages go all the way.
    #expect(isNear(stage.frameOnScreen(second.view).minX, 160, within: 1))
    #expect(isNear(stage.frameOnScreen(stage.root.view).minX, -160, within: 1))
    stage.phone.settle()
    #expect(stage.phone.time < 0.4)
    #expect(stage.frameOnScreen(second.view) == CGRect(x: 0, y: 64, width: 320, height: 416))
  }

  @Test func titlesAndBackButtonFollowTheStack() throws {
    let stage = try NavigationStage()
    #expect(stage.bar.topItem?.title == "A" && stage.bar.backItem == nil)
    stage.push(LoggingController("B", stage.log))
    stage.phone.settle()
    #expect(stage.bar.items?.map(\.title) == ["A", "B"])
    stage.phone.tap(at: CGPoint(x: 20, y: 42))
    stage.phone.settle()
    #expect(stage.navigation.topViewController === stage.root)
    #expect(stage.bar.items?.map(\.title) == ["A"])
  }

  @Test func aPushDuringAPushEndsTheFirst() throws {
    let stage = try NavigationStage()
    stage.log.lines = []
    stage.push(LoggingController("B", stage.log))
    stage.phone.run(for: 0.1)
    stage.push(LoggingController("C", stage.log))
    stage.phone.settle()
    #expect(stage.navigation.viewControllers.map(\.title) == ["A", "B", "C"])
    let appearances = stage.log.lines.filter { $0.contains("appear") && !$0.contains("show") }
    #expect(
      appearances == [
        "A will disappear", "B will appear", "A did disappear", "B did appear", "B will disappear", "C will appear",
        "B did disappear", "C did appear",
      ])
  }

  @Test func poppedControllersGoAway() throws {
    let stage = try NavigationStage()
    weak var second: LoggingController?
    do {
      let made = LoggingController("B", stage.log)
      second = made
      stage.push(made)
    }
    stage.phone.settle()
    #expect(second != nil)
    stage.navigation.popToRootViewController(animated: true)
    stage.phone.settle()
    #expect(second == nil)
  }

  @Test func whatIsPushedTwiceOrIsANavigationControllerIsNotPushed() throws {
    let stage = try NavigationStage()
    stage.push(stage.root)
    stage.push(UINavigationController())
    #expect(stage.navigation.viewControllers.count == 1)
    #expect(stage.navigation.popViewController(animated: true) == nil)
  }
}
