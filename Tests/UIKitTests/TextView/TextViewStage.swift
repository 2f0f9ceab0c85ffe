import Canvas
import Foundation

@testable import UIKit

/// A phone with a window, a text view in it, and a record of all that it tells.
@MainActor
final class TextViewStage: TextInputPresenter {
  let environment: UIKitEnvironment
  let window: UIWindow
  let view: UITextView
  var log: [String] = []
  /// Answers no to what is in it.
  var refusals: Set<String> = []
  var onEvent: [String: () -> Void] = [:]
  private var tokens: [any NSObjectProtocol] = []

  init(
    _ text: String = "", frame: CGRect = CGRect(x: 0, y: 20, width: 320, height: 100),
    _ change: (inout SystemTraits) -> Void = { _ in }
  ) {
    var traits = SystemTraits()
    change(&traits)
    environment = UIKitEnvironment(traits: traits)
    UIKitEnvironment.current = environment
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    view = UITextView(frame: frame)
    view.font = .systemFont(ofSize: 14)
    view.text = text
    window.addSubview(view)
    view.delegate = self
    environment.textInputPresenter = self
    environment.application.layoutIfNeeded()
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func type(_ text: String) {
    for character in text { view.insertText(String(character)) }
    environment.application.layoutIfNeeded()
  }

  func run(_ seconds: Double) {
    environment.timeline.advance(to: environment.timeline.now + seconds)
    environment.application.layoutIfNeeded()
  }

  func tap(_ point: CGPoint) {
    environment.application.sendTouch(.began, at: point)
    run(0.05)
    environment.application.sendTouch(.ended, at: point)
    environment.application.layoutIfNeeded()
  }

  /// Moves the caret by lines, as the arrow keys do.
  func move(_ direction: UITextLayoutDirection) {
    guard let start = view.selectedTextRange?.start,
      let place = view.position(from: start, in: direction, offset: 1)
    else { return }
    view.selectedTextRange = view.textRange(from: place, to: place)
  }

  var selected: NSRange { view.selectedRange }

  private func tell(_ event: String, detail: String = "") -> Bool {
    log.append(event + detail)
    onEvent[event]?()
    return !refusals.contains(event)
  }

  // MARK: TextInputPresenter

  func firstResponderDidChange(to responder: (UIResponder & UIKeyInput)?) {
    log.append(responder == nil ? "keyboard goes" : "keyboard comes")
    onEvent["keyboard"]?()
  }
  func reloadInputViews(of responder: UIResponder) {}
  func textDidChange(in responder: UIResponder) {}
}

extension TextViewStage: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { tell("shouldBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { tell("shouldEnd") }
  func textViewDidBeginEditing(_ textView: UITextView) { _ = tell("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { _ = tell("didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    tell("shouldChange", detail: "(\(range.location),\(range.length),\(text))")
  }
  func textViewDidChange(_ textView: UITextView) { _ = tell("didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { _ = tell("didChangeSelection") }
}
