import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor
struct TextFieldLayoutTests {
  @Test(arguments: [NSTextAlignment.left, .center, .right])
  func caretMovesToTheRight(_ alignment: NSTextAlignment) {
    let stage = TextFieldStage()
    for text in ["Hello, gypsy", "日本語 and e\u{301} 👨‍👩‍👧", String(repeating: "long ", count: 40)] {
      let field = stage.field("a", text)
      field.textAlignment = alignment
      field.becomeFirstResponder()
      var last = -CGFloat.infinity
      for offset in 0...text.count {
        let rect = field.caretRect(for: TextOffset(offset))
        #expect(rect.minX >= last && rect.height == 18 && rect.width == 3)
        last = rect.minX
        let back = field.closestPosition(to: CGPoint(x: rect.midX, y: rect.midY))
        #expect(field.caretRect(for: back ?? UITextPosition()).minX == rect.minX)
      }
    }
  }

  /// An app in Hebrew: what is aligned naturally begins at the right.
  @Test func theNaturalAlignmentIsThatOfTheInterface() {
    for isRightToLeft in [false, true] {
      let stage = TextFieldStage {
        $0.systemVersion = "9.0"
        $0.isRightToLeft = isRightToLeft
      }
      let field = stage.field("a", "abc")
      field.becomeFirstResponder()
      let room = field.editingRect(forBounds: field.bounds)
      let (first, last) = (field.caretRect(for: TextOffset(0)).midX, field.caretRect(for: TextOffset(3)).midX)
      #expect(abs(isRightToLeft ? last - room.maxX : first - room.minX) < 0.01)
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      bar.items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      #expect(bar.frame(ofItemAt: 0).minX == (isRightToLeft ? 160 : 0))
    }
  }

  @Test func scrollingKeepsTheCaretInside() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    field.clearButtonMode = .whileEditing
    field.becomeFirstResponder()
    @MainActor func isInside() -> Bool {
      let room = field.editingRect(forBounds: field.bounds)
      let caret = field.caretRect(for: TextOffset(field.selection.upperBound))
      return caret.midX >= room.minX - 0.01 && caret.midX <= room.maxX + 0.01
    }
    for character in "The quick brown fox jumps over the lazy dog and 日本語も" {
      field.insertText(String(character))
      #expect(isInside())
    }
    #expect(field.scroll > 0)
    for offset in (0...field.editable.count).reversed() {
      field.setCaret(offset)
      #expect(isInside())
    }
    #expect(field.scroll == 0)
    field.setCaret(field.editable.count)
    while field.hasText {
      field.deleteBackward()
      #expect(isInside())
    }
    #expect(field.scroll == 0)
  }

  @Test func selectionFollowsTheEndThatMoves() {
    let stage = TextFieldStage()
    let text = String(repeating: "word ", count: 20)
    let field = stage.field("a", text)
    field.becomeFirstResponder()
    #expect(field.scroll > 0)
    field.selectedTextRange = TextSpan(0..<text.count)
    #expect(field.scroll == 0)
  }

  @Test func rectanglesOfTheClassicField() {
    let stage = TextFieldStage()
    let field = stage.field("a", "text", frame: CGRect(x: 0, y: 0, width: 97, height: 31))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 8, y: 2, width: 81, height: 27))
    #expect(field.clearButtonRect(forBounds: field.bounds) == CGRect(x: 73, y: 6, width: 19, height: 19))
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: field.bounds).maxX == 70)
    field.text = ""
    #expect(field.textRect(forBounds: field.bounds).maxX == 89)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .unlessEditing
    #expect(field.textRect(forBounds: field.bounds).minX == 28)
    #expect(field.editingRect(forBounds: field.bounds).minX == 8)
    #expect(field.leftViewRect(forBounds: field.bounds) == CGRect(x: 0, y: 5, width: 20, height: 20))
    stage.environment.application.layoutIfNeeded()
    #expect(field.leftView?.superview === field)
    field.becomeFirstResponder()
    stage.environment.application.layoutIfNeeded()
    #expect(field.leftView?.superview == nil)
    #expect(field.intrinsicContentSize.height == 31)
    field.borderStyle = .none
    #expect(field.textRect(forBounds: field.bounds).minY == 0)
  }

  @Test func heightsOfTheEras() {
    for (look, version, height) in [
      (SystemTraits.Look.classic, "5.1", 31), (.modern, "9.3", 30), (.modern, "15.0", 34),
    ] as [(SystemTraits.Look, String, CGFloat)] {
      let stage = TextFieldStage {
        $0.look = look
        $0.systemVersion = version
      }
      #expect(stage.field("a").intrinsicContentSize.height == height)
    }
  }

  @Test func textShrinksOnlyDownToItsSmallestSize() {
    let stage = TextFieldStage()
    let field = stage.field("a", String(repeating: "m", count: 14))
    let full = field.caretRect(for: field.endOfDocument).midX
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 17
    #expect(field.caretRect(for: field.endOfDocument).midX == full)
    field.minimumFontSize = 8
    #expect(field.caretRect(for: field.endOfDocument).midX < full)
    #expect(field.caretRect(for: field.endOfDocument).midX <= 152)
  }

  @Test func caretBlinksWithoutKeepingThePhoneAwake() {
    let stage = TextFieldStage()
    let field = stage.field("a")
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(!field.caret.isHidden)
    #expect(stage.environment.timeline.isSettled)
    stage.run(0.51)
    #expect(field.caret.isHidden)
    stage.run(0.5)
    #expect(!field.caret.isHidden)
    stage.run(0.4)
    field.insertText("x")
    field.layoutIfNeeded()
    stage.run(0.4)
    #expect(!field.caret.isHidden)
    field.selectAll(nil)
    #expect(field.caret.isHidden)
    stage.run(3)
    #expect(field.caret.isHidden)
    field.resignFirstResponder()
    stage.run(3)
    #expect(field.caret.isHidden && stage.environment.timeline.nextDeadline == nil)
  }

  @Test func blinkAndKeysDamageLittle() throws {
    let stage = TextFieldStage()
    let field = stage.field("a", "Hello")
    stage.window.backgroundColor = .white
    field.becomeFirstResponder()
    let surface = try #require(Surface(width: 320, height: 480))
    let compositor = Compositor(surface: surface)
    @MainActor func damage() -> Int {
      stage.environment.application.layoutIfNeeded()
      var frame = Frame(bounds: surface.bounds)
      TreeRenderer.collect([stage.window], origin: .zero, scale: 1, into: &frame)
      compositor.render(frame)
      return compositor.lastDamage.area
    }
    _ = damage()
    #expect(damage() == 0)
    stage.run(0.5)
    #expect(damage() == 2 * 18)
    let size = field.contentsSize
    #expect(size != nil)
    field.insertText("x")
    #expect(damage() < 60 * 20)
    #expect(field.contentsSize == size)
  }

  @Test func longTextsAreDrawnInPieces() throws {
    let stage = TextFieldStage()
    let field = stage.field("a", String(repeating: "0123456789", count: 500))
    field.becomeFirstResponder()
    for offset in [0, 63, 64, 65, 2500, 5000] {
      field.setCaret(offset)
      stage.environment.application.layoutIfNeeded()
      var frame = Frame(bounds: PixelRect(x: 0, y: 0, width: 320, height: 480))
      TreeRenderer.collect([stage.window], origin: .zero, scale: 1, into: &frame)
      let drawn = field.content.contents.list
      #expect((1...2).contains(drawn.items.count))
      // The text goes on beyond both edges, but for its own ends.
      #expect(drawn.bounds.x <= 12 && drawn.bounds.maxX >= Int32(field.content.bounds.width) - 12)
    }
  }

  @Test func roundedBorderKeepsItsBackgroundInside() {
    let stage = TextFieldStage { $0.look = .modern }
    let field = stage.field("a")
    field.backgroundColor = .red
    #expect(field.backgroundColor == .red && field.model.backgroundColor == nil)
    field.borderStyle = .none
    #expect(field.model.backgroundColor == .red)
  }

  @Test func fieldIsScrolledIntoSightOnlyWhereSystemsDoSo() {
    for reveals in [false, true] {
      let stage = TextFieldStage { $0.revealsFirstResponder = reveals }
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
      scrollView.contentSize = CGSize(width: 320, height: 600)
      stage.window.addSubview(scrollView)
      let field = stage.field("a", frame: CGRect(x: 20, y: 400, width: 160, height: 31))
      scrollView.addSubview(field)
      field.becomeFirstResponder()
      stage.run(1)
      #expect(scrollView.contentOffset.y == (reveals ? 231 : 0))
      scrollView.contentOffset = .zero
      field.insertText("x")
      stage.run(1)
      #expect(scrollView.contentOffset.y == (reveals ? 231 : 0))
    }
  }
}
