import Canvas
import Foundation

@testable import UIKit

/// A phone with a window, fields, and a record of all that they tell.
@MainActor
final class TextFieldStage: TextInputPresenter {
  let environment: UIKitEnvironment
  let window: UIWindow
  var log: [String] = []
  private var names: [ObjectIdentifier: String] = [:]
  private var tokens: [any NSObjectProtocol] = []
  private var delegates: [RecordingDelegate] = []
  /// Edits and moves of the caret are recorded as well.
  var recordsPresenterChanges = false

  init(_ change: (inout SystemTraits) -> Void = { _ in }) {
    var traits = SystemTraits()
    change(&traits)
    environment = UIKitEnvironment(traits: traits)
    UIKitEnvironment.current = environment
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.isHidden = false
    environment.textInputPresenter = self
  }

  func record(_ event: String) { log.append(event) }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func name(_ object: AnyObject?) -> String { object.flatMap { names[ObjectIdentifier($0)] } ?? "-" }

  /// A field in the window that records its control events and notifications.
  func field(_ name: String, _ text: String = "", frame: CGRect = CGRect(x: 20, y: 40, width: 160, height: 31))
    -> UITextField
  {
    let field = UITextField(frame: frame)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    field.text = text
    window.addSubview(field)
    names[ObjectIdentifier(field)] = name
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, label) in events {
      field.addTarget(self, action: { [weak self] _ in self?.record("\(name).\(label)") }, for: event)
    }
    return field
  }

  func endsOnExit(_ field: UITextField, _ action: @escaping @MainActor () -> Void = {}) {
    field.addTarget(
      self,
      action: { [weak self] control in
        self?.record("\(self?.name(control) ?? "").onExit")
        action()
      }, for: .editingDidEndOnExit)
  }

  @discardableResult
  func delegate(_ field: UITextField) -> RecordingDelegate {
    let delegate = RecordingDelegate(self)
    delegates.append(delegate)
    field.delegate = delegate
    return delegate
  }

  func type(_ text: String, in field: UITextField) { for character in text { field.insertText(String(character)) } }

  func run(_ seconds: Double) { environment.timeline.advance(to: environment.timeline.now + seconds) }

  func tap(_ point: CGPoint) {
    environment.application.sendTouch(.began, at: point)
    run(0.05)
    environment.application.sendTouch(.ended, at: point)
  }

  // MARK: TextInputPresenter

  func firstResponderDidChange(to responder: (UIResponder & UIKeyInput)?) { record("keyboard(\(name(responder)))") }
  func reloadInputViews(of responder: UIResponder) { record("reload") }
  func textDidChange(in responder: UIResponder) { if recordsPresenterChanges { record("told(\(name(responder)))") } }
}

/// Answers yes unless told otherwise, and records.
@MainActor
final class RecordingDelegate: UITextFieldDelegate {
  private weak var stage: TextFieldStage?
  var refusals: Set<String> = []
  var onEvent: [String: (UITextField) -> Void] = [:]

  init(_ stage: TextFieldStage) { self.stage = stage }

  private func tell(_ event: String, _ field: UITextField, detail: String = "") -> Bool {
    stage?.record("\(stage?.name(field) ?? "").\(event)\(detail)")
    onEvent[event]?(field)
    return !refusals.contains(event)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { tell("shouldBegin", textField) }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = tell("didBegin", textField) }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { tell("shouldEnd", textField) }
  func textFieldDidEndEditing(_ textField: UITextField) { _ = tell("didEnd", textField) }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { tell("shouldClear", textField) }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { tell("shouldReturn", textField) }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { tell("shouldChange", textField, detail: "(\(range.location),\(range.length),\(string))") }
}

extension UITextField {
  var selection: Range<Int> { selectedTextRange.map(characters) ?? 0..<0 }

  func setCaret(_ offset: Int) { selectedTextRange = TextSpan(offset..<offset) }
}
