import Foundation
import Simulator
import Testing
import UIKit

/// What bars take of the screens below them.
@MainActor
@Suite(.serialized) struct NavigationBarsTests {
  @Test func translucentBarsLieOverTheView() throws {
    let stage = try NavigationStage()
    #expect(stage.bar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(stage.root.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(stage.root.topLayoutGuide.length == 64)
  }

  @Test func opaqueBarsAndEdgesPushTheViewBelow() throws {
    let stage = try NavigationStage()
    stage.bar.isTranslucent = false
    stage.phone.settle()
    #expect(stage.root.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
    #expect(stage.root.view.safeAreaInsets == .zero)
    stage.root.extendedLayoutIncludesOpaqueBars = true
    stage.phone.settle()
    #expect(stage.root.view.frame.minY == 0 && stage.root.view.safeAreaInsets.top == 64)
    stage.root.edgesForExtendedLayout = []
    stage.phone.settle()
    #expect(stage.root.view.frame == CGRect(x: 0, y: 64, width: 375, height: 603))
  }

  @Test func barsHaveTheHeightOfTheirEra() throws {
    #expect(try NavigationStage("ipad-9.7", ios: "11").bar.frame.height == 44)
    #expect(try NavigationStage("ipad-9.7", ios: "12").bar.frame.height == 50)
    let classic = try NavigationStage("iphone-3.5")
    #expect(classic.bar.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(classic.root.view.frame == CGRect(x: 0, y: 44, width: 320, height: 416))
    let prompted = try NavigationStage()
    prompted.root.navigationItem.prompt = "Please"
    prompted.phone.settle()
    #expect(prompted.bar.frame.height == 74 && prompted.root.view.safeAreaInsets.top == 94)
  }

  @Test func hiddenBarsLeaveTheirPlace() throws {
    let stage = try NavigationStage()
    stage.navigation.setNavigationBarHidden(true, animated: true)
    #expect(stage.root.view.safeAreaInsets.top == 20)
    stage.phone.run(for: 0.1)
    let y = stage.frameOnScreen(stage.bar).minY
    #expect(y < 10 && y > -40)
    stage.phone.settle()
    #expect(stage.bar.isHidden)
    stage.navigation.isToolbarHidden = false
    stage.phone.settle()
    #expect(stage.navigation.toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
    #expect(stage.root.view.safeAreaInsets.bottom == 44)
  }

  @Test func aBarThatIsHiddenOnTheWayGoesWithThePage() throws {
    let stage = try NavigationStage()
    let second = LoggingController("B", stage.log)
    second.onWillAppear = { stage.navigation.setNavigationBarHidden(true, animated: true) }
    stage.push(second)
    stage.phone.run(for: 0.1)
    let bar = stage.frameOnScreen(stage.bar)
    #expect(bar.minY == 20 && bar.minX < -50)
    // It ends where the new page begins.
    #expect(isNear(bar.maxX, stage.frameOnScreen(second.view).minX))
    stage.phone.settle()
    #expect(stage.bar.isHidden && second.view.safeAreaInsets.top == 20)
  }

  @Test func tabBarsGoWithThePageBelow() throws {
    let stage = try NavigationStage(inTabs: true)
    let tabs = try #require(stage.navigation.tabBarController)
    #expect(stage.root.view.safeAreaInsets.bottom == 49)
    let second = LoggingController("B", stage.log)
    second.hidesBottomBarWhenPushed = true
    stage.push(second)
    #expect(second.view.safeAreaInsets.bottom == 0)
    stage.phone.run(for: 0.1)
    #expect(stage.frameOnScreen(tabs.tabBar).minX < -50)
    stage.phone.settle()
    #expect(tabs.tabBar.isHidden)
    let third = LoggingController("C", stage.log)
    stage.push(third)
    stage.phone.settle()
    #expect(tabs.tabBar.isHidden && third.view.safeAreaInsets.bottom == 0)
    stage.navigation.popToRootViewController(animated: true)
    stage.phone.settle()
    #expect(!tabs.tabBar.isHidden && stage.frameOnScreen(tabs.tabBar).minX == 0)
    #expect(stage.root.view.safeAreaInsets.bottom == 49)
  }

  @Test(arguments: ["10", "12"]) func theFirstScrollViewKeepsClearOfBars(version: String) throws {
    let stage = try NavigationStage(ios: version)
    let controller = UIViewController()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    controller.view = scrollView
    stage.push(controller)
    stage.phone.settle()
    // Up to iOS 10 code reads the inset, later it does not.
    #expect(scrollView.contentInset.top == (version == "10" ? 64 : 0))
    #expect(scrollView.adjustedContentInset.top == 64)
    #expect(scrollView.contentOffset.y == -64)
    controller.automaticallyAdjustsScrollViewInsets = false
    stage.phone.settle()
    #expect(scrollView.adjustedContentInset.top == 0)
  }

  @Test func largeTitlesGoWithTheContent() throws {
    let stage = try NavigationStage(ios: "13")
    stage.bar.prefersLargeTitles = true
    let controller = UIViewController()
    controller.title = "Large"
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    scrollView.contentSize = CGSize(width: 375, height: 2000)
    controller.view = scrollView
    stage.push(controller)
    stage.phone.settle()
    #expect(stage.bar.frame.height == 96)
    #expect(scrollView.contentOffset.y == -116 && scrollView.adjustedContentInset.top == 116)
    scrollView.contentOffset.y = -96
    stage.phone.settle()
    #expect(stage.bar.frame.height == 76 && scrollView.adjustedContentInset.top == 96)
    #expect(scrollView.contentOffset.y == -96)
    scrollView.contentOffset.y = 300
    stage.phone.settle()
    #expect(stage.bar.frame.height == 44 && scrollView.adjustedContentInset.top == 64)
    scrollView.contentOffset.y = -116
    stage.phone.settle()
    #expect(stage.bar.frame.height == 96 && scrollView.contentOffset.y == -116)
  }
}
