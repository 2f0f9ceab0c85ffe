import Assets
import Foundation
import Simulator
import Testing
import UIKit

/// Two controllers beside each other, or one on top of the other.
@MainActor
@Suite(.serialized) struct SplitViewControllerTests {
  @MainActor
  private final class Stage: UISplitViewControllerDelegate {
    let phone: Phone
    let split = UISplitViewController()
    let log = LoggingController.Log()
    let list: LoggingController
    let detail: LoggingController
    let primary: UINavigationController
    let secondary: UINavigationController
    var modes: [UISplitViewController.DisplayMode] = []

    init(_ device: String, orientation: UIInterfaceOrientation = .portrait) throws {
      var options = PhoneOptions()
      options.device = try DeviceProfile.named(device)
      options.orientation = orientation
      let log = log
      let split = split
      var made: [LoggingController] = []
      var holders: [UINavigationController] = []
      phone = try Phone(options) {
        made = [LoggingController("list", log), LoggingController("detail", log)]
        holders = made.map { UINavigationController(rootViewController: $0) }
        split.viewControllers = holders
        return split
      }
      list = made[0]
      detail = made[1]
      primary = holders[0]
      secondary = holders[1]
      phone.settle()
    }

    func splitViewController(
      _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { modes.append(displayMode) }

    func frame(_ view: UIView) -> CGRect { view.presentedScreenFrame }

    func tap(_ x: CGFloat, _ y: CGFloat) {
      phone.touch(.began, at: CGPoint(x: x, y: y))
      phone.run(for: 0.05)
      phone.touch(.ended, at: CGPoint(x: x, y: y))
      phone.settle()
    }
  }

  /// Decides what stays of a split view controller on a phone.
  @MainActor
  private final class Decider: UISplitViewControllerDelegate {
    func splitViewController(
      _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
  }

  /// Without a delegate the detail is on top, as on a phone of iOS 8: its bar leads back to the list.
  @Test func onAPhoneTheDetailIsPushedOntoTheList() throws {
    let stage = try Stage("iphone-4.7")
    #expect(stage.split.isCollapsed)
    #expect(stage.split.viewControllers.map { $0 === stage.primary } == [true])
    #expect(stage.primary.viewControllers.count == 2 && stage.primary.topViewController === stage.secondary)
    #expect(stage.detail.view.window != nil && stage.list.viewIfLoaded?.window == nil)
    #expect(stage.log.take().filter { $0.hasSuffix("appear") } == ["detail will appear", "detail did appear"])
    #expect(stage.detail.splitViewController === stage.split)
    #expect(stage.secondary.navigationBar.backItem?.title == "list")
    stage.tap(20, 42)
    #expect(stage.list.view.window != nil && stage.primary.viewControllers.count == 1)
    #expect(stage.frame(stage.list.view) == CGRect(x: 0, y: 0, width: 375, height: 667))
    // Shown again it comes on top.
    let other = LoggingController("other", stage.log)
    stage.list.showDetailViewController(other, sender: nil)
    stage.phone.settle()
    #expect(other.view.window != nil && stage.primary.topViewController === other)
    #expect(other.navigationController === stage.primary)
    stage.primary.popViewController(animated: true)
    stage.phone.settle()
    let next = LoggingController("next", stage.log)
    stage.split.show(next, sender: nil)
    stage.phone.settle()
    #expect(stage.primary.topViewController === next)
  }

  @Test func theDelegateKeepsTheListOnAPhone() throws {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named("iphone-4.7")
    let log = LoggingController.Log()
    let split = UISplitViewController()
    let decider = Decider()
    split.delegate = decider
    var made: [LoggingController] = []
    let phone = try Phone(options) {
      made = [LoggingController("list", log), LoggingController("detail", log)]
      split.viewControllers = made.map { UINavigationController(rootViewController: $0) }
      return split
    }
    phone.settle()
    #expect(split.isCollapsed && made[0].view.window != nil)
    #expect(!made[1].isViewLoaded)
  }

  /// A first controller that is no navigation controller shows, and presents the detail.
  @Test func aPlainFirstControllerPresentsTheDetail() throws {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named("iphone-4.7")
    let log = LoggingController.Log()
    let split = UISplitViewController()
    var made: [LoggingController] = []
    let phone = try Phone(options) {
      made = [LoggingController("list", log), LoggingController("detail", log)]
      split.viewControllers = made
      return split
    }
    phone.settle()
    #expect(made[0].view.window != nil && !made[1].isViewLoaded)
    let other = LoggingController("other", log)
    made[0].showDetailViewController(other, sender: nil)
    phone.settle()
    #expect(split.presentedViewController === other && other.view.window != nil)
  }

  @Test func aWidePadShowsBoth() throws {
    let stage = try Stage("ipad-9.7", orientation: .landscapeLeft)
    #expect(!stage.split.isCollapsed && stage.split.displayMode == .oneBesideSecondary)
    #expect(stage.frame(stage.primary.view) == CGRect(x: 0, y: 0, width: 320, height: 768))
    #expect(stage.frame(stage.secondary.view) == CGRect(x: 320.5, y: 0, width: 703.5, height: 768))
    #expect(stage.list.view.window != nil && stage.detail.view.window != nil)
    _ = stage.log.take()
    let other = LoggingController("other", stage.log)
    stage.list.showDetailViewController(other, sender: nil)
    stage.phone.settle()
    #expect(other.view.window != nil && stage.detail.view.window == nil)
    #expect(stage.split.viewControllers.count == 2 && stage.split.viewControllers[1] === other)
    #expect(stage.secondary.parent == nil)
    // The button sends the list away and brings it back.
    stage.split.displayModeButtonItem.sendAction()
    stage.phone.settle()
    #expect(stage.split.displayMode == .secondaryOnly && stage.list.view.window == nil)
    stage.split.displayModeButtonItem.sendAction()
    stage.phone.settle()
    #expect(stage.split.displayMode == .oneBesideSecondary && stage.list.view.window != nil)
    stage.split.maximumPrimaryColumnWidth = 300
    stage.phone.settle()
    #expect(stage.primary.view.frame.width == 300)
  }

  @Test func anUprightPadShowsTheListOverTheDetail() throws {
    let stage = try Stage("ipad-9.7")
    stage.split.delegate = stage
    #expect(stage.split.displayMode == .secondaryOnly)
    #expect(stage.frame(stage.secondary.view) == CGRect(x: 0, y: 0, width: 768, height: 1024))
    #expect(!stage.list.isViewLoaded || stage.list.view.window == nil)
    _ = stage.log.take()
    stage.detail.navigationItem.leftBarButtonItem = stage.split.displayModeButtonItem
    stage.phone.settle()
    stage.tap(30, 42)
    #expect(stage.split.displayMode == .oneOverSecondary && stage.modes == [.oneOverSecondary])
    #expect(stage.frame(stage.primary.view) == CGRect(x: 0, y: 0, width: 307, height: 1024))
    #expect(
      stage.log.take().filter { $0.hasPrefix("list") && $0.hasSuffix("appear") } == [
        "list will appear", "list did appear",
      ])
    // A touch beside it sends it away.
    stage.tap(600, 500)
    #expect(stage.split.displayMode == .secondaryOnly && stage.list.view.window == nil)
    #expect(stage.log.take() == ["list will disappear", "list did disappear"])
    // Turned, there is room for both.
    try stage.phone.hold(.landscapeLeft)
    stage.phone.settle()
    #expect(stage.split.displayMode == .oneBesideSecondary && stage.list.view.window != nil)
    #expect(stage.frame(stage.primary.view).width == 320)
    try stage.phone.hold(.portrait)
    stage.phone.settle()
    #expect(stage.list.view.window == nil)
    stage.split.preferredDisplayMode = .oneBesideSecondary
    stage.phone.settle()
    #expect(stage.frame(stage.primary.view).width == 307 && stage.frame(stage.secondary.view).minX == 307.5)
  }

  /// A large phone has room for two when it lies.
  @Test func aLargePhoneTurnsFromOneToTwoAndBack() throws {
    let stage = try Stage("iphone-5.5")
    #expect(stage.split.isCollapsed && stage.detail.view.window != nil)
    try stage.phone.hold(.landscapeLeft)
    stage.phone.settle()
    #expect(!stage.split.isCollapsed && stage.split.viewControllers.count == 2)
    #expect(stage.split.viewControllers[1] === stage.secondary && stage.primary.viewControllers.count == 1)
    #expect(stage.list.view.window != nil && stage.detail.view.window != nil)
    #expect(stage.secondary.navigationBar.backItem == nil)
    #expect(stage.frame(stage.secondary.view).minX > 290)
    try stage.phone.hold(.portrait)
    stage.phone.settle()
    #expect(stage.split.isCollapsed && stage.primary.topViewController === stage.secondary)
    #expect(stage.detail.view.window != nil && stage.list.view.window == nil)
    #expect(stage.frame(stage.secondary.view) == CGRect(x: 0, y: 0, width: 414, height: 736))
  }

  /// The detail slides away, or back, under a finger that has gone, while the phone turns and both have room.
  @Test(arguments: [380.0, 120])
  func theDetailIsNotLostOnItsWay(_ end: Double) throws {
    let stage = try Stage("iphone-14-pro-max")
    #expect(stage.split.isCollapsed && stage.detail.view.window != nil)
    stage.phone.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: end, y: 400), duration: 0.4, rest: 0.3)
    stage.phone.run(for: 0.01)
    #expect(try stage.phone.rotate(.left))
    stage.phone.settle()
    #expect(stage.split.viewControllers.map { $0 === stage.primary || $0 === stage.secondary } == [true, true])
    #expect(stage.primary.viewControllers.map { $0 === stage.list } == [true])
    #expect(stage.secondary.parent === stage.split)
    #expect(stage.frame(stage.detail.view).minX > 300 && stage.frame(stage.detail.view).width > 500)
  }

  /// So it is when a person has gone back from it before.
  @Test func theDetailComesBackWithTheRoom() throws {
    let stage = try Stage("iphone-14-pro-max")
    stage.primary.popViewController(animated: true)
    stage.phone.settle()
    #expect(stage.secondary.parent == nil)
    #expect(try stage.phone.rotate(.left))
    stage.phone.settle()
    #expect(stage.split.viewControllers.last === stage.secondary && stage.detail.view.window != nil)
    #expect(try stage.phone.rotate(.right))
    stage.phone.settle()
    #expect(stage.split.isCollapsed && stage.primary.topViewController === stage.secondary)
  }
}
