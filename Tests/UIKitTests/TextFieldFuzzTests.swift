import Foundation
import Testing

@testable import UIKit

@MainActor
struct TextFieldFuzzTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let pieces = [
    "a", "Z", " ", "\n", "\r\n", "日", "かん", "e\u{301}", "\u{301}", "👨‍👩‍👧", "\u{200d}", "🇯", "🇵", "",
    "long text with words", "\u{0}", "ﷺ", "\u{fe0f}", "👍🏽",
  ]

  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func anyOrderOfCallsKeepsTheSelectionInside(_ seed: UInt64) {
    let stage = TextFieldStage { $0.revealsFirstResponder = seed % 2 == 0 }
    let field = stage.field("a", frame: CGRect(x: 0, y: 0, width: seed == 3 ? 0 : 120, height: 31))
    let other = stage.field("b")
    field.adjustsFontSizeToFitWidth = seed == 4
    field.isSecureTextEntry = seed == 5
    field.clearButtonMode = .whileEditing
    let delegate = stage.delegate(field)
    field.becomeFirstResponder()
    var dice = Dice(state: seed)
    @MainActor func number() -> Int { Int.random(in: -3...40, using: &dice) }
    for _ in 0..<2_000 {
      let piece = Self.pieces.randomElement(using: &dice) ?? ""
      switch Int.random(in: 0..<16, using: &dice) {
      case 0...3: field.insertText(piece)
      case 4, 5: field.deleteBackward()
      case 6: field.setMarkedText(piece, selectedRange: NSRange(location: number(), length: number()))
      case 7: field.unmarkText()
      case 8:
        let range = field.textRange(from: TextOffset(number()), to: TextOffset(number()))
        field.selectedTextRange = range
      case 9:
        if let range = field.textRange(from: TextOffset(number()), to: TextOffset(number())) {
          field.replace(range, withText: piece)
          #expect(field.text(in: range) != nil)
        }
      case 10: field.text = piece
      case 11: field.tapped(at: CGPoint(x: number() * 4, y: number()))
      case 12: stage.run(0.3)
      case 13: delegate.refusals = Bool.random(using: &dice) ? ["shouldChange"] : []
      case 14: _ = Bool.random(using: &dice) ? other.becomeFirstResponder() : field.becomeFirstResponder()
      default:
        stage.environment.application.layoutIfNeeded()
        for direction in [UITextLayoutDirection.left, .right, .up, .down] {
          if let position = field.position(from: TextOffset(number()), in: direction, offset: number()) {
            #expect(field.caretRect(for: position).minX.isFinite)
          }
        }
      }
      let count = field.text?.count ?? -1
      #expect(field.editable.count == count)
      #expect(field.selection.lowerBound >= 0 && field.selection.upperBound <= count)
      if let marked = field.editable.marked {
        #expect(!marked.isEmpty && marked.upperBound <= count)
        #expect(field.selection.clamped(to: marked) == field.selection)
      }
      stage.log = []
    }
  }
}
