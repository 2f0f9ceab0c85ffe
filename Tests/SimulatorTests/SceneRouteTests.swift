import Assets
import Foundation
import InterfaceBuilder
import Simulator
import Testing
import UIKit

/// Screens of a file where the file has them: in bars, in tabs, on top of others, in container views.
@MainActor
@Suite(.serialized) struct SceneRouteTests {
  /// Tabs: a navigation controller and a screen of its own. The root of the first pushes `pushed` by an item of its bar;
  /// that one has a container view with `embedded`. `shown` is shown by a view of it, `alone` is presented.
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
      initialViewController="tabs">
    <device id="retina4_7" orientation="portrait" appearance="light"/>
    <scenes>
    \(scene("tabBarController", "tabs", """
      <tabBar key="tabBar" id="bar"/>
      <connections><segue destination="second" kind="relationship" relationship="viewControllers" id="r1"/>
      <segue destination="nav" kind="relationship" relationship="viewControllers" id="r2"/></connections>
      """))
    \(scene("viewController", "second", view("second", "")))
    \(scene("navigationController", "nav", """
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="nb"/>
      <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r3"/></connections>
      """))
    \(scene("viewController", "first", view("first", "") + """
      <navigationItem key="navigationItem" title="First" id="ni"><barButtonItem key="rightBarButtonItem" title="More"
      id="more"><connections><segue destination="pushed" kind="show" id="s1"/></connections></barButtonItem>
      </navigationItem>
      """))
    \(scene("viewController", "pushed", view("pushed", """
      <containerView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="box">
      <rect key="frame" x="0.0" y="300" width="375" height="200"/>
      <connections><segue destination="embedded" kind="embed" id="s2"/></connections></containerView>
      <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="go">
      <rect key="frame" x="20" y="250" width="100" height="30"/>
      <connections><segue destination="shown" kind="show" id="s3"/></connections></button>
      """)))
    \(scene("viewController", "embedded", view("embedded", field("inner", 20))))
    \(scene("viewController", "shown", view("shown", field("low", 580))
      + "<connections><segue destination=\"alone\" kind=\"presentation\" id=\"s4\"/></connections>"))
    \(scene("viewController", "alone", view("alone", field("free", 20))))
    </scenes>
    </document>
    """

  private static func scene(_ kind: String, _ id: String, _ content: String) -> String {
    "<scene sceneID=\"scene-\(id)\"><objects><\(kind) id=\"\(id)\" sceneMemberID=\"viewController\">\(content)"
      + "</\(kind)></objects></scene>"
  }

  private static func view(_ id: String, _ subviews: String) -> String {
    "<view key=\"view\" contentMode=\"scaleToFill\" id=\"view-\(id)\">"
      + "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>"
      + "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\"/>"
      + "<subviews>\(subviews)</subviews></view>"
  }

  private static func field(_ id: String, _ y: Int) -> String {
    "<textField opaque=\"NO\" contentMode=\"scaleToFill\" fixedFrame=\"YES\" borderStyle=\"roundedRect\" id=\"\(id)\">"
      + "<rect key=\"frame\" x=\"20\" y=\"\(y)\" width=\"200\" height=\"30\"/></textField>"
  }

  static func write() throws -> String {
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).storyboard"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private func show(_ id: String) throws -> (Phone, UIViewController) {
    let path = try Self.write()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let storyboard = try Storyboard(contentsOfFile: path, classModules: [])
    let scene = try #require(storyboard.scenes.first { $0.id == id })
    let route = storyboard.route(to: scene)
    var options = PhoneOptions()
    options.device = try .named("retina4_7")
    options.scale = 1
    let phone = try Phone(options) { storyboard.instantiate(route) }
    phone.settle()
    func find(_ controller: UIViewController) -> UIViewController? {
      controller.interfaceBuilderIdentifier == id ? controller : controller.children.lazy.compactMap(find).first
    }
    return (phone, try #require(phone.window.rootViewController.flatMap(find)))
  }

  @Test func aTabIsChosen() throws {
    let (phone, second) = try show("second")
    #expect(phone.window.rootViewController is UITabBarController)
    #expect(second.view.window != nil && second.tabBarController?.selectedIndex == 0)
    let (_, first) = try show("first")
    #expect(first.view.window != nil && first.tabBarController?.selectedIndex == 1)
    #expect(first.navigationController?.viewControllers.count == 1)
  }

  @Test func aScreenThatAnItemOfTheBarShowsIsPushed() throws {
    let (_, pushed) = try show("pushed")
    #expect(pushed.view.window != nil)
    #expect(
      pushed.navigationController?.viewControllers.map(\.interfaceBuilderIdentifier) == ["first", "pushed"])
    #expect(pushed.tabBarController?.interfaceBuilderIdentifier == "tabs")
    let (_, shown) = try show("shown")
    #expect(
      shown.navigationController?.viewControllers.map(\.interfaceBuilderIdentifier) == ["first", "pushed", "shown"])
  }

  @Test func anEmbeddedScreenStandsInItsBox() throws {
    let (_, embedded) = try show("embedded")
    #expect(embedded.parent?.interfaceBuilderIdentifier == "pushed")
    #expect(embedded.view.convert(embedded.view.bounds, to: nil) == CGRect(x: 0, y: 300, width: 375, height: 200))
  }

  @Test func aPresentedScreenStandsAlone() throws {
    let (phone, alone) = try show("alone")
    #expect(phone.window.rootViewController === alone)
  }
}
