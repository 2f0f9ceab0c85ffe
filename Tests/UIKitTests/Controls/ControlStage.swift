import Foundation

@testable import UIKit

/// A phone with a window, and a record of the events of the controls in it.
@MainActor
final class ControlStage {
  let environment: UIKitEnvironment
  let window: UIWindow
  var log: [String] = []

  init(look: SystemTraits.Look = .modern, version: String = "18.0") {
    var traits = SystemTraits()
    traits.look = look
    traits.systemVersion = look == .classic ? "5.1" : version
    environment = UIKitEnvironment(traits: traits)
    UIKitEnvironment.current = environment
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
  }

  /// Puts a control into the window and records what it tells, with `value` of it.
  func add<Control: UIControl>(
    _ control: Control, at origin: CGPoint = CGPoint(x: 20, y: 40), _ value: @escaping (Control) -> Any
  ) -> Control {
    control.frame.origin = origin
    window.addSubview(control)
    control.addTarget(
      self, action: { [weak self, weak control] _ in if let control { self?.log.append("\(value(control))") } },
      for: .valueChanged)
    environment.application.layoutIfNeeded()
    return control
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func run(_ seconds: Double) {
    environment.timeline.advance(to: environment.timeline.now + seconds)
    environment.application.layoutIfNeeded()
  }

  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    environment.application.sendTouch(phase, at: CGPoint(x: x, y: y))
    environment.application.layoutIfNeeded()
  }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    touch(.began, x, y)
    run(0.05)
    touch(.ended, x, y)
  }

  func drag(from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat)) {
    touch(.began, start.0, start.1)
    for step in 1...10 {
      let part = CGFloat(step) / 10
      run(0.02)
      touch(.moved, start.0 + (end.0 - start.0) * part, start.1 + (end.1 - start.1) * part)
    }
    touch(.ended, end.0, end.1)
  }
}
