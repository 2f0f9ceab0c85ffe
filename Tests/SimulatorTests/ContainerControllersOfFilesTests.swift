import Assets
import Foundation
import InterfaceBuilder
import Simulator
import Testing
import UIKit

/// Controllers of a file that hold others: pages, and two beside each other.
@MainActor
@Suite(.serialized) struct ContainerControllersOfFilesTests {
  private static func file(initial: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490.70" initialViewController="\(initial)">
      <scenes>
        <scene sceneID="s0"><objects>
          <splitViewController id="split" preferredDisplayMode="allVisible" maximumPrimaryColumnWidth="280" sceneMemberID="viewController">
            <connections>
              <segue destination="listNavigation" kind="relationship" relationship="masterViewController" id="g1"/>
              <segue destination="detailNavigation" kind="relationship" relationship="detailViewController" id="g2"/>
            </connections>
          </splitViewController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <navigationController id="listNavigation" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="b1"/>
            <connections><segue destination="list" kind="relationship" relationship="rootViewController" id="g3"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <navigationController id="detailNavigation" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="b2"/>
            <connections><segue destination="detail" kind="relationship" relationship="rootViewController" id="g4"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController id="list" title="List" sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0.0" y="0.0" width="320" height="768"/></view>
          </viewController>
        </objects></scene>
        <scene sceneID="s4"><objects>
          <viewController id="detail" title="Detail" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0.0" y="0.0" width="703" height="768"/></view>
          </viewController>
        </objects></scene>
        <scene sceneID="s5"><objects>
          <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" navigationOrientation="vertical" spineLocation="none" pageSpacing="12" id="pages" customClass="ContainerControllersOfFilesPages" sceneMemberID="viewController">
            <connections><outlet property="dataSource" destination="pages" id="o1"/></connections>
          </pageViewController>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private func open(_ initial: String, on device: String, _ orientation: UIInterfaceOrientation = .portrait) throws -> (
    Phone, UIViewController, Storyboard
  ) {
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).storyboard"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.file(initial: initial).write(toFile: path, atomically: true, encoding: .utf8)
    let storyboard = try Storyboard(contentsOfFile: path, classModules: ["SimulatorTests"])
    var options = PhoneOptions()
    options.device = try .named(device)
    options.orientation = orientation
    var made: UIViewController?
    let phone = try Phone(options) {
      let controller = try storyboard.instantiateInitialViewController()
      made = controller
      return controller
    }
    phone.settle()
    return (phone, try found(made), storyboard)
  }

  @Test func aSplitViewControllerStandsAsItsFileSays() throws {
    let (_, controller, storyboard) = try open("split", on: "ipad-9.7")
    #expect(storyboard.warnings.isEmpty)
    let split = try #require(controller as? UISplitViewController)
    // Beside each other although the pad stands upright.
    #expect(split.viewControllers.map { $0.view.window != nil } == [true, true])
    #expect(split.viewControllers[0].view.presentedScreenFrame.width == 280)
  }

  @Test func onAPhoneTheFilesDetailIsOnTop() throws {
    let (_, controller, _) = try open("split", on: "iphone-4.7")
    let split = try #require(controller as? UISplitViewController)
    let navigation = try #require(split.viewControllers.first as? UINavigationController)
    let inner = try #require(navigation.topViewController as? UINavigationController)
    #expect(split.isCollapsed && inner.topViewController?.title == "Detail")
    #expect(inner.navigationBar.backItem?.title == "List")
  }

  /// Who looks at the list's scene sees the list.
  @Test func theSceneOfTheListShowsTheList() throws {
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).storyboard"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.file(initial: "split").write(toFile: path, atomically: true, encoding: .utf8)
    let storyboard = try Storyboard(contentsOfFile: path, classModules: [])
    for device in ["iphone-4.7", "ipad-9.7"] {
      for (title, view) in [("List", "v1"), ("Detail", "v2")] {
        let scene = try #require(storyboard.scenes.first { $0.title == title })
        var options = PhoneOptions()
        options.device = try .named(device)
        let phone = try Phone(options) { storyboard.instantiate(storyboard.route(to: scene)) }
        phone.settle()
        let shown = phone.window.subtree.compactMap(\.interfaceBuilderIdentifier)
        #expect(shown.contains(view), "\(title) on \(device)")
      }
    }
  }

  @Test func pagesOfAFileTurn() throws {
    let (phone, controller, storyboard) = try open("pages", on: "iphone-4.7")
    #expect(storyboard.warnings.isEmpty)
    let pages = try #require(controller as? ContainerControllersOfFilesPages)
    #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
    phone.touch(.began, at: CGPoint(x: 100, y: 500))
    for step in 1...10 {
      phone.run(for: 1 / 60)
      phone.touch(.moved, at: CGPoint(x: 100, y: 500 - 40 * Double(step)))
    }
    phone.run(for: 0.3)
    let first = pages.pages[0].view.presentedScreenFrame
    #expect(pages.pages[1].view.presentedScreenFrame.minY == first.maxY + 12)
    phone.touch(.ended, at: CGPoint(x: 100, y: 100))
    phone.settle()
    #expect(pages.viewControllers?.first === pages.pages[1])
  }
}

/// Two pages.
final class ContainerControllersOfFilesPages: UIPageViewController, UIPageViewControllerDataSource {
  let pages = [UIViewController(), UIViewController()]

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}
