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
    let begin = time
    finger(.began, at: start)
    let steps = max(1, Int((max(0, duration) * 60).rounded(.up)))
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      run(until: begin + duration * Double(part))
      finger(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    if rest > 0 { run(for: rest) }
    finger(.ended, at: end)
    application.layoutIfNeeded()
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
    var attempts = 0
    while true {
      collect()
      if let point = tapPoint(of: view) { return point }
      guard attempts < 8, scrollTowards(view) else {
        throw PhoneError.unreachable(name, reason: obstacle(view))
      }
      attempts += 1
    }
  }

  /// The cell of a row, after scrolling to it as a person would; nil when scrolling does not bring it.
  package func reachRow(_ path: IndexPath, in table: UITableView) -> UITableViewCell? {
    makeCurrent()
    for _ in 0..<64 {
      collect()
      if let cell = table.cellForRow(at: path) { return cell }
      guard table.isScrollEnabled else { return nil }
      let row = table.rectOnScreen(table.rectForRow(at: path))
      let way = row.midY - table.screenFrame.midY
      // What is many screens away is flicked to: a flick goes some four screens at most.
      if abs(way) > 6 * table.bounds.height, flick(table, up: way > 0) { continue }
      guard drag(table, towards: row) else { return nil }
    }
    return nil
  }

  /// A visible point of the view at which a touch reaches it; nil when there is none.
  private func tapPoint(of view: UIView) -> CGPoint? {
    let rects = visibility.visibleRects(of: view).sorted { $0.width * $0.height > $1.width * $1.height }
    for rect in rects where rect.width >= 4 && rect.height >= 4 {
      let point = CGPoint(x: rect.midX, y: rect.midY)
      if let hit = hitView(at: point), hit.isDescendant(of: view) { return point }
    }
    return nil
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

  /// Drags the nearest scroll view that can bring the view nearer; false when none can.
  private func scrollTowards(_ view: UIView) -> Bool {
    var ancestor = view.superview
    while let current = ancestor {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
        drag(scrollView, towards: view.presentedScreenFrame)
      {
        return true
      }
      ancestor = current.superview
    }
    return false
  }

  /// The part of a scroll view in which a finger can drag it: the largest that shows, without the status bar, which takes
  /// touches itself. Nil where there is too little.
  func fingerArea(of scrollView: UIScrollView) -> CGRect? {
    let top = environment.traits.statusBarHeight
    let areas = visibility.visibleRects(of: scrollView).map { area in
      let cut = min(max(0, top - area.minY), area.height)
      return CGRect(x: area.minX, y: area.minY + cut, width: area.width, height: area.height - cut)
    }
    guard let area = areas.max(by: { $0.height < $1.height }), area.height > 40, area.width > 20 else { return nil }
    return area
  }

  func drag(_ scrollView: UIScrollView, towards target: CGRect) -> Bool {
    guard let area = fingerArea(of: scrollView) else { return false }
    // Content up (positive) to show what lies below.
    var distance = target.midY > area.midY ? target.maxY - area.maxY + 10 : target.minY - area.minY - 10
    let reach = area.height - 24
    distance = min(max(distance, -reach), reach)
    guard abs(distance) > 1 else { return false }
    let before = scrollView.contentOffset
    // A finger moves ten points before the content follows; they are not made up for.
    let slop: CGFloat = distance > 0 ? 10 : -10
    let x = area.midX
    let start = CGPoint(x: x, y: distance > 0 ? area.maxY - 6 : area.minY + 6)
    let end = CGPoint(x: x, y: min(max(start.y - distance - slop, area.minY + 2), area.maxY - 2))
    drag(from: start, to: end, duration: 0.3, rest: 0.2)
    settle()
    return scrollView.contentOffset != before
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
