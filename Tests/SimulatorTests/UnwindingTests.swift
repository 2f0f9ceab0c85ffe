import Assets
import Foundation
import InterfaceBuilder
import Simulator
import Testing
import UIKit

/// Unwinding to a controller whose class, and so whose action, is not there.
@MainActor
@Suite(.serialized) struct UnwindingTests {
  private static func file(_ classOfFirst: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14490.70"
      initialViewController="nav">
      <scenes>
        <scene sceneID="s0"><objects>
          <navigationController id="nav" customClass="Elsewhere" sceneMemberID="viewController">
            <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="r"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <viewController id="first" title="First" \(classOfFirst) sceneMemberID="viewController">
            <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            <connections>
              <segue destination="second" kind="show" identifier="push" id="g1"/>
              <segue destination="second" kind="presentation" identifier="present" id="g2"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="second" title="Second" customClass="ElsewhereToo" sceneMemberID="viewController">
            <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
            <connections><segue destination="exit" kind="unwind" identifier="back" unwindAction="comeBack:" id="u"/></connections>
          </viewController>
          <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        </objects></scene>
      </scenes>
    </document>
    """
  }

  private func stage(_ classOfFirst: String) throws -> (phone: Phone, navigation: UINavigationController) {
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).storyboard"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Self.file(classOfFirst).write(toFile: path, atomically: true, encoding: .utf8)
    let phone = try Phone(PhoneOptions()) {
      try Storyboard(contentsOfFile: path, classModules: ["SimulatorTests"]).instantiateInitialViewController()
    }
    phone.settle()
    return (phone, try #require(phone.window.rootViewController as? UINavigationController))
  }

  @Test func itGoesToTheNearestOnTheWayBack() throws {
    let (phone, navigation) = try stage("customClass=\"ElsewhereAsWell\"")
    let first = try #require(navigation.topViewController)
    first.performSegue(withIdentifier: "push", sender: nil)
    phone.settle()
    let second = try #require(navigation.topViewController)
    try #require(second.title == "Second")
    second.performSegue(withIdentifier: "back", sender: nil)
    phone.settle()
    #expect(navigation.topViewController === first && navigation.viewControllers.count == 1)
    first.performSegue(withIdentifier: "present", sender: nil)
    phone.settle()
    let presented = try #require(navigation.presentedViewController)
    presented.performSegue(withIdentifier: "back", sender: nil)
    phone.settle()
    #expect(navigation.presentedViewController == nil)
  }

  /// Where all classes are known, nobody has the action: as on iOS nothing happens.
  @Test func withoutAMissingClassNothingHappens() throws {
    let (phone, navigation) = try stage("")
    navigation.topViewController?.performSegue(withIdentifier: "push", sender: nil)
    phone.settle()
    navigation.topViewController?.performSegue(withIdentifier: "back", sender: nil)
    phone.settle()
    #expect(navigation.topViewController?.title == "Second")
  }
}
