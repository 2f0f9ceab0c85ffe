import Assets
import Foundation
import InterfaceBuilder
import Simulator
import Testing
import UIKit

/// Segues of a file: shown, presented, embedded, gone back.
@MainActor
@Suite(.serialized) struct SegueTests {
  private static let file = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490.70" initialViewController="nav">
      <scenes>
        <scene sceneID="s0"><objects>
          <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar" barStyle="black" translucent="NO"/>
            <connections><segue destination="start" kind="relationship" relationship="rootViewController" id="r1"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <viewController id="start" customClass="SegueTestsStart" title="Start" sceneMemberID="viewController">
            <view key="view" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <button id="b1" accessibilityIdentifier="go" opaque="NO" buttonType="system">
                  <rect key="frame" x="20" y="100" width="100" height="44"/>
                  <state key="normal" title="Go"/>
                  <connections><segue destination="detail" kind="show" identifier="go" id="g1"/></connections>
                </button>
                <containerView id="c1">
                  <rect key="frame" x="20" y="200" width="200" height="100"/>
                  <connections><segue destination="child" kind="embed" identifier="child" id="e1"/></connections>
                </containerView>
              </subviews>
            </view>
            <navigationItem key="navigationItem" title="Begin" id="ni">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="bi">
                <connections><segue destination="modal" kind="presentation" identifier="add" modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve" id="p1"/></connections>
              </barButtonItem>
            </navigationItem>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="detail" storyboardIdentifier="Detail" title="Detail" hidesBottomBarWhenPushed="YES" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            <connections><segue destination="ex2" kind="unwind" identifier="home" unwindAction="comeBack:" id="u1"/></connections>
          </viewController>
          <exit id="ex2" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController id="modal" title="Modal" sceneMemberID="viewController">
            <view key="view" id="v3"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
            <connections><segue destination="ex3" kind="unwind" identifier="close" unwindAction="comeBack:" id="u2"/></connections>
          </viewController>
          <exit id="ex3" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
        <scene sceneID="s4"><objects>
          <viewController id="child" title="Child" sceneMemberID="viewController">
            <view key="view" id="v4"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/></view>
            <connections><segue destination="other" kind="show" identifier="away" id="a1"/><segue destination="nav" kind="show" identifier="around" id="a2"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s6"><objects>
          <tableViewController id="rows" storyboardIdentifier="Rows" customClass="SegueTestsRows" title="Rows" sceneMemberID="viewController">
            <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="tv">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <sections><tableViewSection id="ts"><cells>
                <tableViewCell id="row" style="IBUITableViewCellStyleDefault" textLabel="rl">
                  <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                  <tableViewCellContentView key="contentView" tableViewCell="row" id="rc">
                    <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
                    <subviews><label text="Further" id="rl"><rect key="frame" x="15" y="0.0" width="345" height="44"/></label></subviews>
                  </tableViewCellContentView>
                  <connections><segue destination="detail" kind="show" identifier="fromRow" id="fr"/></connections>
                </tableViewCell>
              </cells></tableViewSection></sections>
            </tableView>
          </tableViewController>
        </objects></scene>
        <scene sceneID="s5"><objects>
          <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="There" id="other" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  private static let other = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490.70">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="there" storyboardIdentifier="There" title="There" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  private struct Stage {
    var phone: Phone
    var navigation: UINavigationController
    var start: SegueTestsStart
    var storyboard: Storyboard
  }

  private func stage() throws -> Stage {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keyrise-segues-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("Main.storyboard")
    try Data(Self.file.utf8).write(to: path)
    try Data(Self.other.utf8).write(to: folder.appendingPathComponent("Other.storyboard"))
    var options = PhoneOptions()
    options.device = try DeviceProfile.named("iphone-4.7").running(try #require(SystemVersion("12")))
    var storyboard: Storyboard?
    var opened: UIViewController?
    let phone = try Phone(options) {
      let file = try Storyboard(contentsOfFile: path.path, classModules: ["SimulatorTests"])
      storyboard = file
      let controller = try file.instantiateInitialViewController()
      // The reference is followed while the folder is there.
      if let navigation = controller as? UINavigationController {
        opened = navigation.topViewController?.storyboard.map { _ in UIStoryboard(name: "Other", bundle: nil) }
          .map { $0.instantiateViewController(withIdentifier: "There") }
      }
      return controller
    }
    #expect(opened?.title == "There")
    let navigation = try #require(phone.window.rootViewController as? UINavigationController)
    return Stage(
      phone: phone, navigation: navigation, start: try #require(navigation.topViewController as? SegueTestsStart),
      storyboard: try #require(storyboard))
  }

  @Test func barsAndContainersAreThoseOfTheFile() throws {
    let stage = try stage()
    #expect(stage.navigation.navigationBar.barStyle == .black && !stage.navigation.navigationBar.isTranslucent)
    #expect(stage.start.navigationItem.title == "Begin" && stage.start.title == "Start")
    let child = try #require(stage.start.children.first)
    #expect(child.title == "Child" && child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(child.view.superview?.frame == CGRect(x: 20, y: 200, width: 200, height: 100))
    #expect(stage.start.log == ["child to Child"])
    #expect(stage.storyboard.warnings.isEmpty, "\(stage.storyboard.warnings)")
  }

  @Test func aNavigationControllerIsNotPushedAndTheWarningSaysWhere() throws {
    let stage = try stage()
    let child = try #require(stage.start.children.first)
    child.performSegue(withIdentifier: "around", sender: nil)
    stage.phone.settle()
    #expect(stage.navigation.viewControllers.count == 1)
    let warning = try #require(stage.storyboard.warnings.last)
    #expect(warning.contains("push a navigation controller") && warning.contains("Main.storyboard:"), "\(warning)")
  }

  @Test func aRowPushesAndIsTheSender() throws {
    let stage = try stage()
    let rows = try #require(
      stage.start.storyboard?.instantiateViewController(withIdentifier: "Rows") as? SegueTestsRows)
    stage.navigation.pushViewController(rows, animated: false)
    stage.phone.settle()
    stage.phone.tap(at: CGPoint(x: 100, y: 64 + 22))
    stage.phone.settle()
    #expect(rows.log == ["fromRow by Further"])
    #expect(stage.navigation.topViewController?.title == "Detail")
  }

  @Test func aButtonPushesAndTheExitLeadsBack() throws {
    let stage = try stage()
    stage.start.log = []
    stage.start.allows = false
    stage.phone.tap(at: CGPoint(x: 70, y: 64 + 122))
    stage.phone.settle()
    #expect(stage.navigation.viewControllers.count == 1 && stage.start.log.isEmpty)
    stage.start.allows = true
    stage.phone.tap(at: CGPoint(x: 70, y: 64 + 122))
    stage.phone.settle()
    #expect(stage.start.log == ["go to Detail"])
    let detail = try #require(stage.navigation.topViewController)
    #expect(detail.title == "Detail" && detail.hidesBottomBarWhenPushed)
    detail.performSegue(withIdentifier: "home", sender: nil)
    stage.phone.settle()
    #expect(stage.navigation.topViewController === stage.start)
    #expect(stage.start.log == ["go to Detail", "back from Detail"])
    // The same segue makes a new screen every time.
    stage.start.performSegue(withIdentifier: "go", sender: nil)
    stage.phone.settle()
    #expect(stage.navigation.topViewController?.title == "Detail" && stage.navigation.topViewController !== detail)
  }

  @Test func aBarButtonPresentsAndTheExitDismisses() throws {
    let stage = try stage()
    stage.start.log = []
    stage.phone.tap(at: CGPoint(x: 348, y: 42))
    stage.phone.settle()
    let modal = try #require(stage.start.presentedViewController)
    #expect(modal.title == "Modal" && modal.modalPresentationStyle == .overFullScreen)
    #expect(modal.modalTransitionStyle == .crossDissolve)
    modal.performSegue(withIdentifier: "close", sender: nil)
    stage.phone.settle()
    #expect(stage.start.presentedViewController == nil && stage.start.log == ["add to Modal", "back from Modal"])
  }

  @Test func whatIsNotThereIsReported() throws {
    let stage = try stage()
    stage.start.performSegue(withIdentifier: "nowhere", sender: nil)
    #expect(stage.phone.environment.layoutReports.contains { $0.contains("nowhere") })
    // The folder has gone: the reference leads nowhere, and the file's author is told.
    stage.start.children.first?.performSegue(withIdentifier: "away", sender: nil)
    #expect(stage.storyboard.warnings.contains { $0.contains("'Other' is not beside the file") })
  }
}

/// The first screen of the file, found by its name.
final class SegueTestsStart: UIViewController, ActionReceiver {
  var log: [String] = []
  var allows = true
  static let actions: [String: InterfaceAction] = ["comeBack:": InterfaceAction(comeBack)]
  func comeBack(_ sender: Any) { log.append("back from \((sender as? UIStoryboardSegue)?.source.title ?? "?")") }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allows }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("\(segue.identifier ?? "-") to \(segue.destination.title ?? "?")")
  }
}

final class SegueTestsRows: UITableViewController {
  var log: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("\(segue.identifier ?? "-") by \((sender as? UITableViewCell)?.textLabel?.text ?? "-")")
  }
}
