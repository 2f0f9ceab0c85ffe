import Assets
import Foundation
import InterfaceBuilder
import Simulator
import Testing
import UIKit

@testable import Simulator

/// The same file on other devices, held another way, in the dark, with large text.
@MainActor
@Suite(.serialized) struct SurroundingsTests {
  /// A screen whose box is 100 high, 50 and without its note where there is little room from top to bottom, and whose
  /// label is larger where there is much from side to side.
  private static let screen = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="17701" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="vc">
    <device id="retina6_1" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="414" height="896"/>
    <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box"><subviews/></view>
    <label text="Note" translatesAutoresizingMaskIntoConstraints="NO" id="note"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
    <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
    </label>
    <label text="Title" adjustsFontForContentSizeCategory="YES" \
    translatesAutoresizingMaskIntoConstraints="NO" id="title">
    <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/></label>
    </subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <color key="backgroundColor" systemColor="systemBackgroundColor"/>
    <constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="safe" secondAttribute="top" id="c1"/>
    <constraint firstItem="box" firstAttribute="leading" secondItem="safe" secondAttribute="leading" id="c2"/>
    <constraint firstItem="safe" firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="c3"/>
    <constraint firstItem="note" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="c4"/>
    <constraint firstItem="note" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="8" id="c5"/>
    <constraint firstItem="title" firstAttribute="leading" secondItem="box" secondAttribute="leading" id="c6"/>
    <constraint firstItem="title" firstAttribute="top" secondItem="box" secondAttribute="bottom" constant="60" id="c7"/>
    <constraint firstItem="box" firstAttribute="height" constant="100" userLabel="box height" id="c8">
    <variation key="heightClass=compact" constant="50"/></constraint>
    </constraints>
    <variation key="heightClass=compact"><mask key="subviews"><exclude reference="note"/></mask></variation>
    </view></viewController></objects></scene></scenes>
    <resources><systemColor name="systemBackgroundColor"><color white="1" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
    </document>
    """

  private func storyboard(_ text: String = screen) throws -> (Storyboard, path: String) {
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).storyboard"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    return (try Storyboard(contentsOfFile: path, classModules: []), path)
  }

  private func phone(_ device: String, _ change: (inout PhoneOptions) -> Void = { _ in }) throws -> Phone {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named(device)
    options.scale = 1
    change(&options)
    let (storyboard, _) = try storyboard()
    return try Phone(options) { try storyboard.instantiateInitialViewController() }
  }

  private func view(_ id: String, _ phone: Phone) -> UIView? {
    phone.render()
    return phone.window.subtree.first { $0.interfaceBuilderIdentifier == id }
  }

  @Test func aFileIsLaidOutForTheSizeClassesOfThePhone() throws {
    let upright = try phone("iPhone 12")
    #expect(view("box", upright)?.frame == CGRect(x: 0, y: 47, width: 390, height: 100))
    #expect((view("note", upright) as? UILabel)?.font.pointSize == 17)
    let lying = try phone("iPhone 12") { $0.orientation = .landscapeLeft }
    #expect(view("box", lying)?.frame == CGRect(x: 47, y: 0, width: 750, height: 50))
    #expect(view("note", lying) == nil)
    let pad = try phone("ipad-11")
    #expect(view("box", pad)?.frame.height == 100 && (view("note", pad) as? UILabel)?.font.pointSize == 30)
  }

  @Test func aFileFollowsAChangeOfSizeClassesAndBack() throws {
    let phone = try phone("iPhone 12")
    let note = try #require(view("note", phone) as? UILabel)
    note.text = "set by the app"
    for _ in 0..<2 {
      phone.environment.changeTraits { $0.turn(phone.device, to: .landscapeRight) }
      phone.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
      #expect(view("box", phone)?.frame.height == 50 && view("note", phone) == nil)
      phone.environment.changeTraits { $0.turn(phone.device, to: .portrait) }
      phone.window.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      #expect(view("box", phone)?.frame == CGRect(x: 0, y: 47, width: 390, height: 100))
      #expect(view("note", phone) === note && note.frame.minY == 155 && note.text == "set by the app")
    }
    #expect(phone.layoutReports.isEmpty && phone.ambiguityReports.isEmpty)
  }

  @Test func theDarkStyleIsDrawnWhenItComesAndCostsNothingAfter() throws {
    let phone = try phone("iPhone 12")
    phone.render()
    #expect(phone.surface[200, 700] == .white)
    phone.setUserInterfaceStyle(.dark)
    phone.settle()
    phone.render()
    #expect(phone.surface[200, 700] == .black)
    let drawn = phone.drawnPixels
    phone.run(for: 1)
    phone.render()
    #expect(phone.drawnPixels == drawn)
  }

  @Test func thereIsNoDarkBeforeIOS13() throws {
    let phone = try phone("iPhone 8") { options in
      options.device = options.device.running(SystemVersion(12))
      options.userInterfaceStyle = .dark
    }
    phone.setUserInterfaceStyle(.dark)
    phone.render()
    #expect(phone.surface[200, 600] == .white)
  }

  @Test func textFollowsTheSizeThatWasChosen() throws {
    let phone = try phone("iPhone 12") { $0.preferredContentSizeCategory = .extraSmall }
    let title = try #require(view("title", phone) as? UILabel)
    let note = try #require(view("note", phone) as? UILabel)
    #expect(title.font.pointSize == 25 && note.font.pointSize == 14)
    phone.setPreferredContentSizeCategory(.accessibilityExtraExtraExtraLarge)
    // The note's file does not say that it follows.
    #expect(title.font.pointSize == 58 && note.font.pointSize == 14 && title.frame.height > 65)
  }

  @Test func contradictionsAreReportedWithTheNamesAndLinesOfTheFile() throws {
    let (storyboard, _) = try storyboard(
      Self.screen.replacingOccurrences(
        of: "</constraints>\n<variation",
        with: """
          <constraint firstItem="box" firstAttribute="height" constant="30" identifier="too low" id="c9"/>
          </constraints>
          <variation
          """))
    let phone = try Phone { try storyboard.instantiateInitialViewController() }
    phone.render()
    let report = try #require(phone.layoutReports.first)
    #expect(report.contains("Unable to simultaneously satisfy constraints."))
    #expect(report.contains("<NSLayoutConstraint 'box height' [c8] line 24 UIView:box.height == 100>"))
    #expect(report.contains("<NSLayoutConstraint 'too low' [c9] line 26 UIView:box.height == 30>"))
  }

  @Test func ambiguityNamesTheViewAndItsLine() throws {
    let (storyboard, _) = try storyboard(
      Self.screen.replacingOccurrences(
        of: "secondItem=\"box\" secondAttribute=\"leading\" id=\"c6\"", with: "id=\"c6\""))
    let phone = try Phone { try storyboard.instantiateInitialViewController() }
    #expect(
      phone.ambiguityReports == ["Ambiguous layout: horizontal position is ambiguous for UILabel:title (line 11)"])
  }
}
