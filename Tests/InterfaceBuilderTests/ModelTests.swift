import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct ModelTests {
  private func document(_ objects: String, resources: String = "") throws -> InterfaceBuilderDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
      <objects>
      \(objects)
      </objects>
      <resources>\(resources)</resources>
      </document>
      """
    return try InterfaceBuilderDocument(data: Data(text.utf8), file: "a.xib")
  }

  @Test func multipliers() {
    #expect(ConstraintMultiplier.value("1.1") == 1.1)
    #expect(ConstraintMultiplier.value("2:1") == 2)
    #expect(ConstraintMultiplier.value("1/4") == 0.25)
    for text in ["", ":", "1:0", "0/0", "a", "1:2:3", "nan", "1:nan"] {
      #expect(ConstraintMultiplier.value(text) == nil, "\(text)")
    }
  }

  @Test func numbersThatHarm() throws {
    let document = try document(
      """
      <view id="1"><rect key="frame" x="nan" y="1e300" width="-inf" height="2.2250738585072014e-308"/></view>
      <label id="2" tag="99999999999999999999999" numberOfLines="-3" alpha="7" text="a"/>
      """)
    #expect(document.views[0].frame.rect == CGRect(x: 0, y: 1_000_000, width: -1_000_000, height: 0))
    #expect(document.views[1].tag == 1_000_000_000_000)
    #expect(document.views[1].numberOfLines == 0)
    #expect(document.views[1].alpha == 1)
    #expect(document.diagnostics.map(\.category) == [.absurdNumber, .absurdNumber, .absurdNumber, .absurdNumber])
    #expect(document.diagnostics.first?.line == 4)
    #expect(document.diagnostics.first?.description.hasPrefix("a.xib:4:") == true)
  }

  @Test func warnings() throws {
    let document = try document(
      """
      <view id="1"><subviews><sparkle id="2"/><label id="2" contentMode="sideways"/></subviews>
      <connections><outlet property="a" destination="nobody" id="3"/></connections></view>
      """)
    #expect(
      Set(document.diagnostics.map(\.category)) == [
        .unknownElement, .duplicateIdentifier, .unknownValue, .missingReference,
      ])
    #expect(document.views[0].subviews.map(\.isKnown) == [false, true])
    #expect(document.view(id: "2")?.elementName == "sparkle")
    #expect(document.views[2].contentMode == .scaleToFill)
  }

  @Test func circlesOfControllers() throws {
    let document = try document(
      """
      <navigationController id="1"><connections>
      <segue kind="relationship" relationship="rootViewController" destination="2" id="3"/></connections>
      </navigationController>
      <tabBarController id="2"><connections>
      <segue kind="relationship" relationship="viewControllers" destination="1" id="4"/></connections>
      </tabBarController>
      """)
    #expect(document.diagnostics.map(\.category) == [.cyclicReference])
    #expect(document.controllers.count == 2)
  }

  @Test func diagnosticsAreLimited() throws {
    let labels = String(repeating: "<label id='1' contentMode='x'/>", count: 3000)
    let document = try document(labels)
    #expect(document.diagnostics.count == 1001)
    #expect(document.diagnostics.last?.category == .tooManyDiagnostics)
  }

  @Test func colors() throws {
    let document = try document(
      """
      <view id="1">
      <color key="a" white="0.5" alpha="0.25" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
      <color key="b" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="displayP3"/>
      <color key="c" systemColor="systemBlueColor" cocoaTouchSystemColor="darkTextColor"/>
      <color key="d" name="Accent"/>
      <color key="e" colorSpace="catalog" catalog="System" name="textColor"/>
      </view>
      """,
      resources: """
        <systemColor name="systemBlueColor">
        <color red="0" green="0.4" blue="1" alpha="1" colorSpace="sRGB"/></systemColor>
        <namedColor name="Accent"><color white="0.1" alpha="1" colorSpace="calibratedWhite"/></namedColor>
        """)
    let view = try #require(document.views.first)
    #expect(view.colors.count == 5)
    #expect(view.color("a")?.components == .white(0.5, alpha: 0.25))
    #expect(view.color("a")?.colorSpace == .genericGamma22GrayColorSpace)
    #expect(view.color("b")?.colorSpace == .displayP3)
    let blue = try #require(view.color("c"))
    #expect(blue.systemColorName == "systemBlueColor")
    #expect(document.components(of: blue) == .rgb(red: 0, green: 0.4, blue: 1, alpha: 1))
    let accent = try #require(view.color("d"))
    #expect(document.components(of: accent) == .white(0.1, alpha: 1))
    #expect(view.color("e")?.assetName == nil)
    #expect(view.color("e")?.catalog?.name == "textColor")
    let hue = ColorValue.Components.hsb(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).rgba
    #expect(abs(hue.green - 1) < 1e-9 && hue.red < 1e-9 && hue.blue < 1e-9)
  }

  @Test func fontsAndTexts() throws {
    let document = try document(
      """
      <label id="1"><string key="text">two
      lines</string><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <label id="2" text="a&#10;b">
      <fontDescription key="fontDescription" name="Foo-Bar" family="Foo" pointSize="9"/></label>
      <button id="3"><fontDescription key="fontDescription" type="system" weight="ultralight" size="button"/></button>
      <label id="4" usesAttributedText="YES"><attributedString key="attributedText">
      <fragment content="One "><attributes><font key="NSFont" metaFont="system" size="20"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="3"/></attributes></fragment>
      <fragment><string key="content">two</string></fragment></attributedString></label>
      <textView id="5"><string key="text" base64-UTF8="YES">aMOp</string></textView>
      """)
    let views = document.views
    #expect(views[0].text == "two\nlines")
    #expect(views[0].font?.kind == .textStyle("UICTFontTextStyleBody"))
    #expect(views[1].text == "a\nb")
    #expect(views[1].font?.kind == .custom(name: "Foo-Bar", family: "Foo"))
    #expect(views[2].font?.pointSize == 18)
    #expect(views[2].font?.weight == .ultraLight)
    #expect(views[3].text == "One two")
    #expect(views[3].attributedText?.fragments.first?.font?.pointSize == 20)
    #expect(views[3].attributedText?.fragments.first?.paragraphStyle?.alignment == .center)
    #expect(views[4].text == "hé")
  }

  @Test func frames() throws {
    let document = try document(
      """
      <view id="1"><frame key="frameInset" minX="10" maxX="20" minY="5" height="30"/></view>
      <view id="2"><frame key="frameInset" maxX="20" width="50" height="30"/></view>
      <view id="3"/>
      """)
    #expect(document.views[0].frame.rect == nil)
    let size = CGSize(width: 100, height: 100)
    #expect(document.views[0].frame.frame(in: size) == CGRect(x: 10, y: 5, width: 70, height: 30))
    #expect(document.views[1].frame.frame(in: size) == CGRect(x: 30, y: 0, width: 50, height: 30))
    #expect(document.views[2].frame.storage == .none)
  }

  @Test func variations() throws {
    let document = try document(
      """
      <view id="1"><subviews><label id="2"/><label id="3"/></subviews>
      <constraints><constraint firstAttribute="width" constant="5" id="4">
      <variation key="widthClass=compact" constant="9"/></constraint>
      <constraint firstAttribute="height" constant="5" id="5"/>
      <constraint firstAttribute="height" placeholder="YES" constant="5" id="6"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="3"/></mask>
      <mask key="constraints"><exclude reference="5"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular" alpha="0.5"><mask key="subviews">
      <include reference="3"/><exclude reference="2"/></mask></variation></view>
      """)
    let view = try #require(document.views.first)
    let pad = SizeClasses(horizontal: .regular, vertical: .regular)
    #expect(view.subviews(for: .phonePortrait).map(\.id) == ["2"])
    #expect(view.subviews(for: pad).map(\.id) == ["3"])
    #expect(view.constraints(for: .phonePortrait).map(\.id) == ["4"])
    #expect(view.constraints[0].constant(for: .phonePortrait) == 9)
    #expect(view.constraints[0].constant(for: pad) == 5)
    #expect(view.varied("alpha", for: pad) == "0.5")
    #expect(view.constraints[0].owner == view)
  }

  @Test func textInputsThatTakeNoKeyboard() throws {
    let document = try document(
      """
      <textField id="1"/><textField id="2" enabled="NO"/><textView id="3" editable="NO"/>
      <view id="4" userInteractionEnabled="NO"><subviews><textField id="5"/></subviews></view>
      <view id="6" hidden="YES"><subviews><textField id="7"/></subviews></view>
      """)
    #expect(document.textInputs.map(\.acceptsKeyboard) == [true, false, false, false, false])
  }

  @Test func runtimeAttributesAndGuides() throws {
    let document = try document(
      """
      <scrollView id="1"><viewLayoutGuide key="contentLayoutGuide" id="2"/><keyboardLayoutGuide key="keyboard" id="3"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="a">
      <real key="value" value="1.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="b" value="YES"/>
      <userDefinedRuntimeAttribute type="size" keyPath="c"><size key="value" width="1" height="2"/>
      </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="nil" keyPath="d"/>
      </userDefinedRuntimeAttributes></scrollView>
      """)
    let view = try #require(document.views.first)
    #expect(
      view.runtimeAttributes.map(\.value) == [
        .number(1.5), .boolean(true), .size(CGSize(width: 1, height: 2)), .null,
      ])
    #expect(view.layoutGuides.map(\.kind) == [.contentLayoutGuide, .keyboard])
    #expect(document.layoutGuide(id: "3")?.kind == .keyboard)
  }

  @Test func deploymentVersions() {
    #expect(DeploymentVersion(encoded: 1296)?.description == "5.1")
    #expect(DeploymentVersion(encoded: 784)?.description == "3.1")
    #expect(DeploymentVersion(encoded: 5120)?.description == "14.0")
    #expect(DeploymentVersion(encoded: -1) == nil)
  }
}
