import Assets
import Foundation
import Simulator
import Testing
import UIKit

/// A tab bar with more controllers than places.
@MainActor
@Suite(.serialized) struct MoreTabTests {
  @MainActor
  private final class Stage: UITabBarControllerDelegate {
    let phone: Phone
    let tabs = UITabBarController()
    let log = LoggingController.Log()
    let controllers: [UIViewController]
    var chosen: [UIViewController] = []

    init(
      _ device: String = "iphone-4.7", ios version: String? = nil, count: Int = 7, navigationAt: Int? = nil,
      orientation: UIInterfaceOrientation = .portrait
    ) throws {
      var options = PhoneOptions()
      options.device = try DeviceProfile.named(device)
      if let version, let number = SystemVersion(version) { options.device = options.device.running(number) }
      options.orientation = orientation
      var made: [UIViewController] = []
      let tabs = tabs
      let log = log
      phone = try Phone(options) {
        made = (0..<count).map { index in
          let screen = LoggingController("\(index)", log)
          return index == navigationAt ? UINavigationController(rootViewController: screen) : screen
        }
        tabs.viewControllers = made
        return tabs
      }
      controllers = made
      tabs.delegate = self
      phone.settle()
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      chosen.append(viewController)
    }

    var more: UINavigationController { tabs.moreNavigationController }
    var titles: [String] { tabs.tabBar.items?.map { $0.title ?? "" } ?? [] }

    func tap(_ point: CGPoint) {
      phone.touch(.began, at: point)
      phone.run(for: 0.05)
      phone.touch(.ended, at: point)
      phone.settle()
    }

    func tapTab(_ index: Int) {
      let bar = tabs.tabBar
      let width = bar.bounds.width / CGFloat(bar.items?.count ?? 1)
      let place = CGRect(x: width * CGFloat(index), y: 0, width: width, height: 40)
      let frame = bar.presentedScreenFrame
      tap(CGPoint(x: frame.minX + place.midX, y: frame.minY + place.midY))
    }

    func tapRow(_ row: Int) throws {
      let table = try #require(more.viewControllers.first?.view as? UITableView)
      let frame = try #require(table.cellForRow(at: IndexPath(row: row, section: 0))).presentedScreenFrame
      tap(CGPoint(x: frame.midX, y: frame.midY))
    }

    func tapBack(_ bar: UINavigationBar) {
      let frame = bar.presentedScreenFrame
      tap(CGPoint(x: frame.minX + 20, y: frame.minY + 22))
    }
  }

  @Test func theLastPlaceLeadsToTheOthers() throws {
    let stage = try Stage()
    #expect(stage.titles == ["0", "1", "2", "3", "More"])
    stage.tapTab(4)
    #expect(stage.tabs.selectedViewController === stage.more)
    #expect(stage.tabs.selectedIndex == NSNotFound)
    #expect(stage.chosen.map { $0 === stage.more } == [true])
    let table = try #require(stage.more.topViewController?.view as? UITableView)
    #expect((0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text } == ["4", "5", "6"])
    #expect(stage.more.navigationBar.topItem?.title == "More")
    _ = stage.log.take()
    try stage.tapRow(1)
    #expect(stage.log.take() == ["5 left", "5 will come", "5 load", "5 will appear", "5 did appear", "5 came"])
    #expect(stage.tabs.selectedViewController === stage.controllers[5] && stage.tabs.selectedIndex == 5)
    #expect(stage.controllers[5].navigationController === stage.more)
    #expect(stage.controllers[5].tabBarController === stage.tabs)
    #expect(stage.controllers[5].view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    // Rows are no choice in the bar.
    #expect(stage.chosen.count == 1)
    stage.tapBack(stage.more.navigationBar)
    #expect(stage.tabs.selectedViewController === stage.more)
    #expect(stage.controllers[5].parent === stage.tabs)
    // The other tabs are as ever, and the list is where it was.
    try stage.tapRow(2)
    stage.tapTab(1)
    #expect(stage.tabs.selectedIndex == 1 && stage.controllers[1].view.window != nil)
    #expect(stage.controllers[6].viewIfLoaded?.window == nil)
    stage.tapTab(4)
    #expect(stage.controllers[6].view.window != nil && stage.tabs.selectedIndex == 6)
    // The current tab once more leads back to the list.
    stage.tapTab(4)
    #expect(stage.tabs.selectedViewController === stage.more)
  }

  @Test func codeChoosesWhatHasNoPlace() throws {
    let stage = try Stage()
    stage.tabs.selectedIndex = 6
    stage.phone.settle()
    #expect(stage.tabs.selectedViewController === stage.controllers[6])
    #expect(stage.tabs.tabBar.selectedItem?.title == "More")
    #expect(stage.more.viewControllers.count == 2 && stage.controllers[6].view.window != nil)
    stage.tabs.selectedViewController = stage.controllers[4]
    stage.phone.settle()
    #expect(stage.tabs.selectedIndex == 4 && stage.controllers[6].parent === stage.tabs)
    #expect(stage.controllers[6].view.window == nil)
    stage.tabs.selectedViewController = stage.controllers[2]
    stage.phone.settle()
    #expect(stage.tabs.selectedIndex == 2)
    // Nobody is told of what code does.
    #expect(stage.chosen.isEmpty)
    // Fewer controllers need no list.
    stage.tabs.viewControllers = Array(stage.controllers.prefix(5))
    stage.phone.settle()
    #expect(stage.titles == ["0", "1", "2", "3", "4"] && stage.controllers[4].parent === stage.tabs)
    #expect(stage.more.parent == nil)
  }

  /// It keeps its own bar, which leads out to the list.
  @Test func aNavigationControllerStandsInTheList() throws {
    let stage = try Stage(navigationAt: 5)
    let inner = try #require(stage.controllers[5] as? UINavigationController)
    stage.tapTab(4)
    try stage.tapRow(1)
    #expect(stage.tabs.selectedViewController === inner && inner.topViewController?.view.window != nil)
    #expect(stage.more.navigationBar.isHidden && !stage.more.isNavigationBarHidden)
    #expect(inner.navigationBar.presentedScreenFrame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(inner.navigationBar.backItem?.title == "More")
    #expect(inner.topViewController?.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    let deep = LoggingController("deep", stage.log)
    deep.hidesBottomBarWhenPushed = true
    inner.pushViewController(deep, animated: true)
    stage.phone.settle()
    #expect(stage.tabs.tabBar.isHidden && deep.view.safeAreaInsets.bottom == 0)
    stage.tapBack(inner.navigationBar)
    #expect(!stage.tabs.tabBar.isHidden && inner.viewControllers.count == 1)
    // A finger from the edge leads out too.
    stage.phone.touch(.began, at: CGPoint(x: 4, y: 300))
    for step in 1...10 {
      stage.phone.run(for: 1 / 60)
      stage.phone.touch(.moved, at: CGPoint(x: 4 + 25 * CGFloat(step), y: 300))
    }
    stage.phone.touch(.ended, at: CGPoint(x: 254, y: 300))
    stage.phone.settle()
    #expect(stage.tabs.selectedViewController === stage.more && inner.parent === stage.tabs)
    #expect(!stage.more.navigationBar.isHidden && inner.navigationBar.backItem == nil)
    try stage.tapRow(1)
    stage.tapBack(inner.navigationBar)
    #expect(stage.tabs.selectedViewController === stage.more)
  }

  @Test func badgesShowInTheList() throws {
    let stage = try Stage()
    stage.controllers[5].tabBarItem.badgeValue = "3"
    stage.tapTab(4)
    let table = try #require(stage.more.topViewController?.view as? UITableView)
    func badge(_ row: Int) -> UIView? {
      table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first
    }
    #expect(badge(0)?.isHidden == true && badge(1)?.isHidden == false)
    stage.controllers[4].tabBarItem.badgeValue = "12"
    stage.phone.settle()
    let shown = try #require(badge(0))
    #expect(!shown.isHidden && shown.bounds.width > 18 && shown.frame.maxX > 300)
  }

  @Test func regularWidthHasEightPlaces() throws {
    let pad = try Stage("ipad-9.7", count: 8)
    #expect(pad.titles.count == 8 && !pad.titles.contains("More"))
    let fuller = try Stage("ipad-9.7", count: 9)
    #expect(fuller.titles.count == 8 && fuller.titles.last == "More")
    // A large phone that turns has more places; what shows stays.
    let phone = try Stage("iphone-5.5", count: 7)
    phone.tabs.selectedIndex = 5
    phone.phone.settle()
    try phone.phone.hold(.landscapeLeft)
    phone.phone.settle()
    #expect(phone.titles == ["0", "1", "2", "3", "4", "5", "6"])
    #expect(phone.tabs.selectedViewController === phone.controllers[5] && phone.controllers[5].view.window != nil)
    try phone.phone.hold(.portrait)
    phone.phone.settle()
    #expect(phone.titles.last == "More" && phone.tabs.selectedIndex == 5)
    #expect(phone.controllers[5].navigationController === phone.more)
  }

  /// uikit-facts A.3.
  @Test func barsHaveTheHeightOfTheirScreen() throws {
    func height(
      _ device: String, _ version: String? = nil, _ orientation: UIInterfaceOrientation = .landscapeLeft
    ) throws -> CGFloat {
      try Stage(device, ios: version, count: 3, orientation: orientation).tabs.tabBar.frame.height
    }
    #expect(try height("iphone-4.7", "10") == 49)
    #expect(try height("iphone-4.7", "12") == 32)
    #expect(try height("iphone-4.7", "12", .portrait) == 49)
    #expect(try height("iphone-14-pro") == 53)
    #expect(try height("iphone-14-pro", nil, .portrait) == 83)
    #expect(try height("iphone-5.5", "12") == 49)
    #expect(try height("ipad-9.7", "11") == 49)
    #expect(try height("ipad-9.7", "12") == 50)
    #expect(try height("iphone-3.5") == 49)
  }

  @Test func itemsStandBesideTheirPictureInALowBar() throws {
    let stage = try Stage("iphone-4.7", ios: "12", count: 3, orientation: .landscapeLeft)
    #expect(stage.controllers[0].view.safeAreaInsets.bottom == 32)
    stage.tapTab(2)
    #expect(stage.tabs.selectedIndex == 2)
  }
}
