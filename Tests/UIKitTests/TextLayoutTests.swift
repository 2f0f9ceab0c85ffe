import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct TextLayoutTests {
  private func lines(_ text: String, width: CGFloat, maximum: Int = 0, mode: NSLineBreakMode = .byWordWrapping)
    -> [String]
  {
    TextLayout.lines(of: text, font: .systemFont(ofSize: 17), width: width, maximum: maximum, mode: mode).map(\.text)
  }

  @Test func wordsStayWhole() {
    UIKitEnvironment.current = UIKitEnvironment()
    #expect(lines("one two three", width: 70) == ["one two", "three"])
    #expect(lines("a\nb", width: 100) == ["a", "b"])
    #expect(lines("", width: 100) == [""])
  }

  @Test func aWordThatIsTooLongIsBroken() {
    UIKitEnvironment.current = UIKitEnvironment()
    let parts = lines("incomprehensibilities", width: 60)
    #expect(parts.count > 1)
    #expect(parts.joined() == "incomprehensibilities")
  }

  @Test func japaneseBreaksBetweenCharacters() {
    UIKitEnvironment.current = UIKitEnvironment()
    let parts = lines("日本語の文章です。", width: 60)
    #expect(parts.joined() == "日本語の文章です。")
    #expect(!parts.contains { $0.hasPrefix("。") })
  }

  @Test func whatDoesNotFitIsCut() {
    UIKitEnvironment.current = UIKitEnvironment()
    let font = UIFont.systemFont(ofSize: 17)
    for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
      let line = TextLayout.cut("a rather long line of text", font: font, width: 90, mode: mode)
      #expect(line.width <= 90)
      #expect(line.text.contains("…"))
    }
    #expect(TextLayout.cut("short", font: font, width: 90, mode: .byTruncatingTail).text == "short")
  }

  /// The heights that Interface Builder of the time stored (looks-and-formats F.6.2).
  @Test(arguments: [(CGFloat(12), CGFloat(15)), (13, 16), (14, 18), (15, 19), (17, 21), (18, 22), (36, 43)])
  func classicLineHeights(_ size: CGFloat, _ height: CGFloat) {
    UIKitEnvironment.current = UIKitEnvironment()
    #expect(UIFont.systemFont(ofSize: size).lineHeight == height)
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.text = "Label"
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test func noTextAndNoWidthDoNotTrap() {
    UIKitEnvironment.current = UIKitEnvironment()
    for width in [CGFloat(0), -5, .nan, .infinity] {
      _ = lines("some text\nmore 日本", width: width, maximum: 2, mode: .byTruncatingTail)
    }
  }
}
