import Foundation
import UIKit

extension Phone {
  /// Puts a finger down and lifts it, at a point of the screen.
  public func tap(at point: CGPoint) {
    makeCurrent()
    environment.application.layoutIfNeeded()
    finger(.began, at: point)
    finger(.ended, at: point)
    environment.application.layoutIfNeeded()
  }

  /// Moves a finger from one point of the screen to another within `duration` seconds, rests it there for `rest` seconds
  /// (then the content does not go on by itself), and lifts it.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.3, rest: Double = 0) {
    makeCurrent()
    let application = environment.application
    finger(.began, at: start)
    moveFinger(from: start, to: end, duration: duration)
    if rest > 0 { run(for: rest) }
    finger(.ended, at: end)
    application.layoutIfNeeded()
  }

  /// Moves a finger that is down evenly.
  func moveFinger(from start: CGPoint, to end: CGPoint, duration: Double) {
    let begin = time
    let steps = max(1, Int((max(0, duration) * 60).rounded(.up)))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      run(until: begin + duration * Double(part))
      finger(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
  }

  /// Taps a text input as a person would: where it is, after scrolling it into sight when it is not.
  ///
  /// - Throws: `PhoneError` when there is no such input or a person cannot reach it.
  public func focus(_ name: String) throws {
    makeCurrent()
    guard let input = inputOrRow(name) else {
      throw PhoneError.unknownInput(name, known: TextInput.all(in: window).map(\.displayName))
    }
    tap(at: try reach(input.view, named: name))
    guard input.view.isFirstResponder else {
      throw PhoneError.unreachable(name, reason: "the tap did not give it the keyboard")
    }
  }

  /// The input of that name, after scrolling to its row where that is out of sight.
  func inputOrRow(_ name: String) -> TextInput? {
    if let input = TextInput.named(name, in: window) { return input }
    guard !name.hasPrefix("#"), findInRows({ TextInput.isInput($0, named: name) }) else { return nil }
    return TextInput.named(name, in: window)
  }

  /// Gives an input the focus as code does when return is pressed in the one before, wherever it is.
  ///
  /// - Throws: `PhoneError` when there is no such input or it does not take the focus.
  public func focusNext(_ name: String) throws {
    makeCurrent()
    guard let input = TextInput.named(name, in: window) else {
      throw PhoneError.unknownInput(name, known: TextInput.all(in: window).map(\.displayName))
    }
    guard input.view.becomeFirstResponder() else {
      throw PhoneError.unreachable(name, reason: "it does not take the focus")
    }
    environment.application.layoutIfNeeded()
  }

  /// A point at which a touch reaches the view, after scrolling it into sight when it is not, as a person would.
  ///
  /// - Throws: `PhoneError` when a person cannot reach it; the reason calls it `name`.
  package func reach(_ view: UIView, named name: String) throws -> CGPoint {
    if let control = view as? UIControl, !control.isEnabled {
      throw PhoneError.unreachable(name, reason: "it is disabled")
    }
    // A form of a hundred fields on a phone on its side takes fifty.
    for _ in 0..<100 {
      collect()
      if let point = tapPoint(of: view) { return point }
      guard scrollNearer(to: view) else { break }
    }
    // Half under a bar that takes touches, it can be tapped at its other half.
    if let point = tapPoint(of: view, Self.tapPlaces) { return point }
    throw PhoneError.unreachable(name, reason: obstacle(view))
  }

  /// A cell that exists only while it is in sight, after scrolling to its place as a person would; nil when scrolling does
  /// not bring it.
  ///
  /// - Parameters:
  ///   - frame: where its row or item lies on the screen now.
  ///   - cell: what shows there now.
  package func reachCell(in list: UIScrollView, frame: () -> CGRect, cell: () -> UIView?) -> UIView? {
    makeCurrent()
    for _ in 0..<64 {
      collect()
      if let cell = cell() { return cell }
      let target = frame()
      guard list.isScrollEnabled, !target.isNull else { return nil }
      let way = target.midY - list.screenFrame.midY
      // What is many screens away is flicked to: a flick goes some four screens at most.
      if abs(way) > 6 * list.bounds.height, flick(list, .vertical, back: way < 0) { continue }
      guard drag(list, towards: target) else { return nil }
    }
    return nil
  }

  /// A visible point of the view at which a touch reaches it; nil when there is none.
  private func tapPoint(of view: UIView, _ places: [CGPoint] = [CGPoint(x: 0.5, y: 0.5)]) -> CGPoint? {
    let rects = visibility.visibleRects(of: view).sorted { $0.width * $0.height > $1.width * $1.height }
    for rect in rects where rect.width >= 4 && rect.height >= 4 {
      for place in places {
        let point = CGPoint(x: rect.minX + rect.width * place.x, y: rect.minY + rect.height * place.y)
        if let hit = hitView(at: point), hit.isDescendant(of: view) { return point }
      }
    }
    return nil
  }

  /// Where a finger tries next, as parts of the width and height.
  private static let tapPlaces = [0.5, 0.75, 0.25, 0.9, 0.1].flatMap { y in
    [0.5, 0.75, 0.25, 0.9, 0.1].map { CGPoint(x: $0, y: y) }
  }

  var visibility: Visibility {
    Visibility(windows: environment.application.windows, screen: visibleRect, scale: scale)
  }

  func hitView(at point: CGPoint) -> UIView? {
    for window in environment.application.windows.reversed() {
      if let hit = window.hitTest(window.convert(point, from: nil), with: nil) { return hit }
    }
    return nil
  }

  private func obstacle(_ view: UIView) -> String {
    let frame = view.presentedScreenFrame
    let place =
      "its frame on the screen is \(Int(frame.minX)), \(Int(frame.minY)), \(Int(frame.width)), \(Int(frame.height))"
    let point = CGPoint(x: frame.midX, y: frame.midY)
    if let cover = visibility.cover(of: view, at: point) {
      return
        "it is covered by \(String(describing: Swift.type(of: cover))), and scrolling does not uncover it; \(place)"
    }
    if !visibleRect.contains(point) { return "it lies outside of the screen and scrolling does not reach it; \(place)" }
    if let hit = hitView(at: point), !hit.isDescendant(of: view) {
      return "\(String(describing: Swift.type(of: hit))) takes the touch; \(place)"
    }
    return "it is clipped away, and scrolling does not uncover it; \(place)"
  }

  private func focused(_ action: String) throws -> any UIKeyInput {
    guard let input = environment.application.firstKeyInput else {
      throw PhoneError.noFocus(action)
    }
    return input
  }

  /// Types characters into the focused input.
  ///
  /// - Throws: `PhoneError` when nothing has the focus.
  @_disfavoredOverload
  public func type(_ text: String) throws {
    makeCurrent()
    for character in text {
      try focused("--type").insertText(String(character))
      environment.application.layoutIfNeeded()
    }
  }

  /// Types a character by touching its key on the keyboard on the screen; where the keyboard has no such key, as `type`
  /// does.
  ///
  /// - Throws: `PhoneError` when nothing has the focus.
  public func typeOnKeyboard(_ character: Character) throws {
    guard let key = keyboard.center(ofKey: String(character)) else { return try type(String(character)) }
    makeCurrent()
    finger(.began, at: key)
    run(for: 0.08)
    finger(.ended, at: key)
    environment.application.layoutIfNeeded()
  }

  /// Presses return.
  ///
  /// - Throws: `PhoneError` when nothing has the focus.
  @_disfavoredOverload
  public func pressReturn() throws {
    makeCurrent()
    try focused("--return").insertText("\n")
    environment.application.layoutIfNeeded()
  }

  /// Takes the keyboard away.
  ///
  /// - Throws: `PhoneError` when nothing has the focus.
  @_disfavoredOverload
  public func dismiss() throws {
    makeCurrent()
    _ = try focused("--dismiss")
    window.endEditing(true)
    environment.application.layoutIfNeeded()
  }
}

extension Phone {
  /// A finger on the screen, point in screen coordinates.
  public func touch(_ phase: UITouch.Phase, at point: CGPoint) {
    makeCurrent()
    finger(phase, at: point)
    environment.application.layoutIfNeeded()
  }

  /// A turn of the wheel over a point of the screen: moves content by points.
  public func scroll(at point: CGPoint, dx: CGFloat, dy: CGFloat) {
    makeCurrent()
    environment.application.sendScroll(at: point, dx: dx, dy: dy)
    environment.application.layoutIfNeeded()
  }

  /// Connects or disconnects the hardware keyboard: the one on the screen goes or comes.
  public func toggleHardwareKeyboard() {
    makeCurrent()
    keyboard.isHardwareKeyboardConnected.toggle()
  }
}
