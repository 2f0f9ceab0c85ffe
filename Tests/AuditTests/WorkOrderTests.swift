import Assets
import Audit
import Foundation
import Testing
import UIKit

/// The order in which the work is handed out.
@MainActor
@Suite struct WorkOrderTests {
  @Test func screensWithManyInputsComeFirst() throws {
    let folder = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, count) in [("One", 1), ("Three", 3), ("Two", 2)] {
      try Self.storyboard(inputs: count).write(
        toFile: "\(folder)/\(name).storyboard", atomically: true, encoding: .utf8)
    }
    let targets = AuditTargets(
      registered: [RegisteredScreen(name: "code", sdkVersion: nil) { UIViewController() }], classModules: [])
    let paths = ["One", "Three", "Two"].map { "\(folder)/\($0).storyboard" }
    let items = targets.heaviestFirst(
      try targets.items(
        paths + ["code"], devices: [try .named("iphone-3.5"), try .named("iphone-x")], orientations: [.portrait]))
    // How many a screen in code has is unknown before it is shown.
    #expect(items.map(\.target) == ["code", "code", paths[1], paths[1], paths[2], paths[2], paths[0], paths[0]])
    #expect(items.map(\.device) == (0..<4).flatMap { _ in ["iphone-3.5", "iphone-x"] })
  }

  private static func storyboard(inputs: Int) -> String {
    let fields = (1...inputs).map { number in
      """
      <textField opaque="NO" contentMode="scaleToFill" id="f\(number)">
        <rect key="frame" x="20" y="\(number * 40)" width="200" height="31"/>
        <textInputTraits key="textInputTraits"/>
      </textField>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="2182"
        targetRuntime="iOS.CocoaTouch" initialViewController="vc">
      <scenes><scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0.0" y="20" width="320" height="460"/>
      <subviews>\(fields.joined())</subviews>
      </view></viewController>
      </objects></scene></scenes>
      </document>
      """
  }
}
