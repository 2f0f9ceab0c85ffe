import Assets
import Foundation
import InterfaceBuilder
import Simulator
import Testing
import UIKit

/// What stands beside the table in a table controller of a file.
@MainActor
@Suite(.serialized) struct TableControllerElementsTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490.70" initialViewController="table">
      <scenes>
        <scene sceneID="s1"><objects>
          <tableViewController id="table" customClass="TableControllerElementsNews" sceneMemberID="viewController">
            <tableView key="view" opaque="NO" clipsSubviews="YES" alwaysBounceVertical="YES" dataMode="prototypes" style="plain" rowHeight="44" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <connections><outlet property="dataSource" destination="table" id="o1"/><outlet property="delegate" destination="table" id="o2"/></connections>
            </tableView>
            <refreshControl key="refreshControl" opaque="NO" multipleTouchEnabled="YES" contentMode="center" enabled="NO" contentHorizontalAlignment="center" contentVerticalAlignment="center" id="r1">
              <rect key="frame" x="0.0" y="0.0" width="1000" height="1000"/>
              <autoresizingMask key="autoresizingMask"/>
              <attributedString key="attributedTitle"><fragment content="Last week"/></attributedString>
              <connections><action selector="refresh:" destination="table" eventType="valueChanged" id="a1"/></connections>
            </refreshControl>
          </tableViewController>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test func aRefreshControlOfAFileRefreshes() throws {
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).storyboard"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.file.write(toFile: path, atomically: true, encoding: .utf8)
    let storyboard = try Storyboard(contentsOfFile: path, classModules: ["SimulatorTests"])
    var options = PhoneOptions()
    options.device = try .named("iphone-4.7")
    var made: TableControllerElementsNews?
    let phone = try Phone(options) {
      let controller = try storyboard.instantiateInitialViewController()
      made = controller as? TableControllerElementsNews
      return controller
    }
    phone.settle()
    let controller = try #require(made)
    let control = try #require(controller.refreshControl)
    #expect(storyboard.warnings.isEmpty)
    #expect(control.attributedTitle?.string == "Last week")
    #expect(control.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    phone.touch(.began, at: CGPoint(x: 100, y: 60))
    for step in 1...40 {
      phone.run(for: 1 / 60)
      phone.touch(.moved, at: CGPoint(x: 100, y: 60 + 10 * Double(step)))
    }
    #expect(controller.refreshes == 1)
    phone.touch(.ended, at: CGPoint(x: 100, y: 460))
    phone.settle()
    // Below the status bar.
    #expect(controller.tableView.contentOffset.y == -80)
    control.endRefreshing()
    phone.settle()
    #expect(controller.tableView.contentOffset.y == -20)
  }
}

/// Counts how often it is asked for news.
final class TableControllerElementsNews: UITableViewController, ActionReceiver {
  var refreshes = 0
  static let actions: [String: InterfaceAction] = ["refresh:": InterfaceAction(refresh)]
  func refresh(_ sender: Any) { refreshes += sender is UIRefreshControl ? 1 : 0 }
}
