import Foundation
import Testing

@testable import UIKit

@MainActor
struct TextViewTests {
  @Test func contentIsAsHighAsItsLines() {
    let stage = TextFieldStage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 14)
    stage.window.addSubview(view)
    #expect(view.contentSize.height == 34)
    view.text = "one\ntwo\nthree"
    #expect(view.contentSize == CGSize(width: 200, height: 70))
    view.text = String(repeating: "word ", count: 60)
    let narrow = view.contentSize.height
    view.frame.size.width = 320
    #expect(view.contentSize.height < narrow && view.contentSize.width == 320)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == narrow)
  }

  @Test func longTextsStandInTiles() {
    let stage = TextFieldStage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = Array(repeating: "line", count: 100).joined(separator: "\n")
    stage.window.addSubview(view)
    stage.environment.application.layoutIfNeeded()
    #expect(view.subviews.filter { $0 is TextTile }.count == 5)
    view.text = "line"
    stage.environment.application.layoutIfNeeded()
    #expect(view.subviews.filter { $0 is TextTile }.count == 1)
    view.scrollRangeToVisible(NSRange(location: 900, length: 4))
    view.scrollRangeToVisible(NSRange(location: -5, length: 4))
    view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 0))
  }

  @Test func editingIsNotBuilt() {
    let stage = TextFieldStage()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    stage.window.addSubview(view)
    #expect(!view.becomeFirstResponder())
  }
}
