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
      if abs(way) > 6 * list.bounds.height, flick(list, up: way > 0) { continue }
      guard drag(list, towards: target) || drag(list, towards: target, .sideways) else { return nil }
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

  enum DragAxis {
    case upright, sideways
  }

  func drag(_ scrollView: UIScrollView, towards target: CGRect, _ axis: DragAxis = .upright) -> Bool {
    guard let area = fingerArea(of: scrollView) else { return false }
    func span(_ rect: CGRect) -> (start: CGFloat, middle: CGFloat, end: CGFloat) {
      axis == .upright ? (rect.minY, rect.midY, rect.maxY) : (rect.minX, rect.midX, rect.maxX)
    }
    let (wanted, shown) = (span(target), span(area))
    // Content up or to the left (positive) to show what lies below or to the right.
    var distance = wanted.middle > shown.middle ? wanted.end - shown.end + 10 : wanted.start - shown.start - 10
    if axis == .sideways, wanted.start >= shown.start, wanted.end <= shown.end { return false }
    let reach = shown.end - shown.start - 24
    distance = min(max(distance, -reach), reach)
    guard abs(distance) > 1 else { return false }
    let before = scrollView.contentOffset
    // A finger moves ten points before the content follows; they are not made up for.
    let slop: CGFloat = distance > 0 ? 10 : -10
    let first = distance > 0 ? shown.end - 6 : shown.start + 6
    let last = min(max(first - distance - slop, shown.start + 2), shown.end - 2)
    func point(_ place: CGFloat) -> CGPoint {
      axis == .upright ? CGPoint(x: area.midX, y: place) : CGPoint(x: place, y: area.midY)
    }
    drag(from: point(first), to: point(last), duration: 0.3, rest: 0.2)
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
