import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct ValueControlTests {
  // MARK: Switch

  @Test(arguments: [SystemTraits.Look.classic, .modern])
  func aSwitchTogglesByTapAndByDrag(_ look: SystemTraits.Look) {
    let stage = ControlStage(look: look)
    let control = stage.add(UISwitch(frame: .zero)) { $0.isOn }
    let width = control.frame.width
    control.setOn(true, animated: false)
    #expect(stage.take().isEmpty)
    stage.tap(40, 50)
    #expect(stage.take() == ["false"] && !control.isOn)
    stage.drag(from: (30, 50), to: (20 + width, 50))
    #expect(stage.take() == ["true"] && control.isOn)
    // There and back changes nothing.
    stage.touch(.began, 60, 50)
    stage.touch(.moved, 25, 50)
    stage.touch(.moved, 65, 50)
    stage.touch(.ended, 65, 50)
    #expect(stage.take().isEmpty && control.isOn)
    control.isEnabled = false
    stage.tap(40, 50)
    #expect(stage.take().isEmpty && control.isOn)
  }

  @Test func sizesAreThoseOfTheEra() {
    let sizes: [(SystemTraits.Look, String, [CGFloat])] = [
      (.classic, "5.1", [79, 27, 23, 44, 94, 27, 44]), (.modern, "10.0", [51, 31, 31, 29, 94, 29, 44]),
      (.modern, "18.0", [51, 31, 31, 32, 94, 32, 56]), (.modern, "26.0", [63, 28, 34, 32, 94, 32, 64]),
    ]
    for (look, version, numbers) in sizes {
      _ = ControlStage(look: look, version: version)
      let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 1))
      #expect(control.frame == CGRect(x: 3, y: 4, width: numbers[0], height: numbers[1]))
      #expect(UISlider(frame: .zero).sizeThatFits(.zero).height == numbers[2])
      #expect(UISegmentedControl(items: ["One"]).frame.height == numbers[3])
      #expect(UIStepper(frame: .zero).frame.size == CGSize(width: numbers[4], height: numbers[5]))
      #expect(UISearchBar(frame: .zero).intrinsicContentSize.height == numbers[6])
    }
  }

  /// Files store switches 49 wide, with a frame of 51, and segmented controls 28 high, with one of 29.
  @Test func constraintsSeeTheAlignmentRectangle() {
    let stage = ControlStage(version: "10.0")
    let control = UISwitch(frame: .zero)
    let choice = UISegmentedControl(items: ["One", "Two"])
    for view in [control, choice] {
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      control.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -20),
      control.topAnchor.constraint(equalTo: choice.bottomAnchor, constant: 8),
      choice.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 10),
      choice.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 10),
    ])
    stage.environment.application.layoutIfNeeded()
    #expect(choice.frame.minY == 10 && choice.frame.height == 29)
    #expect(control.frame == CGRect(x: 320 - 20 - 49, y: 10 + 28 + 8, width: 51, height: 31))
  }

  // MARK: Slider

  @Test func aSliderFollowsItsThumb() {
    let stage = ControlStage()
    let slider = stage.add(UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31))) { $0.value }
    slider.maximumValue = 10
    slider.value = 5
    #expect(stage.take().isEmpty)
    // Away from the thumb nothing happens.
    stage.drag(from: (22, 55), to: (60, 55))
    #expect(stage.take().isEmpty && slider.value == 5)
    stage.drag(from: (84, 55), to: (104, 55))
    #expect(abs(slider.value - 7) < 0.01)
    #expect(stage.log.count >= 10)
    _ = stage.take()
    slider.isContinuous = false
    stage.drag(from: (104, 55), to: (300, 55))
    #expect(stage.take() == ["10.0"])
    slider.setValue(2, animated: true)
    #expect(slider.value == 2)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
    #expect(thumb.minX == 0)
    slider.value = .nan
    slider.maximumValue = -.infinity
    #expect(slider.value == 2)
  }

  // MARK: Stepper

  @Test func aStepperStepsAndRepeats() {
    let stage = ControlStage()
    let stepper = stage.add(UIStepper(frame: .zero)) { $0.value }
    stepper.maximumValue = 30
    stage.tap(30, 50)
    #expect(stage.take().isEmpty)
    stage.tap(100, 50)
    #expect(stage.take() == ["1.0"])
    stage.touch(.began, 100, 50)
    stage.run(0.45)
    #expect(stepper.value == 2)
    stage.run(0.3)
    #expect(stepper.value > 3 && stepper.value < 6)
    stage.run(10)
    #expect(stepper.value == 30)
    stage.touch(.ended, 100, 50)
    stepper.wraps = true
    stage.tap(100, 50)
    #expect(stepper.value == 0)
    stage.tap(30, 50)
    #expect(stepper.value == 30)
  }

  // MARK: Segments

  @Test func segmentsAreChosenDownOnceAndUpLater() {
    for (version, down) in [("10.0", true), ("18.0", false)] {
      let stage = ControlStage(version: version)
      let choice = stage.add(UISegmentedControl(items: ["One", "Two", "Three"])) { $0.selectedSegmentIndex }
      choice.frame.size.width = 150
      choice.setEnabled(false, forSegmentAt: 2)
      stage.touch(.began, 95, 50)
      #expect((choice.selectedSegmentIndex == 1) == down)
      stage.touch(.ended, 95, 50)
      #expect(stage.take() == ["1"])
      stage.tap(95, 50)
      stage.tap(145, 50)
      #expect(stage.take().isEmpty && choice.selectedSegmentIndex == 1)
      choice.isMomentary = true
      stage.tap(45, 50)
      #expect(stage.take() == ["0"] && choice.selectedSegmentIndex == UISegmentedControl.noSegment)
      choice.isMomentary = false
      choice.selectedSegmentIndex = 1
      choice.removeSegment(at: 0, animated: false)
      #expect(choice.selectedSegmentIndex == 0 && choice.titleForSegment(at: 0) == "Two")
      choice.selectedSegmentIndex = 7
      #expect(choice.selectedSegmentIndex == UISegmentedControl.noSegment)
    }
  }

  /// A thumb on its way draws every frame and comes to rest; then nothing is left to do.
  @Test func animationsComeToRest() {
    let stage = ControlStage()
    let control = stage.add(UISwitch(frame: .zero)) { $0.isOn }
    control.setOn(true, animated: true)
    #expect(!stage.environment.timeline.isSettled)
    stage.run(0.3)
    #expect(stage.environment.timeline.isSettled)
  }
}
