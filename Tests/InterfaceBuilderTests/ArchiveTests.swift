import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct ArchiveTests {
  static let version8 = """
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
    <int key="IBDocument.SystemTarget">1296</int>
    <array class="NSMutableArray" key="IBDocument.RootObjects" id="100">
    <object class="IBProxyObject" id="1"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
    <object class="IBUIView" id="2"><reference key="NSNextResponder"/><int key="NSvFlags">-2147483356</int>
    <array class="NSMutableArray" key="NSSubviews">
    <object class="IBUILabel" id="3"><string key="NSFrame">{{1, 2}, {3, 4}}</string><string key="IBUIText">Hi</string>
    <int key="IBUITextAlignment">1</int><nil key="IBUIHighlightedColor"/>
    <object class="IBUIFontDescription" key="IBUIFontDescription"><int key="type">2</int>
    <double key="pointSize">17</double></object>
    <object class="NSColor" key="IBUITextColor"><int key="NSColorSpace">1</int><bytes key="NSRGB">MCAwIDAAA</bytes>
    <string key="IBUIColorCocoaTouchKeyPath">darkTextColor</string></object></object>
    <object class="IBUISwitch" id="4"><string key="NSFrameSize">{94, 27}</string><bool key="IBUIOn">YES</bool></object>
    <reference ref="2"/></array><string key="NSFrameSize">{320, 460}</string></object></array>
    <object class="IBObjectContainer" key="IBDocument.Objects">
    <array class="NSMutableArray" key="connectionRecords"><object class="IBConnectionRecord">
    <object class="IBCocoaTouchEventConnection" key="connection"><string key="label">turn:</string>
    <reference key="source" ref="4"/><reference key="destination" ref="1"/><int key="IBEventType">13</int></object>
    <int key="connectionID">9</int></object></array>
    <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
    <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="1"/></object>
    <object class="IBObjectRecord"><int key="objectID">7</int><reference key="object" ref="2"/>
    <array class="NSMutableArray" key="children"><object class="IBNSLayoutConstraint" id="30">
    <reference key="firstItem" ref="3"/><int key="firstAttribute">5</int><int key="relation">1</int>
    <reference key="secondItem" ref="2"/><int key="secondAttribute">5</int><float key="multiplier">1</float>
    <object class="IBLayoutConstant" key="constant"><double key="value">20</double></object>
    <float key="priority">1000</float><reference key="containingView" ref="2"/></object></array></object>
    </array></object>
    <dictionary class="NSMutableDictionary" key="flattenedProperties"><string key="7.CustomClassName">Foo</string>
    </dictionary></object></data></archive>
    """

  @Test func version8() throws {
    let document = try InterfaceBuilderDocument(data: Data(Self.version8.utf8), file: "a.xib")
    let view = try #require(document.view(id: "7"))
    #expect(view.customClass == "Foo")
    #expect(view.isHidden)
    #expect(view.autoresizingMask == [.flexibleRightMargin, .flexibleBottomMargin])
    #expect(view.subviews.map(\.kind) == [.label, .switch])
    #expect(view.subviews[0].text == "Hi")
    #expect(view.subviews[0].textAlignment == .center)
    #expect(view.subviews[0].font?.kind == .boldSystem)
    #expect(view.subviews[0].textColor?.cocoaTouchName == "darkTextColor")
    #expect(view.subviews[0].element.isNil("highlightedColor"))
    #expect(view.subviews[1].isOn)
    #expect(view.subviews[1].actions.first?.event == .valueChanged)
    #expect(view.subviews[1].actions.first?.destination == "-1")
    let constraint = try #require(view.constraints.first)
    #expect(constraint.firstAttribute == .leading && constraint.constant == 20)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.secondItem == "7")
    // The view stands among its own subviews; it is held once.
    #expect(document.diagnostics.map(\.category) == [.cyclicReference])
    #expect(document.deploymentVersion?.description == "5.1")
  }
}
