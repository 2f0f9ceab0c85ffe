import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct ButtonConfigurationTests {
  private func environment() {
    UIKitEnvironment.current = UIKitEnvironment()
    UIKitEnvironment.current.traits.look = .modern
    UIKitEnvironment.current.traits.systemVersion = "17.0"
    UIKitEnvironment.current.traits.scale = 3
  }

  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  @Test func theSizeIsThatOfTitleAndInsets() {
    environment()
    let size = button { _ in }.intrinsicContentSize
    let font = UIFont.systemFont(ofSize: 17)
    // 20⅓ of the line and 7 above and below: what files of three pixels a point record.
    #expect(abs(size.height - 34.333) < 0.01)
    #expect(abs(size.width - 24 - font.width(of: "Button")) < 0.34)
    let large = button { $0.titleFont = .systemFont(ofSize: 38) }.intrinsicContentSize
    #expect(abs(large.height - 59.667) < 0.01)
    let inset = button { $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
    #expect(abs(inset.intrinsicContentSize.height - size.height + 10) < 0.01)
    #expect(abs(inset.intrinsicContentSize.width - size.width + 18) < 0.01)
    #expect(button { $0.buttonSize = .large }.intrinsicContentSize.height > size.height)
    #expect(button { $0.buttonSize = .small }.intrinsicContentSize.height < size.height)
  }

  @Test func aTitleThatIsTooLongBreaks() {
    environment()
    let view = button { $0.title = "A title of several words" }
    let wide = view.intrinsicContentSize
    let narrow = view.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(narrow.width <= 120 && narrow.height > wide.height + 15)
  }

  @Test func picturePlacements() {
    var content = ButtonContent()
    content.image = CGSize(width: 10, height: 10)
    content.title = CGSize(width: 40, height: 20)
    content.subtitle = CGSize(width: 20, height: 10)
    content.imagePadding = 5
    content.titlePadding = 2
    content.titleAlignment = 0
    let box = CGRect(x: 0, y: 0, width: 100, height: 60)
    func frames(_ placement: ButtonContent.Placement, isRightToLeft: Bool = false) -> ButtonContent.Frames {
      content.placement = placement
      return content.frames(in: box, horizontal: .center, vertical: .center, isRightToLeft: isRightToLeft)
    }
    #expect(content.size == CGSize(width: 55, height: 32))
    let leading = frames(.leading)
    #expect(leading.image == CGRect(x: 22.5, y: 25, width: 10, height: 10))
    #expect(leading.title == CGRect(x: 37.5, y: 14, width: 40, height: 20))
    #expect(leading.subtitle == CGRect(x: 37.5, y: 36, width: 20, height: 10))
    #expect(frames(.trailing).image.minX == 67.5)
    #expect(frames(.leading, isRightToLeft: true).image.minX == 67.5)
    let top = frames(.top)
    #expect(content.size == CGSize(width: 40, height: 47))
    #expect(top.image == CGRect(x: 45, y: 6.5, width: 10, height: 10))
    #expect(top.title.minY == 21.5 && frames(.bottom).image.minY == 43.5)
  }

  @Test func statesChangeTheColors() {
    environment()
    func colors(_ style: UIButton.Configuration, _ state: UIControl.State) -> ButtonConfigurationColors {
      ButtonConfigurationColors(style, state: state, tint: .red)
    }
    #expect(colors(.filled(), .normal).background == .red && colors(.filled(), .normal).foreground == .white)
    #expect(colors(.plain(), .normal).background == nil && colors(.plain(), .normal).foreground == .red)
    #expect(colors(.tinted(), .normal).background?.alpha ?? 1 < 0.3)
    #expect(colors(.filled(), .highlighted).background?.alpha ?? 1 < 1)
    #expect(colors(.filled(), .disabled).background != .red)
    var own = UIButton.Configuration.filled()
    own.baseBackgroundColor = .green
    own.baseForegroundColor = .black
    #expect(colors(own, .normal).background == .green && colors(own, .normal).foreground == .black)
  }

  @Test func theHandlerSeesEveryState() {
    environment()
    let view = button { _ in }
    var seen: [Bool] = []
    view.configurationUpdateHandler = { seen.append($0.isHighlighted) }
    view.isHighlighted = true
    view.isHighlighted = false
    #expect(seen == [false, true, false])
  }

  @Test func attributedTitlesAreMeasuredAndShown() {
    environment()
    let view = UIButton(type: .custom)
    view.setAttributedTitle(
      NSAttributedString(string: "Title", attributes: [.font: UIFont.systemFont(ofSize: 30)]), for: .normal)
    let font = UIFont.systemFont(ofSize: 30)
    #expect(abs(view.intrinsicContentSize.width - font.width(of: "Title")) < 0.34)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    view.layoutSubviews()
    #expect(view.titleLabel?.attributedText?.string == "Title")
    #expect(abs((view.titleLabel?.frame.midX ?? 0) - 100) <= 1)
  }
}
