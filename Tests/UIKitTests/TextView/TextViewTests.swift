import Foundation
import Testing

@testable import UIKit

@MainActor
struct TextViewTests {
  @Test func contentIsAsHighAsItsLines() {
    let stage = TextViewStage(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = stage.view
    #expect(view.contentSize.height == 34)
    view.text = "one\ntwo\nthree"
    #expect(view.contentSize == CGSize(width: 200, height: 70))
    view.text = String(repeating: "word ", count: 60)
    let narrow = view.contentSize.height
    view.frame.size.width = 320
    #expect(view.contentSize.height < narrow && view.contentSize.width == 320)
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == narrow)
  }

  @Test func onlyTheTilesInSightExist() {
    let lines = (0..<1000).map { "line \($0)" }.joined(separator: "\n")
    let stage = TextViewStage(lines, frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    func tiles() -> [TextTile] { stage.view.subviews.compactMap { $0 as? TextTile } }
    #expect(tiles().count == 2)
    stage.view.scrollRangeToVisible(NSRange(location: (lines as NSString).length, length: 0))
    stage.run(1)
    #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 8 - 100)
    #expect(tiles().count == 2)
    // Ranges that are none do nothing.
    stage.view.scrollRangeToVisible(NSRange(location: -5, length: 4))
    stage.view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 0))
    stage.run(1)
    #expect(stage.view.contentOffset.y == stage.view.contentSize.height - 8 - 100)
  }

  // MARK: Delegate

  @Test func theKeyboardComesBeforeDidBegin() {
    let stage = TextViewStage()
    #expect(stage.view.becomeFirstResponder())
    #expect(stage.take() == ["shouldBegin", "keyboard comes", "didBegin"])
    stage.type("a")
    #expect(stage.take() == ["shouldChange(0,0,a)", "didChangeSelection", "didChange"])
    #expect(stage.view.resignFirstResponder())
    #expect(stage.take() == ["shouldEnd", "keyboard goes", "didEnd"])
  }

  @Test func theDelegateRefuses() {
    let stage = TextViewStage("ab")
    stage.refusals = ["shouldBegin"]
    #expect(!stage.view.becomeFirstResponder())
    stage.refusals = ["shouldChange", "shouldEnd"]
    #expect(stage.view.becomeFirstResponder())
    stage.type("c")
    stage.view.deleteBackward()
    #expect(stage.view.text == "ab")
    #expect(!stage.view.resignFirstResponder() && stage.view.isFirstResponder)
  }

  /// What many apps do in place of a Done key.
  @Test func returnCanGiveTheFocusUp() {
    let stage = TextViewStage("ab")
    stage.view.becomeFirstResponder()
    stage.view.insertText("\n")
    #expect(stage.view.text == "ab\n")
    stage.refusals = ["shouldChange"]
    stage.onEvent["shouldChange"] = { _ = stage.view.resignFirstResponder() }
    stage.view.insertText("\n")
    #expect(stage.view.text == "ab\n" && !stage.view.isFirstResponder)
  }

  @Test func codeChangesTextSilently() {
    let stage = TextViewStage()
    stage.view.becomeFirstResponder()
    _ = stage.take()
    stage.view.text = "e\u{301}😀 x"
    #expect(stage.take().isEmpty)
    #expect(stage.selected == NSRange(location: 6, length: 0))
    stage.view.selectedRange = NSRange(location: 2, length: 2)
    stage.view.insertText("y")
    #expect(stage.take() == ["didChangeSelection", "shouldChange(2,2,y)", "didChangeSelection", "didChange"])
    #expect(stage.view.text == "e\u{301}y x")
  }

  @Test func textThatIsOnlyReadGetsNoKeyboard() {
    let stage = TextViewStage("some words")
    stage.view.isEditable = false
    let point = CGPoint(x: 14, y: 20 + 8 + 9)
    stage.tap(point)
    stage.run(1)
    #expect(!stage.view.isFirstResponder)
    stage.tap(point)
    stage.tap(point)
    #expect(stage.view.isFirstResponder && !stage.log.contains("keyboard comes"))
    #expect(stage.selected == NSRange(location: 0, length: 4))
    stage.type("x")
    stage.view.deleteBackward()
    #expect(stage.view.text == "some words")
    stage.view.copy(nil)
    #expect(UIPasteboard.general.string == "some")
  }

  // MARK: Taps

  @Test func tapsPlaceTheCaretAndSelect() {
    let stage = TextViewStage("one two\nthree four")
    let word = stage.view.firstRect(for: TextSpan(14..<18))
    let point = CGPoint(x: word.midX + 2, y: 20 + word.midY)
    stage.tap(point)
    #expect(stage.view.isFirstResponder && stage.selected.length == 0)
    #expect((14...18).contains(stage.selected.location))
    stage.run(1)
    stage.tap(point)
    stage.tap(point)
    #expect(stage.selected == NSRange(location: 14, length: 4))
    stage.tap(point)
    #expect(stage.selected == NSRange(location: 8, length: 10))
    // Below the last line is the last line.
    stage.run(1)
    stage.tap(CGPoint(x: 300, y: 110))
    #expect(stage.selected == NSRange(location: 18, length: 0))
  }

  // MARK: Up and down

  @Test func linesUpAndDownKeepToOneColumn() {
    let stage = TextViewStage("a long first line\nab\nanother long line")
    stage.view.becomeFirstResponder()
    stage.view.selectedRange = NSRange(location: 10, length: 0)
    let x = stage.view.caretRect(for: TextOffset(10)).midX
    stage.move(.down)
    #expect(stage.selected.location == 20)
    stage.move(.down)
    let back = stage.view.caretRect(for: TextOffset(stage.selected.location)).midX
    #expect(abs(back - x) < 8)
    stage.move(.up)
    stage.move(.up)
    #expect(stage.selected.location == 10)
    #expect(stage.view.position(from: TextOffset(3), in: .up, offset: 1) == nil)
    // Sideways, the column is forgotten.
    stage.move(.down)
    stage.move(.left)
    stage.move(.up)
    #expect(stage.selected.location < 5)
  }

  @Test func upAndDownGoByTheLinesThatAreSeen() {
    let stage = TextViewStage(String(repeating: "word ", count: 40), frame: CGRect(x: 0, y: 0, width: 120, height: 200))
    let line = stage.view.flow.range(ofLine: 1)
    stage.view.selectedRange = NSRange(location: line.lowerBound + 2, length: 0)
    stage.move(.up)
    #expect(stage.selected.location == 2)
    stage.move(.down)
    stage.move(.down)
    #expect(stage.selected.location == stage.view.flow.range(ofLine: 2).lowerBound + 2)
  }

  // MARK: Composing

  @Test func composedTextIsOneEdit() {
    let stage = TextViewStage("ab\ncd")
    stage.view.becomeFirstResponder()
    stage.view.selectedRange = NSRange(location: 4, length: 0)
    stage.view.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
    stage.view.setMarkedText("かな", selectedRange: NSRange(location: 2, length: 0))
    #expect(stage.view.text == "ab\ncかなd" && stage.view.markedTextRange != nil)
    stage.view.deleteBackward()
    #expect(stage.view.text == "ab\ncかd" && stage.view.markedTextRange != nil)
    stage.view.insertText("仮")
    #expect(stage.view.text == "ab\nc仮d" && stage.view.markedTextRange == nil)
    #expect(stage.selected == NSRange(location: 5, length: 0))
  }

  // MARK: Scrolling

  /// B28: a text view knows nothing of the keyboard. With its height as an inset the caret stays above it.
  @Test func b28CaretWalksBehindTheKeyboard() {
    for (inset, line, offset) in [(0, 12, 0.0), (216, 12, 4), (216, 20, 164)] as [(CGFloat, Int, CGFloat)] {
      let stage = TextViewStage(frame: CGRect(x: 0, y: 20, width: 320, height: 460))
      stage.view.font = .systemFont(ofSize: 16)
      #expect(stage.view.font?.lineHeight == 20)
      stage.view.becomeFirstResponder()
      stage.view.contentInset.bottom = inset
      stage.type(String(repeating: "\n", count: line - 1))
      stage.run(1)
      let caret = stage.view.caretRect(for: stage.view.endOfDocument)
      #expect(caret.maxY == 8 + 20 * CGFloat(line))
      #expect(stage.view.contentOffset.y == offset)
      let hidden = max(0, caret.maxY - stage.view.contentOffset.y - (460 - 216))
      #expect(hidden == (inset == 0 ? 4 : 0))
    }
  }

  @Test func theScrollViewAroundFollowsTheCaret() {
    let stage = TextViewStage()
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    outer.contentSize = CGSize(width: 320, height: 600)
    stage.window.addSubview(outer)
    stage.view.frame = CGRect(x: 0, y: 150, width: 320, height: 300)
    stage.view.isScrollEnabled = false
    outer.addSubview(stage.view)
    stage.view.becomeFirstResponder()
    stage.type("one\ntwo\nthree\nfour")
    stage.run(1)
    let caret = stage.view.convert(stage.view.caretRect(for: stage.view.endOfDocument), to: outer)
    #expect(outer.contentOffset.y == caret.maxY - 200)
  }

  @Test func aTextViewThatDoesNotScrollGrows() {
    let stage = TextViewStage()
    let view = stage.view
    view.isScrollEnabled = false
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 120),
      view.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 30),
    ])
    stage.environment.application.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 30, width: 120, height: 34))
    view.becomeFirstResponder()
    stage.type("one line that is too long")
    #expect(view.frame.height == 52)
    stage.type("\n")
    #expect(view.frame.height == 70)
    view.deleteBackward()
    stage.environment.application.layoutIfNeeded()
    #expect(view.frame.height == 52)
  }
}
