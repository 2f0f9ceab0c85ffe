import Foundation
import Scenarios
import SoftKeyboard
import UIKit

extension ScenarioPlayer {
  func perform(_ action: ScenarioAction) throws {
    phone.makeCurrent()
    switch action {
    case .tap(let target, let offset, let count):
      for _ in 0..<count {
        try touch(target, offset: offset, seconds: ScenarioAction.tapSeconds)
        if count > 1 { phone.run(for: ScenarioAction.tapSeconds) }
      }
    case .press(let target, let seconds): try touch(target, offset: nil, seconds: seconds)
    case .drag(let start, let end, let seconds, let rest):
      try demandOnScreen(CGPoint(start))
      phone.drag(from: CGPoint(start), to: CGPoint(end), duration: seconds, rest: rest)
    case .path(let start, let waypoints):
      try demandOnScreen(CGPoint(start))
      follow(start, waypoints)
    case .scroll(let direction, let points, let target): try scroll(direction, points, target)
    case .scrollTo(let target): _ = try reach(try elementOrRow(target))
    case .type(let text, let seconds): try type(text, seconds)
    case .keys(let text): for character in text { try touchKey(character) }
    case .compose(let text):
      try demandFocus()
      phone.hardwareMarkedText(text)
    case .key(let key, let modifiers, let times):
      for _ in 0..<times { phone.hardwareKey(HardwareKey(key), HardwareKey.Modifiers(modifiers)) }
    case .pressReturn:
      try demandFocus()
      try phone.pressReturn()
    case .dismiss:
      try demandFocus()
      try phone.dismiss()
    case .selectAll:
      try demandFocus()
      phone.selectAll()
    case .copy:
      try demandFocus()
      guard phone.copy() else { throw ScenarioProblem("nothing is selected") }
    case .cut:
      try demandFocus()
      phone.cut()
    case .paste(let text):
      try demandFocus()
      if let text { UIPasteboard.general.string = text }
      guard UIPasteboard.general.string != nil else { throw ScenarioProblem("the pasteboard is empty") }
      phone.paste()
    case .tab(let target): try tap(tab: target)
    case .hardwareKeyboard(let isConnected):
      if phone.keyboard.isHardwareKeyboardConnected != isConnected { phone.toggleHardwareKeyboard() }
    case .rotate(let turn): try phone.rotate(turn == .left ? .left : .right)
    case .appearance(let appearance):
      let style: UIUserInterfaceStyle = appearance == .dark ? .dark : .light
      phone.setUserInterfaceStyle(style)
      guard phone.environment.traits.userInterfaceStyle == style else {
        throw ScenarioProblem("what is shown does not follow the dark style, which came with iOS 13")
      }
    case .wait(let seconds): phone.run(for: seconds)
    case .settle: break
    case .screenshot(let name): try takePicture?(name)
    case .expect(let expectation): try check(expectation)
    }
  }

  private func demandFocus() throws {
    guard phone.environment.application.firstKeyInput != nil else {
      throw ScenarioProblem("no text input has the focus; tap one first")
    }
  }

  // MARK: Fingers

  /// Nobody can put a finger down elsewhere. It may leave the screen.
  private func demandOnScreen(_ point: CGPoint) throws {
    let screen = phone.environment.screen.interfaceBounds
    guard !screen.contains(point) else { return }
    let (x, y) = (ScenarioNumber.rounded(Double(point.x)), ScenarioNumber.rounded(Double(point.y)))
    throw ScenarioProblem(
      "\(x),\(y) is not on the screen, which goes from 0,0 to \(ScenarioNumber.rounded(Double(screen.width))),"
        + ScenarioNumber.rounded(Double(screen.height)))
  }

  /// Where a finger touches the element.
  private func reach(_ element: ScenarioElement) throws -> CGPoint {
    if element.isHidden { throw ScenarioProblem("\(element.description) is hidden") }
    if element.tabIndex != nil {
      let frame = element.screenFrame
      let point = CGPoint(x: frame.midX, y: frame.midY)
      guard let hit = phone.hitView(at: point), hit.isDescendant(of: element.view) else {
        throw ScenarioProblem("the tab bar cannot be touched: something covers it")
      }
      return point
    }
    do {
      let point = try phone.reach(element.view, named: element.description)
      guard element.part != nil else { return point }
      let frame = element.screenFrame
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      guard let hit = phone.hitView(at: middle), hit.isDescendant(of: element.view) else {
        throw ScenarioProblem("\(element.description) cannot be touched: something covers it")
      }
      return middle
    } catch PhoneError.unreachable(let name, let reason) {
      throw ScenarioProblem("\(name) cannot be touched: \(reason)")
    }
  }

  private func touch(_ target: ScenarioTarget, offset: ScenarioPoint?, seconds: Double) throws {
    var point: CGPoint
    if case .point(let place) = target {
      point = CGPoint(place)
    } else {
      if case .named(SoftwareKeyboard.dismissKeyTitle, nil) = target,
        let key = phone.keyboard.center(ofKey: SoftwareKeyboard.dismissKeyTitle)
      {
        return tap(key, seconds)
      }
      let element = try elementOrRow(target)
      point = try reach(element)
      if let offset {
        let frame = element.screenFrame
        point = CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y)
      }
    }
    try demandOnScreen(point)
    tap(point, seconds)
  }

  private func tap(_ point: CGPoint, _ seconds: Double) {
    phone.touch(.began, at: point)
    phone.run(for: seconds)
    phone.touch(.ended, at: point)
  }

  private func follow(_ start: ScenarioPoint, _ waypoints: [ScenarioWaypoint]) {
    phone.touch(.began, at: CGPoint(start))
    var last = CGPoint(start)
    for waypoint in waypoints {
      let point = CGPoint(waypoint.point)
      if waypoint.isEven {
        phone.moveFinger(from: last, to: point, duration: waypoint.seconds)
        last = point
        continue
      }
      phone.run(for: waypoint.seconds)
      if point != last { phone.touch(.moved, at: point) }
      last = point
    }
    phone.touch(.ended, at: last)
  }

  private func scroll(_ direction: ScenarioDirection, _ points: Double, _ target: ScenarioTarget?) throws {
    var place = CGPoint(x: phone.visibleRect.midX, y: phone.visibleRect.midY)
    switch target {
    case .none: break
    case .point(let point):
      place = CGPoint(point)
      try demandOnScreen(place)
    case .some(let target): place = try reach(try elementOrRow(target))
    }
    let length = CGFloat(points)
    switch direction {
    case .down: phone.scroll(at: place, dx: 0, dy: -length)
    case .up: phone.scroll(at: place, dx: 0, dy: length)
    case .right: phone.scroll(at: place, dx: -length, dy: 0)
    case .left: phone.scroll(at: place, dx: length, dy: 0)
    }
  }

  private func tap(tab target: ScenarioTarget) throws {
    let elements = ScenarioElements(phone)
    let tabs = elements.tabs
    let titles = elements.tabTitles
    let list =
      tabs.isEmpty
      ? "there is no tab bar on the screen" : "there are \(titles.map { "\"\($0)\"" }.joined(separator: ", "))"
    let tab: ScenarioElement
    switch target {
    case .input(let number):
      guard tabs.indices.contains(number - 1) else { throw ScenarioProblem("there is no tab #\(number); \(list)") }
      tab = tabs[number - 1]
    case .named(let name, let number):
      let found = tabs.filter { elements.title(of: $0) == name }
      guard found.indices.contains((number ?? 1) - 1) else {
        throw ScenarioProblem("there is no tab \"\(name)\"; \(list)")
      }
      tab = found[(number ?? 1) - 1]
    case .point: throw ScenarioProblem("a point is no tab")
    }
    let point = try reach(tab)
    phone.touch(.began, at: point)
    phone.run(for: ScenarioAction.tapSeconds)
    phone.touch(.ended, at: point)
  }

  // MARK: Text

  private func type(_ text: String, _ seconds: Double) throws {
    try demandFocus()
    let begin = phone.time
    let last = Double(max(text.count - 1, 1))
    for (index, character) in text.enumerated() {
      if seconds > 0 { phone.run(until: begin + seconds * Double(index) / last) }
      try demandFocus()
      try phone.type(String(character))
    }
  }

  /// Touches the key of a character, after the shift key or the key of another page where that is needed.
  private func touchKey(_ character: Character) throws {
    try demandFocus()
    let title = String(character)
    var switches = 0
    while phone.keyboard.center(ofKey: title) == nil {
      let wanted = character.isLetter ? ["ABC"] : ["123", ".?123", "#+=", "+*#"]
      guard switches < 3, let key = wanted.first(where: { phone.keyboard.keyTitles.contains($0) }) else {
        throw ScenarioProblem(
          phone.keyboard.keyTitles.isEmpty
            ? "the phone's keyboard is not on the screen" : "the phone's keyboard has no key \"\(title)\"; use type")
      }
      try touchKey(titled: key)
      switches += 1
    }
    if character.isCased, (phone.keyboard.shift != .off) != character.isUppercase,
      phone.keyboard.center(ofKey: "shift") != nil
    {
      try touchKey(titled: "shift")
    }
    try touchKey(titled: title)
  }

  private func touchKey(titled title: String) throws {
    guard let point = phone.keyboard.center(ofKey: title) else {
      throw ScenarioProblem("the phone's keyboard has no key \"\(title)\"; use type")
    }
    phone.touch(.began, at: point)
    phone.run(for: ScenarioAction.keyPace / 2)
    phone.touch(.ended, at: point)
    phone.run(for: ScenarioAction.keyPace / 2)
  }
}

extension CGPoint {
  init(_ point: ScenarioPoint) { self.init(x: point.x, y: point.y) }
}

extension HardwareKey {
  init(_ key: ScenarioKey) {
    switch key {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .home: self = .home
    case .end: self = .end
    case .delete: self = .delete
    case .forwardDelete: self = .forwardDelete
    case .tab: self = .tab
    case .escape: self = .escape
    }
  }
}

extension HardwareKey.Modifiers {
  init(_ modifiers: Set<ScenarioKey.Modifier>) {
    self = []
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.option) { insert(.option) }
  }
}
