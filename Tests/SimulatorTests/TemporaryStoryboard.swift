import Foundation
import InterfaceBuilder
import Simulator
import UIKit

/// A storyboard of one scene that a test writes down.
@MainActor
struct TemporaryStoryboard {
  let storyboard: Storyboard
  let phone: Phone
  let root: UIView

  /// `views` and `extras` are elements: the root's subviews, and what stands beside the controller; `constraints` and
  /// `connections` those of root view and controller.
  init(
    views: String, constraints: String = "", connections: String = "", extras: String = "",
    rootConnections: String = "",
    resources: String = "", controllerClass: String? = nil
  ) throws {
    let controller = controllerClass.map { " customClass=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
        colorMatched="YES" initialViewController="controller">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects>
      <viewController id="controller"\(controller) sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(views)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      <constraints>\(constraints)</constraints>
      <connections>\(rootConnections)</connections>
      </view>
      <connections>\(connections)</connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
      \(extras)
      </objects></scene></scenes>
      <resources>\(resources)</resources>
      </document>
      """
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).storyboard"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let storyboard = try Storyboard(contentsOfFile: path, classModules: ["SimulatorTests"])
    var options = PhoneOptions()
    options.device = try .named("retina6_12")
    var made: UIViewController?
    phone = try Phone(options) {
      let controller = try storyboard.instantiateInitialViewController()
      made = controller
      return controller
    }
    phone.render()
    self.storyboard = storyboard
    root = try found(made?.view)
  }

  /// The view with an object id.
  func view<View: UIView>(_ id: String, as type: View.Type = View.self) throws -> View {
    try found(root.subtree.first { $0.interfaceBuilderIdentifier == id } as? View)
  }
}

/// What has to be there.
func found<Value>(_ value: Value?) throws -> Value {
  guard let value else { throw CocoaError(.fileNoSuchFile) }
  return value
}
