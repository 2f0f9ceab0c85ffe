import Foundation
import Testing

@testable import UIKit

@MainActor
struct ButtonTests {
  @Test func statesFallBackToTheNormalOne() {
    _ = TextFieldStage()
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Stop", for: .selected)
    button.setTitleColor(.red, for: .highlighted)
    #expect(button.title(for: .highlighted) == "Go" && button.currentTitle == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "Stop")
    button.isSelected = false
    button.isHighlighted = true
    #expect(button.currentTitleColor == .red)
    #expect(button.titleColor(for: .normal) == .white)
  }

  @Test func partsAreMadeWhenNeeded() {
    let stage = TextFieldStage()
    let button = UIButton(type: .custom)
    stage.window.addSubview(button)
    stage.environment.application.layoutIfNeeded()
    #expect(button.subviews.isEmpty)
    button.setTitle("Go", for: .normal)
    button.sizeToFit()
    stage.environment.application.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Go" && button.subviews.count == 1)
  }

  @Test func classicRoundedRect() {
    let stage = TextFieldStage()
    let button = UIButton(type: .roundedRect)
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize.height == 37)
    #expect(button.currentTitleColor == UIColor(hex: 0x324f85))
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 37)
    stage.window.addSubview(button)
    stage.environment.application.layoutIfNeeded()
    let label = button.titleLabel?.frame ?? .zero
    #expect(abs(label.midX - 50) <= 1 && abs(label.midY - 18.5) <= 1)
  }

  @Test func modernSystemButtonDimsAndComesBack() {
    let stage = TextFieldStage {
      $0.look = .modern
      $0.systemVersion = "15.0"
    }
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.sizeToFit()
    #expect(button.bounds.height == 30)
    stage.window.addSubview(button)
    stage.environment.application.layoutIfNeeded()
    #expect(button.currentTitleColor == .systemBlue)
    button.isHighlighted = true
    #expect(button.titleLabel?.alpha == 0.2)
    button.isHighlighted = false
    #expect(button.titleLabel?.alpha == 1 && (button.titleLabel?.presented.alpha ?? 1) < 0.5)
    stage.run(0.5)
    #expect(button.titleLabel?.presented.alpha == 1)
  }

  @Test func tapTriggersThePrimaryAction() {
    let stage = TextFieldStage()
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in stage.record("primary") })
    button.frame = CGRect(x: 10, y: 10, width: 100, height: 37)
    button.addTarget(nil, action: { _ in stage.record("up") }, for: .touchUpInside)
    stage.window.addSubview(button)
    stage.tap(CGPoint(x: 30, y: 20))
    #expect(stage.take() == ["up", "primary"])
    #expect(button.currentTitle == "Go")
  }

  @Test func tapRecognisersAroundAreNotToldOfTheButtonsTaps() {
    let stage = TextFieldStage()
    let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 37))
    stage.window.addSubview(button)
    stage.window.addGestureRecognizer(UITapGestureRecognizer { _ in stage.record("ancestor") })
    button.addTarget(nil, action: { _ in stage.record("up") }, for: .touchUpInside)
    stage.tap(CGPoint(x: 30, y: 20))
    #expect(stage.take() == ["up"])
    stage.tap(CGPoint(x: 30, y: 200))
    #expect(stage.take() == ["ancestor"])
  }
}
