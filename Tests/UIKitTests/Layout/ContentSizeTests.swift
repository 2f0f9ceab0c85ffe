import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct ContentSizeTests {
  private let text = "The quick brown fox jumps over the lazy dog and then sleeps for the rest of the long day."

  private func label(_ stage: LayoutStage, lines: Int = 0) -> UILabel {
    let label = stage.add(UILabel())
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func oneLine() {
    let stage = LayoutStage()
    let label = stage.add(UILabel())
    label.text = "Name"
    label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    stage.layOut()
    #expect(label.frame.size == label.intrinsicContentSize && label.frame.height == 20.5)
    let width = label.frame.width
    label.text = "A longer name"
    stage.layOut()
    #expect(label.frame.width > width)
  }

  @Test func linesFollowTheWidth() {
    let stage = LayoutStage()
    let label = label(stage)
    let below = stage.add(SizedView(10, 10))
    let trailing = label.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor, constant: -20)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor, constant: 20), trailing,
      label.topAnchor.constraint(equalTo: stage.root.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
    stage.layOut()
    let lines = TextLayout.lines(of: text, font: label.font, width: 280, maximum: 0, mode: .byTruncatingTail).count
    #expect(lines > 1 && label.frame.width == 280)
    #expect(abs(label.frame.height - CGFloat(lines) * label.font.lineHeight) < 0.51)
    #expect(below.frame.minY == label.frame.maxY + 8)
    let height = label.frame.height
    trailing.constant = -150
    stage.layOut()
    #expect(label.frame.width == 150 && label.frame.height > height)
    trailing.constant = -20
    stage.layOut()
    #expect(label.frame.width == 280 && label.frame.height == height)
  }

  @Test func aLimitLeavesTheWidthOfTheLongestLine() {
    let stage = LayoutStage()
    let label = label(stage)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
    stage.layOut()
    #expect(label.frame.width <= 200 && label.frame.width > 150 && label.frame.height > 60)
    #expect(label.frame.size == label.sizeThatFits(CGSize(width: 200, height: 0)))
  }

  @Test func preferredWidthAndNumberOfLines() {
    let stage = LayoutStage()
    let label = label(stage, lines: 2)
    label.preferredMaxLayoutWidth = 150
    label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor).isActive = true
    stage.layOut()
    #expect(label.frame.width <= 150 && abs(label.frame.height - 2 * label.font.lineHeight) < 0.51)
  }

  @Test func controls() {
    let stage = LayoutStage()
    let field = stage.add(UITextField())
    field.borderStyle = .roundedRect
    let button = stage.add(UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
      button.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      field.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 50),
    ])
    button.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    stage.layOut()
    #expect(button.frame.size == button.intrinsicContentSize && button.frame.maxX == 320)
    #expect(field.frame.height == field.intrinsicContentSize.height && field.frame.maxX == button.frame.minX - 8)
    // The two fonts differ: the baselines meet, the centres do not.
    let fieldBaseline =
      field.frame.midY + (UIFont.systemFont(ofSize: 17).ascender + UIFont.systemFont(ofSize: 17).descender) / 2
    let buttonBaseline =
      button.frame.midY + (UIFont.systemFont(ofSize: 15).ascender + UIFont.systemFont(ofSize: 15).descender) / 2
    #expect(abs(fieldBaseline - buttonBaseline) <= 0.5)
  }

  @Test func aTextViewThatDoesNotScroll() {
    let stage = LayoutStage()
    let view = stage.add(UITextView())
    view.text = text
    let wide = view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor)
    NSLayoutConstraint.activate([wide, view.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor)])
    stage.layOut()
    #expect(view.frame.height == 0)
    view.isScrollEnabled = false
    stage.layOut()
    let height = view.frame.height
    #expect(abs(height - view.sizeThatFits(CGSize(width: 320, height: 0)).height) <= 1)
    wide.constant = 200
    stage.layOut()
    #expect(view.frame.height > height)
  }

  @Test func fittingSize() {
    let stage = LayoutStage()
    let cell = UIView(frame: CGRect(0, 0, 5, 5))
    let label = stage.add(UILabel(), to: cell)
    label.text = text
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 200)
    #expect(size.height == label.sizeThatFits(CGSize(width: 180, height: 0)).height + 10)
    #expect(cell.frame.size == CGSize(width: 5, height: 5))
  }
}
