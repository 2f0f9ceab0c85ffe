import Foundation
import Simulator
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct ScrollViewsOfFilesTests {
  @Test func insetsIndicatorsAndContentTypesOfAFileCount() throws {
    let scene = try TemporaryStoryboard(
      views: """
        <scrollView contentInsetAdjustmentBehavior="never" indicatorStyle="white" id="never">
        <rect key="frame" x="0.0" y="0.0" width="393" height="400"/></scrollView>
        <scrollView alwaysBounceVertical="YES" id="usual">
        <rect key="frame" x="0.0" y="0.0" width="393" height="400"/></scrollView>
        <textField id="field"><rect key="frame" x="0.0" y="500" width="393" height="34"/>
        <textInputTraits key="textInputTraits" textContentType="email"/></textField>
        """)
    let never: UIScrollView = try scene.view("never")
    #expect(never.contentInsetAdjustmentBehavior == .never && never.indicatorStyle == .white)
    #expect(never.adjustedContentInset == .zero)
    let usual: UIScrollView = try scene.view("usual")
    #expect(usual.adjustedContentInset.top == scene.root.safeAreaInsets.top)
    let field: UITextField = try scene.view("field")
    #expect(field.textContentType == .emailAddress)
  }

  @Test func unknownWordsAreWarnedOf() throws {
    let scene = try TemporaryStoryboard(
      views: """
        <scrollView contentInsetAdjustmentBehavior="sometimes" id="scroll">
        <rect key="frame" x="0.0" y="0.0" width="393" height="400"/></scrollView>
        """)
    #expect(scene.storyboard.warnings.contains { $0.description.contains("contentInsetAdjustmentBehavior") })
  }
}
