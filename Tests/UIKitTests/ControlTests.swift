import Foundation
import Testing

@testable import UIKit

@MainActor
struct ControlTests {
  private func stage() -> (TextFieldStage, UIControl) {
    let stage = TextFieldStage()
    let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 30))
    stage.window.addSubview(control)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "in"), (.touchDragOutside, "out"),
      (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "upInside"),
      (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    ]
    for (event, name) in names { control.addTarget(nil, action: { _ in stage.record(name) }, for: event) }
    return (stage, control)
  }

  private func touch(_ stage: TextFieldStage, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    stage.environment.application.sendTouch(phase, at: CGPoint(x: x, y: y))
    stage.run(0.02)
  }

  @Test func bitsAreApples() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.editingDidEndOnExit.rawValue == 524_288)
    #expect(UIControl.Event.allEditingEvents.contains([.editingDidBegin, .editingChanged, .editingDidEndOnExit]))
    #expect(UIControl.State([.disabled, .selected]).rawValue == 6)
  }

  @Test func tapAndSecondTap() {
    let (stage, control) = stage()
    touch(stage, .began, 120, 110)
    #expect(control.isTracking && control.isHighlighted && control.isTouchInside)
    touch(stage, .ended, 120, 110)
    #expect(!control.isTracking && !control.isHighlighted)
    touch(stage, .began, 120, 110)
    touch(stage, .ended, 120, 110)
    #expect(stage.take() == ["down", "upInside", "down", "repeat", "upInside"])
  }

  @Test func fingerMayStraySeventyPoints() {
    let (stage, control) = stage()
    touch(stage, .began, 120, 110)
    touch(stage, .moved, 219, 110)
    touch(stage, .moved, 221, 110)
    #expect(!control.isHighlighted)
    touch(stage, .moved, 225, 110)
    touch(stage, .moved, 210, 110)
    #expect(control.isHighlighted)
    touch(stage, .ended, 210, 110)
    #expect(stage.take() == ["down", "in", "exit", "out", "out", "enter", "in", "upInside"])
    touch(stage, .began, 120, 110)
    touch(stage, .ended, 300, 110)
    #expect(stage.take().last == "upOutside")
  }

  @Test func cancelledTouch() {
    let (stage, control) = stage()
    touch(stage, .began, 120, 110)
    touch(stage, .cancelled, 120, 110)
    #expect(stage.take() == ["down", "cancel"])
    #expect(!control.isTracking)
  }

  @Test func disabledControlSwallowsTouches() {
    let (stage, control) = stage()
    control.isEnabled = false
    touch(stage, .began, 120, 110)
    touch(stage, .ended, 120, 110)
    #expect(stage.take() == [])
    #expect(control.state == .disabled)
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
  }

  @Test func trackingMayBeRefusedOrGivenUp() {
    final class Picky: UIControl {
      var begins = false
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { begins }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let stage = TextFieldStage()
    let control = Picky(frame: CGRect(x: 100, y: 100, width: 50, height: 30))
    stage.window.addSubview(control)
    control.addTarget(nil, action: { _ in stage.record("event") }, for: .allTouchEvents)
    touch(stage, .began, 120, 110)
    touch(stage, .ended, 120, 110)
    #expect(stage.take() == [])
    control.begins = true
    stage.run(1)
    touch(stage, .began, 120, 110)
    touch(stage, .moved, 121, 110)
    #expect(!control.isTracking && !control.isHighlighted)
    touch(stage, .ended, 121, 110)
    #expect(stage.take() == ["event"])
  }

  @Test func actionsAreAddedReplacedAndRemoved() {
    let stage = TextFieldStage()
    let control = UIControl(frame: .zero)
    let one = UIAction(identifier: UIAction.Identifier("x")) { _ in stage.record("one") }
    let two = UIAction(identifier: UIAction.Identifier("x")) { action in
      stage.record(action.sender === control ? "two" : "stray")
    }
    control.addAction(one, for: [.valueChanged, .touchDown])
    control.addAction(two, for: .valueChanged)
    #expect(control.allControlEvents == [.valueChanged, .touchDown])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(stage.take() == ["two", "one"])
    #expect(two.sender == nil)
    control.removeAction(identifiedBy: UIAction.Identifier("x"), for: .allEvents)
    #expect(control.allControlEvents == [])
    control.addTarget(stage, action: { _ in stage.record("closure") }, for: .valueChanged)
    control.removeTarget(NSObject(), for: .allEvents)
    control.sendActions(for: .valueChanged)
    control.removeTarget(stage, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(stage.take() == ["closure"])
  }

  @Test func dragsBelongToControlsButNotToTextFields() {
    _ = TextFieldStage()
    #expect(!UIControl(frame: .zero).cancelsTouchesWhenScrolled)
    #expect(UITextField(frame: .zero).cancelsTouchesWhenScrolled)
  }

  @Test func targetsAreNotKept() {
    let control = UIControl(frame: .zero)
    var target: NSObject? = NSObject()
    control.addTarget(target, action: { _ in Issue.record("called for an object that is gone") }, for: .valueChanged)
    #expect(control.allControlEvents == .valueChanged)
    target = nil
    #expect(control.allControlEvents == [])
    control.sendActions(for: .valueChanged)
  }
}
