import Canvas
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct AttributedTextTests {
  private func environment() {
    UIKitEnvironment.current = UIKitEnvironment()
    UIKitEnvironment.current.traits.look = .modern
    UIKitEnvironment.current.traits.systemVersion = "15.0"
    UIKitEnvironment.current.traits.scale = 2
  }

  private func defaults() -> StyledText.Defaults {
    StyledText.Defaults(
      font: .systemFont(ofSize: 17), color: .black, alignment: .left, lineBreakMode: .byTruncatingTail)
  }

  private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    change(style)
    return style
  }

  @Test func plainTextMeasuresLikeALabelsOwn() {
    environment()
    let text = "Several words that break into more than one line, and-a hyphen"
    for width in [40, 80, 133.5, 400] as [CGFloat] {
      let plain = TextLayout.lines(
        of: text, font: .systemFont(ofSize: 17), width: width, maximum: 0, mode: .byWordWrapping)
      let styled = StyledLines(NSAttributedString(string: text), defaults(), width: width, maximum: 0)
      #expect(styled.lines.map { $0.runs.map(\.text).joined() } == plain.map(\.text))
      #expect(abs(styled.height - CGFloat(plain.count) * UIFont.systemFont(ofSize: 17).lineHeight) < 0.01)
      #expect(zip(styled.lines, plain).allSatisfy { abs($0.width - $1.width) < 0.01 })
    }
  }

  @Test func theLargestFontDecidesTheLine() {
    environment()
    let text = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 12)])
    text.append(NSAttributedString(string: "LARGE", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)]))
    let label = UILabel(frame: .zero)
    label.attributedText = text
    let large = UIFont.boldSystemFont(ofSize: 30)
    #expect(abs(label.intrinsicContentSize.height - large.lineHeight) < 0.51)
    let width = UIFont.systemFont(ofSize: 12).width(of: "small ") + large.width(of: "LARGE")
    #expect(abs(label.intrinsicContentSize.width - width) < 0.51)
    #expect(label.text == "small LARGE")
  }

  @Test func paragraphStylesMakeRoom() {
    environment()
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let text = NSAttributedString(string: "one\ntwo", attributes: [.paragraphStyle: paragraph(change)])
      return StyledLines(text, defaults(), width: 300, maximum: 0).height
    }
    #expect(abs(height { _ in } - 2 * line) < 0.01)
    #expect(abs(height { $0.lineSpacing = 6 } - 2 * line - 6) < 0.01)
    #expect(abs(height { $0.paragraphSpacing = 10 } - 2 * line - 10) < 0.01)
    #expect(abs(height { $0.paragraphSpacingBefore = 4 } - 2 * line - 4) < 0.01)
    #expect(abs(height { $0.lineHeightMultiple = 1.5 } - 3 * line) < 0.01)
    #expect(abs(height { $0.minimumLineHeight = 40 } - 80) < 0.01)
    #expect(abs(height { $0.maximumLineHeight = 10 } - 20) < 0.01)
  }

  @Test func kernWidensEveryCharacter() {
    environment()
    let plain = StyledLines(NSAttributedString(string: "kern"), defaults(), width: 300, maximum: 1).width
    let wide = StyledLines(
      NSAttributedString(string: "kern", attributes: [.kern: 2]), defaults(), width: 300, maximum: 1
    ).width
    #expect(abs(wide - plain - 8) < 0.01)
  }

  @Test func indentsAndAlignmentsPlaceLines() throws {
    environment()
    func first(_ change: (NSMutableParagraphStyle) -> Void) throws -> StyledLines.Line {
      let text = NSAttributedString(string: "word", attributes: [.paragraphStyle: paragraph(change)])
      return try #require(StyledLines(text, defaults(), width: 200, maximum: 0).lines.first)
    }
    #expect(try first { $0.firstLineHeadIndent = 30 }.x == 30)
    let right = try first { $0.alignment = .right }
    #expect(abs(right.x + right.width - 200) < 0.01)
    let center = try first { $0.alignment = .center }
    #expect(abs(center.x + center.width / 2 - 100) < 0.01)
  }

  @Test func justifiedLinesReachTheEdgeButTheLast() {
    environment()
    let text = NSAttributedString(
      string: "words that fill more than one line here",
      attributes: [.paragraphStyle: paragraph { $0.alignment = .justified }])
    let lines = StyledLines(text, defaults(), width: 120, maximum: 0).lines
    #expect(lines.count > 2)
    #expect(lines.dropLast().allSatisfy { abs($0.width - 120) < 0.02 })
    #expect((lines.last?.width ?? 120) < 119)
  }

  @Test(arguments: [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle])
  func whatDoesNotFitIsCut(_ mode: NSLineBreakMode) {
    environment()
    let text = NSAttributedString(
      string: "a rather long line of text", attributes: [.paragraphStyle: paragraph { $0.lineBreakMode = mode }])
    var defaults = defaults()
    defaults.lineBreakMode = mode
    let lines = StyledLines(text, defaults, width: 90, maximum: 1)
    #expect(lines.isCut && lines.lines.count == 1 && lines.width <= 90.02)
    #expect(lines.lines.first?.runs.contains { $0.text.contains("…") } == true)
  }

  @Test func aLabelsPropertiesTakeOverItsText() {
    environment()
    let label = UILabel(frame: .zero)
    label.attributedText = NSAttributedString(string: "text", attributes: [.foregroundColor: UIColor.red])
    label.textColor = .blue
    label.font = .systemFont(ofSize: 30)
    let attributes = label.attributedText?.attributes(at: 0, effectiveRange: nil)
    #expect(attributes?[.foregroundColor] as? UIColor == .blue)
    #expect((attributes?[.font] as? UIFont)?.pointSize == 30)
    label.text = "plain"
    #expect(label.styledText == nil && label.attributedText?.string == "plain")
  }

  /// Foundation's own attributed string traps here.
  @Test func neighboursMayHaveEqualAttributes() {
    environment()
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.red, .kern: 1,
    ]
    let text = NSAttributedString.joined([("one ", attributes), ("two ", attributes), ("three", attributes)])
    let label = UILabel(frame: .zero)
    label.attributedText = text
    label.textColor = .blue
    #expect(label.attributedText?.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == .blue)
    #expect(label.attributedText?.isSame(as: text) == false && text.isSame(as: text.fixed))
    #expect(label.intrinsicContentSize.height > 15)
  }

  @Test func aLineShrinksUntilItFits() {
    environment()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
    label.adjustsFontSizeToFitWidth = true
    label.text = "Shrinks to fit its width"
    var list = DisplayList()
    label.drawText(
      &list, ContentGeometry(scale: 2, pixels: PixelSize(width: 240, height: 48), bounds: label.bounds))
    // All letters, and no ellipsis at the edge.
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.width(of: "Shrinks to fit its width") > 120 && list.bounds.maxX <= 240)
    #expect(list.bounds.maxX > 200)
  }

  @Test func underlineAndBackgroundAreDrawn() {
    environment()
    func items(_ attributes: [NSAttributedString.Key: Any]) -> Int {
      var list = DisplayList()
      let geometry = ContentGeometry(
        scale: 2, pixels: PixelSize(width: 200, height: 60), bounds: CGRect(x: 0, y: 0, width: 100, height: 30))
      StyledLines(NSAttributedString(string: "text", attributes: attributes), defaults(), width: 100, maximum: 1)
        .draw(&list, geometry, left: 0, top: 0)
      return list.items.count
    }
    let plain = items([:])
    #expect(items([.underlineStyle: NSUnderlineStyle.single.rawValue]) == plain + 1)
    #expect(items([.underlineStyle: NSUnderlineStyle.double.rawValue]) == plain + 2)
    #expect(items([.strikethroughStyle: 1]) == plain + 1)
    #expect(items([.backgroundColor: UIColor.yellow]) == plain + 1)
  }

  @Test func aShrunkLineKeepsItsBaseline() {
    environment()
    func baseline(_ adjustment: UIBaselineAdjustment, text: String) -> Int32 {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
      label.adjustsFontSizeToFitWidth = true
      label.baselineAdjustment = adjustment
      label.text = text
      var list = DisplayList()
      label.drawText(
        &list,
        ContentGeometry(scale: 2, pixels: PixelSize(width: 120, height: 80), bounds: label.bounds))
      // An n has no descender: the ink ends on the baseline.
      return list.bounds.maxY
    }
    #expect(abs(baseline(.alignBaselines, text: "nnnnnnnnnnnn") - baseline(.alignBaselines, text: "n")) <= 1)
    #expect(baseline(.alignCenters, text: "nnnnnnnnnnnn") < baseline(.alignBaselines, text: "nnnnnnnnnnnn"))
    #expect(baseline(.none, text: "nnnnnnnnnnnn") < baseline(.alignCenters, text: "nnnnnnnnnnnn"))
  }
}
