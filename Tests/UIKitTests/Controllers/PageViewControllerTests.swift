import Assets
import Foundation
import Simulator
import Testing
import UIKit

/// Pages, swiped and changed by code.
@MainActor
@Suite(.serialized) struct PageViewControllerTests {
  @MainActor
  private final class Stage: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let phone: Phone
    let pages: UIPageViewController
    let log = LoggingController.Log()
    let screens: [LoggingController]
    /// What data source and delegate were asked and told.
    var calls: [String] = []
    var pointCount = 0
    var pointIndex = 0

    init(
      _ device: String = "iphone-4.7", start: Int = 0,
      orientation: UIPageViewController.NavigationOrientation = .horizontal,
      spacing: CGFloat? = nil, pointCount: Int = 0
    ) throws {
      var options = PhoneOptions()
      options.device = try DeviceProfile.named(device)
      var screens: [LoggingController] = []
      var made: UIPageViewController?
      let log = log
      phone = try Phone(options) {
        screens = (0..<4).map { LoggingController("\($0)", log) }
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: orientation,
          options: spacing.map { [.interPageSpacing: $0] })
        pages.setViewControllers([screens[start]], direction: .forward, animated: false)
        made = pages
        return pages
      }
      self.screens = screens
      pages = try #require(made)
      self.pointCount = pointCount
      pointIndex = start
      pages.delegate = self
      pages.dataSource = self
      phone.settle()
      calls = []
      _ = log.take()
    }

    private func place(_ controller: UIViewController) -> Int { screens.firstIndex { $0 === controller } ?? -1 }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      calls.append("before \(place(viewController))")
      let place = place(viewController)
      return place > 0 ? screens[place - 1] : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      calls.append("after \(place(viewController))")
      let place = place(viewController)
      return place + 1 < screens.count ? screens[place + 1] : nil
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { pointCount }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { pointIndex }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { calls.append("will \(pendingViewControllers.map(place))") }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { calls.append("did from \(previousViewControllers.map(place)) \(completed)") }

    func takeCalls() -> [String] {
      defer { calls = [] }
      return calls
    }

    var shown: [Int] { pages.viewControllers?.map(place) ?? [] }

    /// A finger that moves by so many points and is lifted after a rest.
    func swipe(_ dx: CGFloat, _ dy: CGFloat = 0, lifts: Bool = true) {
      phone.touch(.began, at: CGPoint(x: 180, y: 300))
      for step in 1...10 {
        phone.run(for: 1 / 60)
        phone.touch(
          .moved, at: CGPoint(x: 180 + dx * CGFloat(step) / 10, y: 300 + dy * CGFloat(step) / 10))
      }
      guard lifts else { return }
      phone.run(for: 0.3)
      phone.touch(.ended, at: CGPoint(x: 180 + dx, y: 300 + dy))
      phone.settle()
    }
  }

  /// The order of a public log of iOS 9.
  @Test func swipesAskAndTellInUIKitsOrder() throws {
    let stage = try Stage()
    stage.swipe(-60)
    #expect(stage.takeCalls() == ["after 0", "before 0", "will [1]", "did from [0] false"])
    #expect(stage.shown == [0] && stage.screens[1].viewIfLoaded?.window == nil)
    #expect(
      stage.log.take() == [
        "1 will come", "1 load", "1 will appear", "0 will disappear", "1 will disappear", "0 will appear",
        "1 did disappear", "0 did appear", "1 will leave", "1 left",
      ])
    stage.swipe(-250)
    #expect(stage.takeCalls() == ["will [1]", "did from [0] true", "after 1"])
    #expect(stage.shown == [1] && stage.screens[1].view.window != nil && stage.screens[0].view.window == nil)
    #expect(
      stage.log.take() == [
        "1 will come", "1 will appear", "0 will disappear", "0 did disappear", "1 did appear", "1 came", "0 will leave",
        "0 left",
      ])
    #expect(stage.screens[1].parent === stage.pages && stage.screens[0].parent == nil)
    stage.swipe(250)
    #expect(stage.takeCalls() == ["will [0]", "did from [1] true", "before 0"])
    #expect(stage.shown == [0])
    // The first page has nothing before it: the pages bounce.
    stage.swipe(250)
    #expect(stage.takeCalls().isEmpty && stage.shown == [0])
    #expect(stage.screens[0].view.presentedScreenFrame == CGRect(x: 0, y: 0, width: 375, height: 667))
  }

  @Test func aFlingTurnsOnePageAndTheNextOneAnother() throws {
    let stage = try Stage()
    for _ in 0..<2 {
      stage.phone.touch(.began, at: CGPoint(x: 300, y: 300))
      for step in 1...5 {
        stage.phone.run(for: 1 / 60)
        stage.phone.touch(.moved, at: CGPoint(x: 300 - 25 * CGFloat(step), y: 300))
      }
      stage.phone.touch(.ended, at: CGPoint(x: 175, y: 300))
      // Before the page has come to rest.
      stage.phone.run(for: 0.2)
    }
    stage.phone.settle()
    #expect(stage.shown == [2])
    #expect(stage.screens[2].view.presentedScreenFrame.minX == 0)
  }

  @Test func pagesLieBesideEachOtherOnTheWay() throws {
    let stage = try Stage(spacing: 20)
    stage.swipe(-100, lifts: false)
    let first = stage.screens[0].view.presentedScreenFrame
    let second = stage.screens[1].view.presentedScreenFrame
    #expect(first.width == 375 && first.minX < -80)
    #expect(second.minX == first.maxX + 20)
  }

  @Test func codeChangesPagesWithoutAskingOrTelling() throws {
    let stage = try Stage()
    var ends: [Bool] = []
    stage.pages.setViewControllers([stage.screens[2]], direction: .forward, animated: true) { ends.append($0) }
    #expect(ends.isEmpty)
    stage.phone.run(for: 0.1)
    let frame = stage.screens[2].view.presentedScreenFrame
    #expect(frame.minX > 0 && frame.minX < 375)
    stage.phone.settle()
    #expect(ends == [true] && stage.shown == [2] && stage.takeCalls().isEmpty)
    #expect(
      stage.log.take() == [
        "2 will come", "2 load", "2 will appear", "0 will disappear", "0 did disappear", "2 did appear", "2 came",
        "0 will leave", "0 left",
      ])
    stage.pages.setViewControllers([stage.screens[1]], direction: .reverse, animated: true)
    stage.phone.run(for: 0.1)
    #expect(stage.screens[1].view.presentedScreenFrame.minX < 0)
    // Another change ends the one that is on its way.
    stage.pages.setViewControllers([stage.screens[3]], direction: .forward, animated: false) { ends.append($0) }
    #expect(ends == [true, true] && stage.shown == [3])
    #expect(stage.screens[1].view.window == nil && stage.screens[3].view.presentedScreenFrame.minX == 0)
    // Whom fingers find beside it is asked anew.
    stage.swipe(250)
    #expect(stage.takeCalls() == ["after 3", "before 3", "will [2]", "did from [3] true", "before 2"])
  }

  @Test func withoutADataSourceFingersTurnNothing() throws {
    let stage = try Stage()
    stage.pages.dataSource = nil
    stage.swipe(-250)
    #expect(stage.shown == [0] && stage.takeCalls().isEmpty)
  }

  @Test func pagesBelowEachOtherTurnUpwards() throws {
    let stage = try Stage(orientation: .vertical)
    stage.swipe(0, -400)
    #expect(stage.shown == [1])
    stage.swipe(0, 400)
    #expect(stage.shown == [0])
  }

  @Test func pointsShowWhichPageItIs() throws {
    let stage = try Stage(start: 1, pointCount: 4)
    let control = try #require(stage.pages.view.subtree.compactMap { $0 as? UIPageControl }.first)
    #expect(control.numberOfPages == 4 && control.currentPage == 1)
    #expect(stage.screens[1].view.frame.height == 630 && control.frame.minY == 630)
    stage.swipe(-250)
    #expect(stage.shown == [2] && control.currentPage == 2)
    // A tap beside the points turns a page.
    let tap = CGPoint(x: 60, y: 648)
    stage.phone.touch(.began, at: tap)
    stage.phone.run(for: 0.05)
    stage.phone.touch(.ended, at: tap)
    stage.phone.settle()
    #expect(stage.shown == [1] && control.currentPage == 1)
    stage.pointIndex = 3
    stage.pages.setViewControllers([stage.screens[3]], direction: .forward, animated: false)
    #expect(control.currentPage == 3)
  }

  @Test func aTurnedPhoneKeepsItsPage() throws {
    let stage = try Stage()
    stage.swipe(-250)
    try stage.phone.hold(.landscapeLeft)
    stage.phone.settle()
    #expect(
      stage.shown == [1] && stage.screens[1].view.presentedScreenFrame == CGRect(x: 0, y: 0, width: 667, height: 375))
    stage.swipe(400)
    #expect(stage.shown == [0])
  }
}
