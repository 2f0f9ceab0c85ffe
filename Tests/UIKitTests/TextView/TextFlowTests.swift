import Foundation
import Testing

@testable import UIKit

@MainActor
struct TextFlowTests {
  /// Random edits, each compared with the text laid out from nothing.
  @Test func anEditBreaksLinesAsAFreshLayoutDoes() {
    UIKitEnvironment.current = UIKitEnvironment()
    let font = UIFont.systemFont(ofSize: 14)
    var generator = SeededGenerator(state: 20_261_130)
    let pieces = [
      "a", " ", "word ", "\n", "\r\n", "\r", "-", "e", "\u{301}", "日本語、", "🇫🇷", "👩‍👩‍👧", "long long words ", "  ", "", "",
    ]
    for width in [40.0, 97, 300] as [CGFloat] {
      var flow = TextFlow("", font: font, width: width)
      var text = ""
      for step in 0..<400 {
        let start = Int.random(in: 0...text.count, using: &generator)
        let length = Int.random(in: 0...min(text.count - start, step % 7 == 0 ? 30 : 3), using: &generator)
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &generator)]
        let place = flow.replace(start..<start + length, with: piece)
        let first = text.index(text.startIndex, offsetBy: start)
        text.replaceSubrange(first..<text.index(first, offsetBy: length), with: piece)
        let fresh = TextFlow(text, font: font, width: width)
        #expect(flow.string == text && flow.count == text.count)
        #expect(place.upperBound <= flow.count && (0..<flow.count).clamped(to: place) == place)
        guard flow.lineCount == fresh.lineCount else {
          Issue.record("\(flow.lineCount) lines, not \(fresh.lineCount), at step \(step)")
          return
        }
        for line in 0..<fresh.lineCount {
          #expect(flow.range(ofLine: line) == fresh.range(ofLine: line))
          #expect(flow.drawn(line) == fresh.drawn(line))
        }
        let unit = flow.foundationRange(start..<min(start + 1, flow.count))
        #expect(unit.location == String(text.prefix(start)).utf16.count)
        #expect(flow.range(unit).lowerBound == min(start, flow.count))
      }
    }
  }

  @Test func japaneseLinesDoNotBeginWithAFullStop() {
    UIKitEnvironment.current = UIKitEnvironment()
    let font = UIFont.systemFont(ofSize: 10)
    let flow = TextFlow("ああああああ。い", font: font, width: font.width(of: "ああああああ") + 1)
    #expect((0..<flow.lineCount).map { flow.drawn($0).text } == ["あああああ", "あ。い"])
  }

  @Test func spacesAtTheEndOfALineDoNotBreakIt() {
    UIKitEnvironment.current = UIKitEnvironment()
    let font = UIFont.systemFont(ofSize: 10)
    let flow = TextFlow("word      next", font: font, width: font.width(of: "word") + 1)
    #expect((0..<flow.lineCount).map { flow.drawn($0).text } == ["word", "next"])
    #expect(flow.range(ofLine: 0) == 0..<10)
    #expect(flow.offset(nearestTo: 500, inLine: 0) == 9)
  }

  /// A key in a long text costs no more than its lines: a frame would hold a hundred of them.
  @Test func typingInALongTextIsFast() {
    UIKitEnvironment.current = UIKitEnvironment()
    let text = String(repeating: "Sphinx of black quartz, judge my vow. ", count: 540)
    var flow = TextFlow(text, font: .systemFont(ofSize: 14), width: 300)
    #expect(flow.count > 20_000)
    let clock = ContinuousClock()
    let time = clock.measure { for _ in 0..<100 { flow.replace(10_000..<10_000, with: "x") } }
    #expect(time < .seconds(1), "\(time / 100) a key")
  }
}
