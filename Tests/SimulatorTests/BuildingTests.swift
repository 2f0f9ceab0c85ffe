import Foundation
import InterfaceBuilder
import Simulator
import Testing
import UIKit

final class BuildingScreen: UIViewController, ActionReceiver {
  @Outlet var fields: [UITextField]!
  @Outlet var width: NSLayoutConstraint!
  @Outlet var tap: UITapGestureRecognizer!
  var calls: [String] = []

  static let actions: [String: InterfaceAction] = [
    "tapped:": InterfaceAction(tapped), "swiped:": InterfaceAction(swiped), "anyone:": InterfaceAction(anyone),
  ]

  func tapped(_ sender: Any) { calls.append(sender is UITapGestureRecognizer ? "tapped" : "wrong sender") }
  func swiped(_ sender: Any) { calls.append("swiped") }
  func anyone(_ sender: Any) { calls.append(sender is UIButton ? "anyone" : "wrong sender") }
}

final class RoundedView: UIView, InspectableProperties {
  static var inspectableProperties: [String: InspectableProperty] {
    [
      "radius": InspectableProperty(\RoundedView.radius), "caption": InspectableProperty(\RoundedView.caption),
      "accent": InspectableProperty(\RoundedView.accent),
    ]
  }

  var radius: CGFloat = 0 {
    didSet { layer.cornerRadius = radius }
  }
  var caption: String?
  var accent: UIColor?
  var radiusWhenAwake: CGFloat?

  override func awakeFromNib() {
    super.awakeFromNib()
    radiusWhenAwake = radius
  }
}

/// What the builder makes of the document's parts.
@MainActor
@Suite(.serialized) struct BuildingTests {
  private let frame = "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"200\" height=\"40\"/>"

  @Test func gestureRecognizersAreOnTheirViewsAndCallTheirActions() throws {
    let file = try TemporaryStoryboard(
      views: """
        <view id="pad" contentMode="scaleToFill" fixedFrame="YES"><rect key="frame" x="0" y="100" width="393" height="400"/>
        <connections>
        <outletCollection property="gestureRecognizers" destination="swipe" appends="YES" id="c1"/>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="c2"/>
        </connections></view>
        """,
      connections: "<outlet property=\"tap\" destination=\"tap\" id=\"o1\"/>",
      extras: """
        <tapGestureRecognizer id="tap" cancelsTouchesInView="NO" numberOfTapsRequired="2">
        <connections><action selector="tapped:" destination="controller" id="a1"/></connections></tapGestureRecognizer>
        <swipeGestureRecognizer id="swipe" direction="left">
        <connections><action selector="swiped:" destination="controller" id="a2"/></connections></swipeGestureRecognizer>
        """, controllerClass: "BuildingScreen")
    #expect(file.storyboard.warnings == [])
    let screen = try #require(file.root.next as? BuildingScreen)
    let pad = try file.view("pad")
    #expect(
      pad.gestureRecognizers?.map { "\(type(of: $0))" } == ["UISwipeGestureRecognizer", "UITapGestureRecognizer"])
    #expect(screen.tap.numberOfTapsRequired == 2 && !screen.tap.cancelsTouchesInView)
    for _ in 0..<2 {
      file.phone.touch(.began, at: CGPoint(x: 100, y: 300))
      file.phone.touch(.ended, at: CGPoint(x: 100, y: 300))
    }
    file.phone.touch(.began, at: CGPoint(x: 300, y: 300))
    for x in stride(from: 280, through: 180, by: -20) {
      file.phone.run(for: 0.016)
      file.phone.touch(.moved, at: CGPoint(x: CGFloat(x), y: 300))
    }
    file.phone.touch(.ended, at: CGPoint(x: 180, y: 300))
    #expect(screen.calls == ["tapped", "swiped"])
  }

  @Test func outletCollectionsConstraintsAndActionsToTheFirstResponder() throws {
    let file = try TemporaryStoryboard(
      views: """
        <textField id="f1" fixedFrame="YES" borderStyle="roundedRect">\(frame)</textField>
        <textField id="f2" fixedFrame="YES" borderStyle="roundedRect">\(frame)</textField>
        <button id="b" fixedFrame="YES" buttonType="system"><rect key="frame" x="20" y="300" width="200" height="40"/>
        <state key="normal" title="Any"/>
        <connections><action selector="anyone:" destination="first" eventType="touchUpInside" id="a"/></connections></button>
        <view id="v" translatesAutoresizingMaskIntoConstraints="NO">\(frame)
        <constraints><constraint firstAttribute="width" constant="77" id="w"/></constraints></view>
        """,
      connections: """
        <outletCollection property="fields" destination="f2" collectionClass="NSMutableArray" id="c1"/>
        <outletCollection property="fields" destination="f1" collectionClass="NSMutableArray" id="c2"/>
        <outlet property="width" destination="w" id="o1"/>
        <outlet property="missing" destination="f1" id="o2"/>
        """, controllerClass: "BuildingScreen")
    let screen = try #require(file.root.next as? BuildingScreen)
    #expect(screen.fields.map(\.interfaceBuilderIdentifier) == ["f2", "f1"])
    #expect(screen.width.constant == 77)
    #expect(file.storyboard.warnings.count == 1)
    #expect(file.storyboard.warnings.first?.contains("BuildingScreen has no outlet missing") == true)
    file.phone.touch(.began, at: CGPoint(x: 100, y: 320))
    file.phone.touch(.ended, at: CGPoint(x: 100, y: 320))
    #expect(screen.calls == ["anyone"])
  }

  @Test func runtimeAttributesAreSetBeforeTheViewAwakes() throws {
    let file = try TemporaryStoryboard(
      views: """
        <view id="round" customClass="RoundedView" fixedFrame="YES">\(frame)
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="radius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="caption" value="hello"/>
        <userDefinedRuntimeAttribute type="color" keyPath="accent"><color key="value" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
        </userDefinedRuntimeAttributes></view>
        <label id="plain" userLabel="Heading" fixedFrame="YES" text="x">\(frame)
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="sparkle"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor"><color key="value" white="0" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></label>
        """)
    let view = try file.view("round", as: RoundedView.self)
    #expect(view.radiusWhenAwake == 9 && view.layer.cornerRadius == 9 && view.caption == "hello")
    #expect(view.accent == .red && view.layer.borderWidth == 1.5 && view.clipsToBounds)
    let warnings = file.storyboard.warnings
    #expect(warnings.count == 2)
    #expect(warnings.first?.contains("UILabel 'Heading' has no property 'sparkle'") == true)
    #expect(warnings.last?.contains("CGColor") == true)
  }

  @Test func attributedLabelsKeepTheirAttributes() throws {
    let file = try TemporaryStoryboard(
      views: """
        <label id="rich" usesAttributedText="YES" numberOfLines="0" fixedFrame="YES">\(frame)
        <attributedString key="attributedText">
        <fragment content="Big "><attributes><font key="NSFont" metaFont="systemBold" size="20"/>
        <integer key="NSUnderline" value="1"/><real key="NSKern" value="1.5"/></attributes></fragment>
        <fragment content="small"><attributes>
        <color key="NSColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <font key="NSFont" metaFont="system" size="12"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="5"/>
        </attributes></fragment><fragment content=" more"><attributes>
        <color key="NSColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <font key="NSFont" metaFont="system" size="12"/>
        <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping" lineSpacing="5"/>
        </attributes></fragment></attributedString></label>
        """)
    let text = try #require(try file.view("rich", as: UILabel.self).attributedText)
    #expect(text.string == "Big small more")
    let first = text.attributes(at: 0, effectiveRange: nil)
    let second = text.attributes(at: 6, effectiveRange: nil)
    #expect(first[.font] as? UIFont === UIFont.systemFont(ofSize: 20, weight: .semibold))
    #expect(first[.underlineStyle] as? Int == 1 && first[.kern] as? CGFloat == 1.5)
    #expect(second[.foregroundColor] as? UIColor == .blue)
    #expect((second[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 5)
    #expect((second[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
  }

  @Test func configuredButtonsAreBuilt() throws {
    let file = try TemporaryStoryboard(
      views: """
        <button id="b" buttonType="system" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="100" width="100" height="34"/>
        <state key="normal" title="Fallback"/>
        <buttonConfiguration key="configuration" style="tinted" title="Go on" subtitle="or not" cornerStyle="capsule"
          image="arrow" imagePlacement="trailing" imagePadding="8" buttonSize="large">
        <directionalEdgeInsets key="contentInsets" top="3" leading="4" bottom="5" trailing="6"/>
        <fontDescription key="titleFontDescription" type="boldSystem" pointSize="20"/>
        <color key="baseForegroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <backgroundConfiguration key="background" cornerRadius="3" strokeWidth="2"/>
        </buttonConfiguration></button>
        """,
      constraints: """
        <constraint firstItem="b" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="c2"/>
        """,
      resources: "<image name=\"arrow\" width=\"24\" height=\"10\"/>")
    let button = try file.view("b", as: UIButton.self)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Go on" && configuration.subtitle == "or not")
    #expect(configuration.cornerStyle == .capsule && configuration.imagePlacement == .trailing)
    #expect(configuration.imagePadding == 8 && configuration.buttonSize == .large)
    #expect(configuration.baseForegroundColor == .red && configuration.background.strokeWidth == 2)
    // The picture is not there, its size is.
    #expect(configuration.image?.size == CGSize(width: 24, height: 10))
    #expect(file.storyboard.warnings.count == 1 && file.storyboard.warnings.first?.contains("'arrow'") == true)
    let font = UIFont.boldSystemFont(ofSize: 20)
    #expect(abs(button.frame.width - (4 + font.width(of: "Go on") + 8 + 24 + 6)) < 0.5)
    #expect(button.titleLabel?.text == "Go on" && button.subtitleLabel?.text == "or not")
    #expect((button.imageView?.frame.minX ?? 0) > (button.titleLabel?.frame.maxX ?? 1000))
  }

  @Test func picturesThatAreMissingKeepTheirRoom() throws {
    let file = try TemporaryStoryboard(
      views: """
        <imageView id="i" image="photo" translatesAutoresizingMaskIntoConstraints="NO">\(frame)</imageView>
        <imageView id="s" image="star" catalog="system" translatesAutoresizingMaskIntoConstraints="NO">\(frame)</imageView>
        """,
      constraints: ["i", "s"].map {
        "<constraint firstItem=\"\($0)\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" id=\"x\($0)\"/>"
          + "<constraint firstItem=\"\($0)\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" id=\"y\($0)\"/>"
      }.joined(),
      resources: """
        <image name="photo" width="120" height="80"/><image name="star" catalog="system" width="128" height="64"/>
        """)
    #expect(try file.view("i").frame.size == CGSize(width: 120, height: 80))
    let symbol = try file.view("s", as: UIImageView.self)
    #expect(symbol.image?.renderingMode == .alwaysTemplate)
    #expect(symbol.frame.width > 15 && symbol.frame.width < 25)
    #expect(abs(symbol.frame.width - 2 * symbol.frame.height) < 0.4)
    #expect(file.storyboard.warnings.count == 2)
  }
}
